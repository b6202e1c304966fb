// What a static ability, or an effect with a duration, says about cards and players for as long as it lasts.
import type { Worded, KeywordName } from './vocabulary.js';
import type { Amount } from './amount.js';
import type { Condition } from './condition.js';
import type { Cost } from './effect.js';
import type { Ability } from './ability.js';
import type { Filter } from './filter.js';
import type { PlayerRef } from './reference.js';

export type Restriction =
  | 'quest'
  | 'challenge'
  | 'beChallenged'
  | 'ready'
  /** In the Ready step only (3.2.1.1). */
  | 'readyAtTurnStart'
  | 'sing'
  | 'beDealtDamage'
  /** Takes none, dealt, put or moved (1.9.3). */
  | 'takeDamage'
  /** Takes no damage from challenges. */
  | 'takeChallengeDamage'
  /** By opponents, for abilities and effects. */
  | 'beChosen'
  | 'move'
  | 'haveDamageRemoved'
  /** Stays in play whatever its damage, and no effect banishes it. */
  | 'beBanished';

/** What a rule says about a card. */
export type CardRule = Worded<AboutCard>;

export type AboutCard =
  | { readonly rule: 'stat'; readonly stat: 'strength' | 'willpower' | 'lore'; readonly by: Amount }
  | { readonly rule: 'keyword'; readonly keyword: KeywordName; readonly n?: Amount }
  | { readonly rule: 'noKeyword'; readonly keyword: KeywordName }
  /** Can't gain this keyword. */
  | { readonly rule: 'cantGain'; readonly keyword: KeywordName }
  /** These only while the condition holds; in it, `group` is the card at hand. */
  | { readonly rule: 'while'; readonly while: Condition; readonly rules: readonly CardRule[] }
  /** Questing or challenging with it costs this as well, paid as it is declared. */
  | { readonly rule: 'costTo'; readonly what: readonly ('quest' | 'challenge')[]; readonly costs: readonly Cost[] }
  /** Its activated ability of this name is used for free (1.5.5.4). */
  | { readonly rule: 'freeAbility'; readonly name: string }
  | { readonly rule: 'ability'; readonly ability: Ability }
  | { readonly rule: 'noAbility'; readonly name: string }
  /** Loses all its abilities, keywords too, printed or gained. */
  | { readonly rule: 'noAbilities' }
  | { readonly rule: 'classes'; readonly classes: readonly string[] }
  /** `only`: against which other card (can't be challenged by …, can't challenge …), or from which (can't be dealt damage by …). */
  | { readonly rule: 'cant'; readonly what: Restriction; readonly only?: Filter }
  | { readonly rule: 'must'; readonly what: 'quest' | 'challenge' | 'beChosen' }
  /** May challenge ready characters that match. */
  | { readonly rule: 'challengeReady'; readonly only?: Filter }
  /** May quest in the turn it is played. */
  | { readonly rule: 'questDrying' }
  /** Its Boost may be used so many times more in each turn (8.4.1). */
  | { readonly rule: 'boostMore'; readonly times: number }
  | { readonly rule: 'singCost'; readonly by: Amount }
  | { readonly rule: 'countsAsNamed'; readonly names: readonly string[] }
  /** Any of your characters' Shift may be used on it. */
  | { readonly rule: 'anyShift' }
  | { readonly rule: 'enters'; readonly exerted?: boolean; readonly damage?: Amount }
  | { readonly rule: 'willpowerAsDamage' }
  | { readonly rule: 'strengthFloor' }
  /** To the location that speaks, or with `anywhere` to any of its player's. */
  | { readonly rule: 'moveFree'; readonly anywhere?: boolean };

/** What a rule says about players. */
export type PlayerRule = Worded<AboutPlayer>;

export type AboutPlayer =
  /** Ink to pay, more or (below zero) less, for cards that match and are paid the given way. */
  | {
      readonly rule: 'cost';
      /** `boost`, `use`: to use Boost, or any other ability, of cards in play. */
      readonly for: 'play' | 'shift' | 'move' | 'boost' | 'use';
      readonly cards: Filter;
      readonly by: Amount;
      /** Where a move leads. */
      readonly to?: Filter;
      /** Only the next such card (4.3.6), the first of each turn, or once in each turn, from when its source is there. */
      readonly once?: 'next' | 'firstEachTurn' | 'onceEachTurn';
    }
  | { readonly rule: 'extraInk' }
  /** Can't put cards into the inkwell as a turn action. */
  | { readonly rule: 'cantInk' }
  | { readonly rule: 'inkFrom'; readonly zone: 'discard' }
  | { readonly rule: 'inkable'; readonly cards: Filter }
  | { readonly rule: 'playFrom'; readonly cards: Filter }
  /** May play these cards for free. */
  | { readonly rule: 'playFree'; readonly cards: Filter }
  /** Only one character may challenge in each turn. */
  | { readonly rule: 'oneChallenger' }
  /** `n`: more of them than this in a turn. */
  | { readonly rule: 'cantPlay'; readonly cards: Filter; readonly n?: number }
  | { readonly rule: 'cantGainLore' }
  | { readonly rule: 'cantLoseLore' }
  | { readonly rule: 'dontDiscard' }
  | { readonly rule: 'skipDraw' }
  /** Nothing readies in the Ready step, in play or as ink; all else of it goes on. */
  | { readonly rule: 'skipReady' }
  | { readonly rule: 'loreToWin'; readonly lore: number }
  | { readonly rule: 'inkEntersExerted' }
  | { readonly rule: 'readyAtMost'; readonly n: number; readonly cards: Filter }
  | { readonly rule: 'topRevealed' };

/** A rule on every card that matches, newcomers too, or on players. */
export type Rule = Worded<BareRule>;

export type BareRule =
  | { readonly about: 'cards'; readonly cards: Filter; readonly rules: readonly CardRule[] }
  | {
      readonly about: 'players';
      readonly who: PlayerRef;
      readonly rules: readonly PlayerRule[];
      /** Of each of them by itself: in it, `they` is the player at hand. */
      readonly while?: Condition;
    };

/** How long an effect lasts (6.1.13). */
export type Duration =
  | 'thisTurn'
  | 'untilYourNextTurn'
  /** The next turn of the player of the card concerned. */
  | 'theirNextTurn'
  /** Until the Ready step of that player's next turn is over. */
  | 'theirNextReady'
  /** Until that player's next Draw step is over, which may be one of this turn. */
  | 'theirNextDraw'
  | 'thisChallenge'
  /** As long as the source is in play. */
  | 'whileInPlay'
  /** As long as the card it is on stays in play: no duration was named. */
  | 'permanent';
