// Procedures of the rules, and keywords that are triggered abilities, written as the text they stand for.
import type { Ability } from '../ir/ability.js';

/** When this character quests, you may choose another character; it gets this one's strength this turn (8.13). */
const SUPPORT: Ability = {
  kind: 'triggered',
  name: 'Support',
  on: [{ on: 'quest', subject: { is: 'this' } }],
  effects: [
    {
      kind: 'may',
      do: [
        {
          kind: 'give',
          to: { choose: { types: ['character'], other: true }, as: 'supported' },
          rules: [{ rule: 'stat', stat: 'strength', by: { stat: 'strength', of: 'this' } }],
          for: 'thisTurn',
        },
      ],
    },
  ],
};

/** When an opponent chooses this character for an action's effect, banish it (8.14). The event is filtered where it is raised. */
const VANISH: Ability = {
  kind: 'triggered',
  name: 'Vanish',
  on: [{ on: 'chosen', subject: { is: 'this' }, by: 'opponents' }],
  effects: [{ kind: 'banish', what: { ref: 'this' } }],
};

/** At the end of the turn the card, and only it, returns to hand (8.10.8.5). */
const TEMPORARY_SHIFT: Ability = {
  kind: 'triggered',
  name: 'Temporary Shift',
  on: [{ on: 'turnEnd', by: 'you' }],
  effects: [{ kind: 'unshift' }],
};

/** What a player does in playing a card; `enter` follows once costs are paid. */
const PLAY_THIS: Ability = {
  kind: 'action',
  effects: [{ kind: 'play', what: { ref: 'this' } }, { kind: 'enter' }],
};

const ENTER: Ability = { kind: 'action', effects: [{ kind: 'enter' }] };

/** What the two in a challenge deal each other, where a player is asked for what replaces it (4.6.6). */
const CHALLENGE_DAMAGE: Ability = { kind: 'action', effects: [{ kind: 'challengeDamage' }] };

/** What a check banishes, where a player may yet do something instead for some of it. */
const BANISH_LETHAL: Ability = { kind: 'action', effects: [{ kind: 'banishLethal' }] };

/** What readies at the start of the turn, where only so many cards may (3.2.1.1). */
const READY_SOME: Ability = { kind: 'action', effects: [{ kind: 'readySome' }] };

/** The next damage that would be dealt is not taken; made by an effect, for the cards it names. */
const SHIELD: Ability = { kind: 'replacement', replace: { would: 'beDealtDamage', cards: {}, instead: 'none' } };

/** Their numbers: the linker numbers them first. */
export const enum KeywordAbility {
  SUPPORT,
  VANISH,
  TEMPORARY_SHIFT,
  PLAY_THIS,
  ENTER,
  SHIELD,
  CHALLENGE_DAMAGE,
  BANISH_LETHAL,
  READY_SOME,
}

export const KEYWORD_ABILITIES: readonly Ability[] = [
  SUPPORT,
  VANISH,
  TEMPORARY_SHIFT,
  PLAY_THIS,
  ENTER,
  SHIELD,
  CHALLENGE_DAMAGE,
  BANISH_LETHAL,
  READY_SOME,
];
