// Built-in abilities as IR: keywords that are triggered abilities, and procedures of the rules.
import type { Ability } from '../ir/ability.js';

/** When this character quests, you may choose another character; that character gets this character's strength this turn (8.13). */
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

/** When an opponent chooses this character for an action's effect, banish it (8.14). `emit.ts` tests that the effect is an action's. */
const VANISH: Ability = {
  kind: 'triggered',
  name: 'Vanish',
  on: [{ on: 'chosen', subject: { is: 'this' }, by: 'opponents' }],
  effects: [{ kind: 'banish', what: { ref: 'this' } }],
};

/** At the end of the turn this card alone returns to the hand (8.10.8.5). */
const TEMPORARY_SHIFT: Ability = {
  kind: 'triggered',
  name: 'Temporary Shift',
  on: [{ on: 'turnEnd', by: 'you' }],
  effects: [{ kind: 'unshift' }],
};

/** The turn action of playing a card; `enter` follows after all costs are paid. */
const PLAY_THIS: Ability = {
  kind: 'action',
  effects: [{ kind: 'play', what: { ref: 'this' } }, { kind: 'enter' }],
};

const ENTER: Ability = { kind: 'action', effects: [{ kind: 'enter' }] };

/** The damage of a challenge, if a player has to choose between replacement effects (4.6.6). */
const CHALLENGE_DAMAGE: Ability = { kind: 'action', effects: [{ kind: 'challengeDamage' }] };

/** The banishing by a game state check, if a player may replace it for some cards. */
const BANISH_LETHAL: Ability = { kind: 'action', effects: [{ kind: 'banishLethal' }] };

/** The Ready step, if only a limited number of cards may ready (3.2.1.1). */
const READY_SOME: Ability = { kind: 'action', effects: [{ kind: 'readySome' }] };

/** The next damage that would be dealt is not taken. Created by the effect `prevent` for its cards. */
const SHIELD: Ability = { kind: 'replacement', replace: { would: 'beDealtDamage', cards: {}, instead: 'none' } };

/** Numbers of these abilities in every program: the linker adds them first. */
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
