// The first agent in Python again, as a program in JavaScript: node first-program.js
import { createInterface } from 'node:readline';

const ORDER = ['quest', 'challenge', 'play', 'sing', 'use', 'ink'];

/** How early in ORDER the first word of an option stands; what is not there comes last. */
const rank = (option) => (ORDER.indexOf(option.split(' ')[0]) + ORDER.length + 1) % (ORDER.length + 1);

const say = (message) => console.log(JSON.stringify(message));

const ANSWERS = {
  hello: () => say({ protocol: 1, about: 'goes by the words of its options', reproducible: true }),
  decide({ decision, options }) {
    const ranks = options.map(rank);
    say({ decision, option: ranks.indexOf(Math.min(...ranks)) });
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  ANSWERS[message.type]?.(message);
}
