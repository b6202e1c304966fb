// Rules: the content of a static ability, or of an effect with a duration, for cards and players.
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
  /** Takes no damage, whether dealt, put or moved (1.9.3). */
  | 'takeDamage'
  /** Takes no damage from challenges. */
  | 'takeChallengeDamage'
  /** Opponents can't choose the card for abilities or effects. */
  | 'beChosen'
  | 'move'
  | 'haveDamageRemoved'
  /** Neither damage nor an effect banishes the card. */
  | 'beBanished';

/** A rule on a card. */
export type CardRule = Worded<AboutCard>;

export type AboutCard =
  | { readonly rule: 'stat'; readonly stat: 'strength' | 'willpower' | 'lore'; readonly by: Amount }
  | { readonly rule: 'keyword'; readonly keyword: KeywordName; readonly n?: Amount }
  | { readonly rule: 'noKeyword'; readonly keyword: KeywordName }
  /** The card can't gain this keyword. */
  | { readonly rule: 'cantGain'; readonly keyword: KeywordName }
  /** Rules that apply only while the condition holds; in the condition, `group` is the affected card. */
  | { readonly rule: 'while'; readonly while: Condition; readonly rules: readonly CardRule[] }
  /** Questing or challenging with the card costs this in addition; paid when the action is declared. */
  | { readonly rule: 'costTo'; readonly what: readonly ('quest' | 'challenge')[]; readonly costs: readonly Cost[] }
  /** The card's ability of this name is free except for {E} (1.5.5.4). */
  | { readonly rule: 'freeAbility'; readonly name: string }
  | { readonly rule: 'ability'; readonly ability: Ability }
  | { readonly rule: 'noAbility'; readonly name: string }
  /** The card loses all abilities and keywords, printed or gained. */
  | { readonly rule: 'noAbilities' }
  | { readonly rule: 'classes'; readonly classes: readonly string[] }
  /** `only`: the restriction holds only against these cards (can't challenge …, can't be challenged by …, can't be dealt damage by …). */
  | { readonly rule: 'cant'; readonly what: Restriction; readonly only?: Filter }
  | { readonly rule: 'must'; readonly what: 'quest' | 'challenge' | 'beChosen' }
  /** May challenge ready characters that match. */
  | { readonly rule: 'challengeReady'; readonly only?: Filter }
  /** The card may quest in the turn it is played. */
  | { readonly rule: 'questDrying' }
  /** Its Boost may be used `times` more times each turn (8.4.1). */
  | { readonly rule: 'boostMore'; readonly times: number }
  | { readonly rule: 'singCost'; readonly by: Amount }
  | { readonly rule: 'countsAsNamed'; readonly names: readonly string[] }
  /** Any of your characters may be shifted onto the card. */
  | { readonly rule: 'anyShift' }
  | { readonly rule: 'enters'; readonly exerted?: boolean; readonly damage?: Amount }
  | { readonly rule: 'willpowerAsDamage' }
  | { readonly rule: 'strengthFloor' }
  /** The character moves for free to the source, a location; with `anywhere`, to any of its player's locations. */
  | { readonly rule: 'moveFree'; readonly anywhere?: boolean };

/** A rule on players. */
export type PlayerRule = Worded<AboutPlayer>;

export type AboutPlayer =
  /** A cost increase, or below 0 a reduction, for matching cards that are paid for in the given way. */
  | {
      readonly rule: 'cost';
      /** `boost`, `use`: using Boost, or another activated ability, of a card in play. */
      readonly for: 'play' | 'shift' | 'move' | 'boost' | 'use';
      readonly cards: Filter;
      readonly by: Amount;
      /** The destination of a move. */
      readonly to?: Filter;
      /** For the next matching card only (4.3.6), for the first of each turn, or once each turn after the source came into play. */
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
  /** Can't play these cards; `n`: can't play more than `n` of them in a turn. */
  | { readonly rule: 'cantPlay'; readonly cards: Filter; readonly n?: number }
  | { readonly rule: 'cantGainLore' }
  | { readonly rule: 'cantLoseLore' }
  | { readonly rule: 'dontDiscard' }
  | { readonly rule: 'skipDraw' }
  /** No card and no ink readies in the Ready step; the rest of the step takes place (L-41). */
  | { readonly rule: 'skipReady' }
  | { readonly rule: 'loreToWin'; readonly lore: number }
  | { readonly rule: 'inkEntersExerted' }
  | { readonly rule: 'readyAtMost'; readonly n: number; readonly cards: Filter }
  | { readonly rule: 'topRevealed' };

/** Rules on all cards that match, including cards that come later, or on players. */
export type Rule = Worded<BareRule>;

export type BareRule =
  | { readonly about: 'cards'; readonly cards: Filter; readonly rules: readonly CardRule[] }
  | {
      readonly about: 'players';
      readonly who: PlayerRef;
      readonly rules: readonly PlayerRule[];
      /** Tested for each player separately; in the condition, `they` is that player. */
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
  /** Until that player's next Draw step is over; that step may be in the current turn. */
  | 'theirNextDraw'
  | 'thisChallenge'
  /** While the source is in play. */
  | 'whileInPlay'
  /** While the affected card is in play: the text names no duration. */
  | 'permanent';
