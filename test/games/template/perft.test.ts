import { EVEN, HIGH_AND_LOW, template } from '../../support/template.js';
import { perft } from '../../support/perft.js';

perft([
  {
    name: 'even-high-and-low',
    game: template(),
    decks: [EVEN, HIGH_AND_LOW],
    positions: [
      [301, 0],
      [302, 1],
      [303, 2],
      [304, 3],
      [305, 4],
      [306, 5],
      [307, 6],
      [308, 7],
      [309, 8],
      [310, 9],
    ],
  },
  {
    name: 'long',
    game: template({ target: 60, handSize: 6 }),
    decks: [HIGH_AND_LOW, HIGH_AND_LOW],
    positions: [
      [311, 0],
      [312, 3],
      [313, 5],
      [314, 8],
      [315, 10],
      [316, 13],
      [317, 15],
      [318, 18],
      [319, 20],
      [320, 21],
    ],
  },
]);
