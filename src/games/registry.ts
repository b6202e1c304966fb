// The registry of games, each loaded lazily.
import type { GameOptions, Game } from '../core/game.js';
import { InputError } from '../input/input-error.js';
import { suggest } from '../input/nearest.js';

interface Entry {
  /** One line for `tempolab games`. */
  readonly about: string;
  /** Imports the game, so that a run loads only the game it plays. Throws an InputError for a mistake in the options. */
  readonly load: (options: GameOptions) => Promise<Game>;
}

/** The games that an experiment can name. A new game needs an entry here. */
export const GAMES: Readonly<Record<string, Entry>> = {
  lorcana: {
    about: 'Disney Lorcana, two to four players',
    load: async (options) => (await import('./lorcana/load.js')).loadLorcana(options),
  },
  'lorcana/turn-actions': {
    about: 'a variant with the same cards: few actions per turn, missions, chosen defenders, Bag',
    load: async (options) => (await import('./lorcana/turn-actions/index.js')).loadTurnActions(options),
  },
  contest: {
    about: 'two to eight contestants reduce each other’s pools with playing cards',
    load: async (options) => (await import('./contest/index.js')).loadContest(options),
  },
  'contest/indirect': {
    about: 'the contest as a race: tasks instead of attacks, the first to reach the target wins',
    load: async (options) => (await import('./contest/index.js')).loadIndirectContest(options),
  },
  template: {
    about: 'a small game to copy: two players, numbered cards, prizes set by a die',
    load: async (options) => (await import('./template/index.js')).loadTemplate(options),
  },
};

/** Loads a game by name. `where` starts the error message: file, line and field, or the option. */
export async function loadGame(name: string, where: string, options: GameOptions): Promise<Game> {
  const names = Object.keys(GAMES);
  if (!names.includes(name)) throw new InputError(`${where}: no game "${name}"${suggest(name, names)}`);
  return GAMES[name]!.load(options);
}
