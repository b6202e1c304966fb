import type { GameOptions, Game } from '../core/game.js';
import { InputError } from '../input/input-error.js';
import { suggest } from '../input/nearest.js';

interface Entry {
  /** One line for `tempolab games`. */
  readonly about: string;
  /** Loaded when asked for: a run pays for the game that it plays only. A mistake in the setting is an InputError. */
  readonly load: (setting: GameOptions) => Promise<Game>;
}

/** The games that an experiment can name. A new game is a line here. */
export const GAMES: Readonly<Record<string, Entry>> = {
  lorcana: {
    about: 'Disney Lorcana, two to four players',
    load: async (setting) => (await import('./lorcana/load.js')).loadLorcana(setting),
  },
  'lorcana/turn-actions': {
    about: 'a variant with the same cards: a few actions a turn, missions, defenders of one’s own choice, Bag',
    load: async (setting) => (await import('./lorcana/turn-actions/index.js')).loadTurnActions(setting),
  },
  contest: {
    about: 'contestants wear down each other’s pools with playing cards, two to eight of them',
    load: async (setting) => (await import('./contest/index.js')).loadContest(setting),
  },
  'contest/indirect': {
    about: 'the same as a race: tasks instead of attacks, the first to reach the target wins',
    load: async (setting) => (await import('./contest/index.js')).loadIndirectContest(setting),
  },
  template: {
    about: 'a small game to copy: two players, numbered cards, prizes set by a die',
    load: async (setting) => (await import('./template/index.js')).loadTemplate(setting),
  },
};

/** `where` opens the message: file, line and field, or the option. */
export async function loadGame(name: string, where: string, setting: GameOptions): Promise<Game> {
  const names = Object.keys(GAMES);
  if (!names.includes(name)) throw new InputError(`${where}: no game "${name}"${suggest(name, names)}`);
  return GAMES[name]!.load(setting);
}
