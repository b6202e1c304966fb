// Counted move trees of Lorcana.
import { projectDeck } from '../../support/lorcana.js';
import { perft } from '../../support/perft.js';
import { lorcana } from '../../../src/games/lorcana/index.js';

const decks = (...names: string[]) => names.map(projectDeck);

const VANILLA = ['vanilla/amber-ruby-rush', 'vanilla/sapphire-steel-giants'];

perft([
  {
    name: 'songs-items',
    game: lorcana(),
    decks: decks('amber-amethyst-songs', 'sapphire-steel-items'),
    positions: [
      [1, 10],
      [2, 45],
      [3, 76],
    ],
  },
  {
    name: 'discard-lore',
    game: lorcana(),
    decks: decks('amber-emerald-discard', 'amber-ruby-fast-lore'),
    positions: [
      [11, 21],
      [12, 45],
      [13, 79],
    ],
  },
  {
    name: 'bodyguards-bounce',
    game: lorcana(),
    decks: decks('amber-steel-bodyguards', 'amethyst-emerald-bounce'),
    positions: [
      [21, 0],
      [22, 45],
      [23, 75],
    ],
  },
  {
    name: 'shift-challengers',
    game: lorcana(),
    decks: decks('amethyst-sapphire-shift', 'amethyst-steel-challengers'),
    positions: [
      [31, 3],
      [32, 45],
      [33, 75],
    ],
  },
  {
    name: 'evasive-support',
    game: lorcana(),
    decks: decks('emerald-ruby-evasive', 'emerald-sapphire-support'),
    positions: [
      [41, 0],
      [42, 45],
      [43, 76],
    ],
  },
  {
    name: 'ramp-locations',
    game: lorcana(),
    decks: decks('ruby-sapphire-ramp', 'ruby-steel-locations'),
    positions: [
      [51, 0],
      [52, 46],
      [53, 75],
    ],
  },
  // Games without card texts take the fast path.
  {
    name: 'vanilla',
    game: lorcana(),
    decks: decks(...VANILLA),
    positions: [
      [61, 0],
      [62, 71],
    ],
  },
  {
    name: 'vanilla, copies apart',
    game: lorcana({ alterHand: false, mergeCopies: false }),
    decks: decks(...VANILLA),
    positions: [[71, 6]],
  },
  {
    name: 'three players',
    game: lorcana({ emptyDeck: 'reshuffle' }),
    decks: decks('amber-amethyst-songs', 'emerald-ruby-evasive', 'ruby-steel-locations'),
    positions: [
      [81, 3],
      [82, 67],
    ],
  },
]);
