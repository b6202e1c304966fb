// Rules in force, by the card they are about. `refresh.ts` computes them when something they depend on has changed; a game in which
// nothing modifies anything has none.
import type { Seat } from '../../../core/game.js';
import type { PlayerRule, CardRule } from '../ir/rule.js';
import type { Context } from '../state/context.js';
import type { Lasting } from '../state/records.js';
import { CardModifiers } from '../state/modifiers.js';
import { emptyRecords } from '../state/empty.js';
import type { Filter } from '../ir/filter.js';
import { packed } from '../../../core/shared-rows.js';
import type { CardId } from '../state/entry.js';

/** A rule about players in force. */
export interface PlayerModifier {
  readonly seat: Seat;
  readonly rule: PlayerRule;
  readonly context: Context;
  /** Ink to pay more, for cost rules. */
  readonly amount: number;
  /** The lasting effect it comes from, for those that are used up. */
  readonly lasting: Lasting | undefined;
}

/** What the list of the last index was before anything was written: a copy costs far less than as many pushes. */
let blank: readonly undefined[] = [];

/** Rules in force, by the card they are about. */
export class Modifiers {
  /** By card. As long as the match has cards, so that no read falls outside. */
  readonly cards: (CardModifiers | undefined)[];
  /** What each card amounts to in play with all this: fields of `InPlay`. The printed ones themselves until a rule changes any. */
  inPlay: readonly number[];
  /** The same without gaps. */
  readonly touched: CardModifiers[] = emptyRecords();
  /** Whether some card has gained an ability or a keyword. */
  isGranting = false;
  /** Whether some restriction or permission holds against certain cards only. */
  isAgainst = false;
  /** Whether some card must do something. */
  isDemanding = false;
  /** Whether somebody's willpower is not the printed one. */
  isAboutBanishing = false;
  players: PlayerModifier[] = [];
  /** Rules on how other cards enter play. */
  entering: {
    readonly filter: Filter;
    readonly context: Context;
    readonly rule: Extract<CardRule, { rule: 'enters' }>;
  }[] = [];

  /** Rules that give other cards Bodyguard, and so the option to enter play exerted (choice 12). */
  guarding: { readonly filter: Filter; readonly context: Context }[] = [];
  /** Records of an earlier use. */
  private readonly spare: CardModifiers[] = emptyRecords();

  /** `printed`: fields of `InPlay` while no rule speaks of a card. */
  constructor(readonly printed: readonly number[]) {
    if (blank.length !== printed.length) blank = packed(printed, () => undefined);
    this.cards = blank.slice();
    this.inPlay = printed;
  }

  get isAboutNewcomers(): boolean {
    return this.entering.length > 0 || this.guarding.length > 0;
  }

  /** Whether a game state check can hang on it: what willpower is, who can be banished, how much lore wins. */
  get concernsChecks(): boolean {
    return this.isAboutBanishing || this.players.length > 0;
  }

  of(card: CardId): CardModifiers {
    const known = this.cards[card];
    if (known !== undefined) return known;
    const mods = this.spare.pop() ?? new CardModifiers(card);
    mods.card = card;
    this.touched.push(mods);
    return (this.cards[card] = mods);
  }

  setInPlay(card: CardId, facts: number): void {
    if (this.inPlay === this.printed) this.inPlay = this.printed.slice();
    (this.inPlay as number[])[card] = facts;
  }

  /** As new. */
  clear(): void {
    while (this.touched.length > 0) {
      const mods = this.touched.pop()!;
      this.cards[mods.card] = undefined;
      if (this.inPlay !== this.printed) this.setInPlay(mods.card, this.printed[mods.card]!);
      mods.clear();
      this.spare.push(mods);
    }
    this.isGranting = false;
    this.isAgainst = false;
    this.isDemanding = false;
    this.isAboutBanishing = false;
    if (this.players.length > 0) this.players = [];
    if (this.entering.length > 0) this.entering = [];
    if (this.guarding.length > 0) this.guarding = [];
  }
}

/** Indices that no state holds any more. A play-out computes them by the thousand, and an index has room for every card of the match. */
const dropped: Modifiers[] = emptyRecords();

/** An empty index for a match of cards with these fields of `InPlay`. */
export function takeIndex(printed: readonly number[]): Modifiers {
  const known = dropped.pop();
  return known?.printed === printed ? known : new Modifiers(printed);
}

/** Gives back one that no other state can see. */
export function dropIndex(index: Modifiers): void {
  index.clear();
  if (dropped.length < 8) dropped.push(index);
}
