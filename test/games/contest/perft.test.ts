// Counts the move trees of fixed contest positions and compares them with `perft.txt`.
import { sheetNamed } from '../../support/contest.js';
import { perft } from '../../support/perft.js';
import { contest, indirectContest } from '../../../src/games/contest/index.js';

const sheets = (...names: string[]) => names.map(sheetNamed);

const EIGHT = ['boxer', 'fencer', 'knight', 'thief', 'boxer', 'fencer', 'wrestler', 'archer'];

const TEAMS = [
  { ...sheetNamed('boxer'), team: 'red' },
  { ...sheetNamed('archer'), team: 'blue' },
  { ...sheetNamed('fencer'), team: 'red' },
];

perft([
  {
    name: 'boxer-fencer',
    game: contest(),
    decks: sheets('boxer', 'fencer'),
    positions: [
      [171, 2],
      [172, 6],
      [173, 11],
      [174, 16],
      [175, 15],
      [176, 0],
      [177, 22],
    ],
  },
  {
    name: 'brute-captain',
    game: contest(),
    decks: sheets('brute', 'captain'),
    positions: [
      [181, 1],
      [182, 49],
      [183, 17],
      [184, 21],
      [185, 64],
      [186, 30],
    ],
  },
  {
    name: 'teams',
    game: contest({ sharedDeck: false, defenceBoosts: true, ties: 'speed' }),
    decks: TEAMS,
    positions: [
      [191, 2],
      [192, 9],
      [193, 13],
    ],
  },
  {
    name: 'eight',
    game: contest({ stun: false, defenceAddsRank: false }),
    decks: sheets(...EIGHT),
    positions: [
      [201, 7],
      [202, 9],
      [203, 15],
      [204, 21],
    ],
  },
  {
    name: 'race: cook-archer',
    game: indirectContest(),
    decks: sheets('cook', 'archer'),
    positions: [
      [211, 6],
      [212, 4],
      [213, 7],
      [214, 13],
      [215, 13],
      [216, 18],
      [217, 19],
      [218, 26],
    ],
  },
  {
    name: 'race: captain-wizard',
    game: indirectContest(),
    decks: sheets('captain', 'wizard'),
    positions: [
      [221, 3],
      [222, 11],
      [223, 14],
      [224, 46],
      [225, 30],
      [226, 81],
    ],
  },
  {
    name: 'race: three',
    game: indirectContest({ difficulty: 9, sharedDeck: false }),
    decks: sheets('captain', 'wizard', 'cook'),
    positions: [
      [231, 9],
      [232, 14],
      [233, 10],
      [234, 47],
      [235, 35],
      [236, 36],
    ],
  },
]);
