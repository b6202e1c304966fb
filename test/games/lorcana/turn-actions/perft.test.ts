// Counted move trees of the variant; the counts are in `perft.txt`.
import { projectDeck } from '../../../support/lorcana.js';
import { perft } from '../../../support/perft.js';
import { turnActions } from '../../../../src/games/lorcana/turn-actions/index.js';

const decks = (...names: string[]) => names.map(projectDeck);

perft([
  {
    name: 'songs-items',
    game: turnActions(),
    decks: decks('amber-amethyst-songs', 'sapphire-steel-items'),
    positions: [
      [91, 0],
      [92, 45],
      [93, 75],
    ],
  },
  {
    name: 'discard-lore',
    game: turnActions(),
    decks: decks('amber-emerald-discard', 'amber-ruby-fast-lore'),
    positions: [
      [101, 0],
      [102, 46],
      [103, 75],
    ],
  },
  {
    name: 'bodyguards-bounce',
    game: turnActions(),
    decks: decks('amber-steel-bodyguards', 'amethyst-emerald-bounce'),
    positions: [
      [111, 0],
      [112, 45],
      [113, 78],
    ],
  },
  {
    name: 'shift-challengers',
    game: turnActions(),
    decks: decks('amethyst-sapphire-shift', 'amethyst-steel-challengers'),
    positions: [
      [121, 12],
      [122, 45],
      [123, 76],
    ],
  },
  {
    name: 'evasive-support',
    game: turnActions(),
    decks: decks('emerald-ruby-evasive', 'emerald-sapphire-support'),
    positions: [
      [131, 9],
      [132, 45],
      [133, 75],
    ],
  },
  {
    name: 'ramp-locations',
    game: turnActions(),
    decks: decks('ruby-sapphire-ramp', 'ruby-steel-locations'),
    positions: [
      [141, 13],
      [142, 45],
      [143, 76],
    ],
  },
  {
    name: 'vanilla',
    game: turnActions(),
    decks: decks('vanilla/amber-ruby-rush', 'vanilla/sapphire-steel-giants'),
    positions: [
      [151, 10],
      [152, 67],
    ],
  },
  {
    name: 'three players, all parameters changed',
    game: turnActions({
      ...{ activity: 6, missions: [2, 3], missionRow: 1, noDefenderDamage: 'evasive', moveFrom: 'inkwell+play' },
      ...{ mergeCopies: false, alterHand: false },
    }),
    decks: decks('amber-amethyst-songs', 'emerald-ruby-evasive', 'ruby-steel-locations'),
    positions: [
      [161, 3],
      [162, 67],
    ],
  },
]);
