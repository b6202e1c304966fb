// Actions and songs that act on cards in play.
import { type Golden, character, aboutYours } from './support.js';

export const ACTIONS_IN_PLAY: Golden = [
  [
    'Chosen character gets +3 {S} this turn.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'give',
          to: { choose: character },
          rules: [{ rule: 'stat', by: 3, stat: 'strength' }],
          for: 'thisTurn',
        },
      ],
    },
  ],
  [
    'Your characters gain Ward until the start of your next turn.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'give',
          to: { all: { of: 'you', ...character } },
          rules: [{ rule: 'keyword', keyword: 'ward' }],
          for: 'untilYourNextTurn',
        },
      ],
    },
  ],
  [
    "Your characters can't be challenged until the start of your next turn.",
    'song',
    {
      kind: 'action',
      effects: [
        { kind: 'rule', rules: [aboutYours([{ rule: 'cant', what: 'beChallenged' }])], for: 'untilYourNextTurn' },
      ],
    },
  ],
  [
    'Deal 2 damage to chosen character. If a Wibble character is chosen, deal 4 damage instead.',
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'choose', cards: { choose: character, as: 'a' } },
        {
          kind: 'if',
          if: { is: 'matches', ref: 'a', filter: { classes: ['Wibble'], ...character } },
          then: [{ kind: 'damage', to: { ref: 'a' }, n: 4 }],
          else: [{ kind: 'damage', to: { ref: 'a' }, n: 2 }],
        },
      ],
    },
  ],
  [
    "Exert chosen opposing character. They can't ready at the start of their next turn.",
    'song',
    {
      kind: 'action',
      effects: [
        { kind: 'exert', what: { choose: { of: 'opponents', ...character }, as: 'a' } },
        { kind: 'give', to: { ref: 'a' }, rules: [{ rule: 'cant', what: 'readyAtTurnStart' }], for: 'theirNextReady' },
      ],
    },
  ],
  [
    'Move up to 2 damage counters from chosen character to chosen opposing character.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'moveDamage',
          n: 2,
          upTo: true,
          from: { choose: character },
          to: { choose: { of: 'opponents', ...character } },
        },
      ],
    },
  ],
  [
    "Ready chosen character. They can't quest for the rest of this turn.",
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'ready', what: { choose: { types: ['character'] }, as: 'a' } },
        { kind: 'give', to: { ref: 'a' }, rules: [{ rule: 'cant', what: 'quest' }], for: 'thisTurn' },
      ],
    },
  ],
  [
    'Each player chooses one of their characters and banishes them.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'each',
          who: 'all',
          do: [
            { kind: 'choose', cards: { by: 'they', choose: { of: 'they', types: ['character'] }, as: 'a' } },
            { kind: 'banish', what: { ref: 'a' } },
          ],
        },
      ],
    },
  ],
  [
    'Move any number of your characters to the same location for free.',
    'action',
    {
      kind: 'action',
      effects: [
        {
          kind: 'toLocation',
          what: { count: { n: 'any' }, choose: { of: 'you', types: ['character'] } },
          location: { choose: { of: 'you', types: ['location'] } },
        },
      ],
    },
  ],
  [
    'Chosen character loses all abilities this turn.',
    'action',
    {
      kind: 'action',
      effects: [
        { kind: 'give', to: { choose: { types: ['character'] } }, rules: [{ rule: 'noAbilities' }], for: 'thisTurn' },
      ],
    },
  ],
];
