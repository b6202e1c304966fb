// Runs the game contract on contests with different sheets, options and numbers of seats.
import { sheetNamed, cardsConserved } from '../../support/contest.js';
import { contest, indirectContest } from '../../../src/games/contest/index.js';
import { gameContract } from '../../support/game-contract.js';

const sheets = (...names: string[]) => names.map(sheetNamed);

const EIGHT = ['boxer', 'fencer', 'knight', 'thief', 'boxer', 'fencer', 'wrestler', 'archer'];

const TEAMS = [
  { ...sheetNamed('boxer'), team: 'red' },
  { ...sheetNamed('archer'), team: 'blue' },
  { ...sheetNamed('fencer'), team: 'red' },
];

for (const [what, games, game, decks] of [
  ['two seats', 12, contest(), sheets('boxer', 'fencer')],
  ['henchmen and long attacks', 4, contest(), sheets('brute', 'captain')],
  ['teams, a deck for each seat', 6, contest({ sharedDeck: false, defenceBoosts: true, ties: 'speed' }), TEAMS],
  ['eight seats, no stun, bare defence', 2, contest({ stun: false, defenceAddsRank: false }), sheets(...EIGHT)],
  ['a race', 8, indirectContest(), sheets('cook', 'archer')],
  [
    'a race, three seats',
    3,
    indirectContest({ difficulty: 9, sharedDeck: false }),
    sheets('captain', 'wizard', 'cook'),
  ],
] as const)
  gameContract({ game: { ...game, name: `${game.name} (${what})` }, decks, invariant: cardsConserved, games });
