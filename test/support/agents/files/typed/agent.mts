// Uses what type stripping must remove: types, an enum, constructor fields, an import by its compiled name.
import type { Agent, View, Options, AgentMaker } from 'tempolab';
import { indexOfLargest } from './order.js';

enum Taste {
  Quests = 2,
  Plays = 1,
}

class Typed implements Agent {
  constructor(private readonly bias: number) {}

  choose(view: View, options: Options): number {
    const score = (words: string): number =>
      words.startsWith('quest') ? Taste.Quests : words.startsWith('play') ? Taste.Plays + this.bias : 0;
    return indexOfLargest(Array.from({ length: options.count }, (_, i) => score(view.describe(options.action(i)))));
  }
}

export default {
  about: 'likes to quest',
  parameters: { bias: { usual: 0, least: 0, most: 5, about: 'for playing cards' } },
  sitDown: ({ settings }) => new Typed(settings.bias as number),
} satisfies AgentMaker;
