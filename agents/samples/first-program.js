// The agent of first_agent.py as a program in JavaScript, without its parameter. Start it with: node first-program.js
import { createInterface } from 'node:readline';

const ORDER = ['quest', 'challenge', 'play', 'sing', 'use', 'ink'];

/** The position of the option's first word in ORDER. Other words come last. */
const rank = (option) => (ORDER.indexOf(option.split(' ')[0]) + ORDER.length + 1) % (ORDER.length + 1);

const send = (message) => console.log(JSON.stringify(message));

const ANSWERS = {
  hello: () => send({ protocol: 1, about: 'ranks options by their first words', reproducible: true }),
  decide({ decision, options }) {
    const ranks = options.map(rank);
    send({ decision, option: ranks.indexOf(Math.min(...ranks)) });
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  ANSWERS[message.type]?.(message);
}
