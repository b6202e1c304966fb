// What effects do to cards in play: damage, banishing, exerting, rules for a time.
import type { Seat } from '../../../core/game.js';
import { isChoice } from '../shapes.js';
import { cardOf, Kind, kindOf, pack } from '../decision.js';
import { On } from '../happenings.js';
import type { Amount } from '../ir/amount.js';
import type { CardRule, Rule, Duration } from '../ir/rule.js';
import { During, type Frame } from '../records.js';
import { cardIn, damageOn, Entry, NONE, refOf, Zone, type CardEntry, type CardRef, type State } from '../state.js';
import { TypeBit } from '../table.js';
import { KeywordAbility } from '../keyword-abilities.js';
import { ask, askNumber, WAITING, YES_OR_NO } from '../rules/ask.js';
import { dealChallengeDamage } from '../rules/challenge.js';
import { setIn, type Context } from '../rules/context.js';
import { locationOf } from '../rules/board.js';
import { dealDamage, putDamage as put, removeDamage as remove } from '../rules/damage.js';
import { emit } from '../rules/events.js';
import { exertCards, readyCards } from '../rules/exert.js';
import { limitedReadying } from '../rules/ready-step.js';
import { addRules, addWatcher, untilOf } from '../rules/lasting.js';
import { amountIn } from '../linked-rule.js';
import { Cant, restrictionsOf } from '../rules/modifiers.js';
import { leavePlay, linkTo } from '../rules/movement.js';
import { playerOf, playersOf } from '../rules/players.js';
import { evaluate } from '../rules/reading.js';
import { inPlay } from '../rules/references.js';
import { banisherOf, lethalIn } from '../rules/lethal.js';
import { banisherIn, begin, offerOf, replaceBanishing, type PickReplacement } from '../rules/replacements.js';
import { bind } from '../rules/bound.js';
import { candidates } from '../rules/candidates.js';
import { choose } from '../rules/choose-cards.js';
import { cardsOf } from '../rules/targets.js';
import { canPayBanished, canPayExert } from '../rules/feasible.js';
import { canBeBanished } from '../rules/values.js';
import { isPossible } from './flow.js';
import type { EffectOf, Target } from '../ir/effect.js';
import { doneIf, Result, type Handler } from './handler.js';

/** How an effect's source counts for those who watch damage. */
const sourceFlags = (s: State, frame: Frame): number =>
  (s.table.types[cardIn(frame.source)]! & TypeBit.ACTION) !== 0 ? During.ACTION : 0;

/** A number that may speak of the card at hand. */
const amountFor = (s: State, frame: Frame, group: CardRef, n: Amount): number =>
  typeof n === 'number' ? n : evaluate(s, setIn(frame, group), n);

export const damage: Handler<'damage'> = (s, frame, effect) => {
  const sources = effect.source === undefined ? undefined : cardsOf(s, frame, effect.source);
  if (effect.source !== undefined && sources === WAITING) return Result.WAIT;
  const cards = cardsOf(s, frame, effect.to);
  if (cards === WAITING) return Result.WAIT;
  const by = sources === undefined ? frame.source : sources[0];
  const inFull = effect.inFull === true;
  // Where the one who is to deal it was not chosen, nobody deals any.
  const blows =
    by === undefined ? [] : cards.map((to) => ({ to, amount: amountFor(s, frame, to, effect.n), by, inFull }));
  const what = dealDamage(s, blows, sources === undefined ? sourceFlags(s, frame) : 0, pickIn(s, frame));
  if (what === WAITING) return Result.WAIT;
  if (effect.as !== undefined) bind(s, frame, effect.as, cards, what.placed, what.dealt);
  return doneIf(what.dealt);
};

/** Asks whose card is hit which of several cards' replacements is applied (6.5.7). */
const pickIn =
  (s: State, frame: Frame): PickReplacement =>
  (by, sources) => {
    const options = [...new Set(sources.map(cardIn))].map((card) => pack(Kind.CHOOSE_CARD, card));
    const answer = ask(s, frame, by, 'card', options);
    return answer === WAITING ? WAITING : sources.findIndex((source) => cardIn(source) === cardOf(answer));
  };

export const challengeDamage: Handler<'challengeDamage'> = (s, frame) =>
  dealChallengeDamage(s, pickIn(s, frame)) ? Result.DONE : Result.WAIT;

export const putDamage: Handler<'putDamage'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.to);
  if (cards === WAITING) return Result.WAIT;
  for (const to of cards) put(s, to, amountFor(s, frame, to, effect.n), frame.source);
  if (effect.as !== undefined) bind(s, frame, effect.as, cards, cards.length, cards.length > 0);
  return Result.DONE;
};

export const removeDamage: Handler<'removeDamage'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.from);
  if (cards === WAITING) return Result.WAIT;
  const amounts: number[] = [];
  for (const ref of cards) {
    const most = atMost(s, frame, ref, effect.n);
    const n = effect.upTo === true ? askNumber(s, frame, most) : most;
    if (n === WAITING) return Result.WAIT;
    amounts.push(n);
  }
  const each = cards.map((ref, i) => remove(s, ref, amounts[i]!, frame.seat));
  const removed = each.reduce((sum, n) => sum + n, 0);
  const healed = cards.length === 1 ? cards : cards.filter((_, i) => each[i]! > 0);
  if (effect.as !== undefined) bind(s, frame, effect.as, healed, removed, removed > 0);
  return doneIf(isInFull(s, frame, effect, cards.length, removed));
};

/** Whether as many counters as a text names were taken off; "up to" and "all" are content with what there is. */
const isInFull = (
  s: State,
  frame: Frame,
  { n, upTo }: { readonly n: Amount | 'all'; readonly upTo?: boolean },
  cards: number,
  counters: number,
): boolean => upTo === true || n === 'all' || counters >= cards * evaluate(s, frame, n);

function atMost(s: State, frame: Frame, ref: CardRef, n: Parameters<typeof evaluate>[2] | 'all'): number {
  const entry = inPlay(s, ref);
  const there = entry < 0 ? 0 : damageOn(entry);
  return n === 'all' ? there : Math.min(there, evaluate(s, frame, n));
}

/** Taken from one, put on another; Resist does not matter (8.8.3), and never back to where it came from (1.9.2.4). */
export const moveDamage: Handler<'moveDamage'> = (s, frame, effect) => {
  const sources = cardsOf(s, frame, effect.from);
  if (sources === WAITING) return Result.WAIT;
  const isElsewhere = (entry: number) => sources.length !== 1 || refOf(entry) !== sources[0];
  const targets = cardsOf(s, frame, effect.to, frame.seat, isElsewhere);
  if (targets === WAITING) return Result.WAIT;
  const [to] = targets;
  const amounts: number[] = [];
  for (const from of sources) {
    const most = to === undefined || to === from ? 0 : atMost(s, frame, from, effect.n);
    const n = effect.upTo === true ? askNumber(s, frame, most) : most;
    if (n === WAITING) return Result.WAIT;
    amounts.push(n);
  }
  const each = sources.map((ref, i) => remove(s, ref, amounts[i]!, frame.seat));
  const moved = each.reduce((sum, n) => sum + n, 0);
  if (to !== undefined) put(s, to, moved, frame.source);
  each.forEach((n, i) => {
    if (n > 0 && s.table.code.mindsMovedDamage) emit(s, On.DAMAGE_MOVED, frame.seat, sources[i], to, n);
  });
  if (effect.as !== undefined) bind(s, frame, effect.as, sources, moved, moved > 0);
  return doneIf(isInFull(s, frame, effect, sources.length, moved));
};

export const banish: Handler<'banish'> = (s, frame, effect) => {
  const cards = isCost(s, frame) ? payers(s, frame, effect.what, canPayBanished) : cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  const gone = banishOrNot(s, frame, cards, banisherIn(s, frame));
  if (gone === WAITING) return Result.WAIT;
  if (effect.as !== undefined) bind(s, frame, effect.as, gone, gone.length, gone.length > 0);
  return doneIf(gone.length > 0);
};

/** A check where something may happen instead: the cards in the frame are banished, or not. */
export const banishLethal: Handler<'banishLethal'> = (s, frame) =>
  banishOrNot(s, frame, lethalIn(frame), banisherOf(frame)) === WAITING ? Result.WAIT : Result.DONE;

/** Banishes cards, all at once: before that, players say for which of them something happens instead (6.5, 7.4.3). */
function banishOrNot(
  s: State,
  frame: Frame,
  cards: readonly CardRef[],
  by: (ref: CardRef) => CardRef,
): readonly CardRef[] | undefined {
  const able = cards.filter((ref) => canBeBanished(s, cardIn(ref)));
  const banishing = replaceBanishing(s, able, by);
  const taken: Frame[] = [];
  for (const instead of banishing.instead) {
    const isTaken = askInstead(s, frame, instead);
    if (isTaken === WAITING) return WAITING;
    if (isTaken) taken.push(instead);
  }
  const isSpared = (ref: CardRef): boolean => taken.some(({ event }) => event.subject === ref);
  const banished = taken.length === 0 ? able : able.filter((ref) => !isSpared(ref));
  begin(s, taken);
  return leavePlay(s, banished, { zone: Zone.DISCARD }, { banished: true, by });
}

/** Whether what could happen instead does. A player who has said yes is not asked again when it is carried out. */
function askInstead(s: State, frame: Frame, instead: Frame): boolean | undefined {
  const offer = offerOf(s, instead);
  if (offer === undefined) return true;
  if (!isPossible(s, instead, offer)) return false;
  const by = playerOf(s, instead, offer.by);
  const answer = by === undefined ? pack(Kind.NO) : ask(s, frame, by, 'may', YES_OR_NO);
  if (answer === WAITING) return WAITING;
  if (kindOf(answer) === Kind.NO) return false;
  instead.answers = [answer];
  return true;
}

export const exert: Handler<'exert'> = (s, frame, effect) => {
  const cards = isCost(s, frame) ? payers(s, frame, effect.what, canPayExert) : cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  const exerted = exertCards(s, cards, frame.seat);
  // "Exerted this way": not those that were exerted already.
  if (effect.as !== undefined) bind(s, frame, effect.as, exerted, exerted.length, cards.length > 0);
  return Result.DONE;
};

/** What is chosen to pay a cost must be able to: {E} of other cards needs ready ones, and dry characters (4.4.2.1). */
function payers(
  s: State,
  frame: Frame,
  what: Target,
  canPay: (s: State, entry: CardEntry) => boolean,
): readonly CardRef[] | undefined {
  if (!isChoice(what)) return cardsOf(s, frame, what);
  const able = candidates(s, frame, what.choose, frame.seat).filter((entry) => canPay(s, entry));
  const cards = choose(s, frame, frame.seat, able, what.count ?? { n: 1 });
  if (cards !== WAITING && what.as !== undefined) bind(s, frame, what.as, cards, cards.length, cards.length > 0);
  return cards;
}

const isCost = (s: State, frame: Frame): boolean => {
  const block = frame.stack.at(-1)!.block;
  for (const each of s.table.code.costBlocks.values()) if (each === block) return true;
  return false;
};

export const ready: Handler<'ready'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  const readied = readyCards(s, cards, frame.seat);
  // What can't ready has not been readied; what was ready is as it should be.
  const done = cards.length > 0 && cards.every((ref) => !isExerted(inPlay(s, ref)));
  if (effect.as !== undefined) bind(s, frame, effect.as, readied, readied.length, done);
  return doneIf(done);
};

export const readySome: Handler<'readySome'> = (s, frame) => {
  const { most, open } = limitedReadying(s, frame.seat);
  const cards = choose(s, frame, frame.seat, open, { n: most });
  if (cards === WAITING) return Result.WAIT;
  readyCards(s, cards, frame.seat);
  return Result.DONE;
};

const isExerted = (entry: CardEntry): boolean => entry >= 0 && (entry & Entry.EXERTED) !== 0;

export const toLocation: Handler<'toLocation'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  const places = cardsOf(s, frame, effect.location);
  if (places === WAITING) return Result.WAIT;
  const [location] = places;
  const moved = location === undefined ? [] : cards.filter((ref) => moveTo(s, ref, location));
  if (effect.as !== undefined) bind(s, frame, effect.as, moved, moved.length, moved.length > 0);
  return doneIf(moved.length === cards.length && moved.length > 0);
};

/** A character moves to a location; to the one it is at already it does not (choice 15). */
export function moveTo(s: State, character: CardRef, location: CardRef): boolean {
  const from = locationOf(s, cardIn(character));
  if (inPlay(s, character) < 0 || inPlay(s, location) < 0 || from === cardIn(location)) return false;
  if ((restrictionsOf(s, cardIn(character)) & Cant.MOVE) !== 0) return false;
  linkTo(s, cardIn(character), cardIn(location));
  const owner = s.table.owner[cardIn(character)]!;
  emit(s, On.MOVES, owner, character, location, 0, from >= 0 ? During.FROM_LOCATION : 0);
  return true;
}

/** Rules on these very cards; numbers in them are fixed now (6.4.2.2, 6.1.8). */
export const give: Handler<'give'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.to);
  if (cards === WAITING) return Result.WAIT;
  if (effect.as !== undefined) bind(s, frame, effect.as, cards, cards.length, cards.length > 0);
  const inPlayNow = cards.filter((each) => inPlay(s, each) >= 0);
  if (inPlayNow.length === 1) {
    const [ref] = inPlayNow;
    const ending = untilOf(effect.for, frame.seat, s.table.owner[cardIn(ref!)]!);
    addRules(s, frame, effect.rules, numbersIn(s, setIn(frame, ref!), effect.rules), inPlayNow, ending);
    return Result.DONE;
  }
  for (const [owner, theirs] of byOwner(s, inPlayNow))
    for (const [numbers, some] of byNumbers(s, frame, effect.rules, theirs))
      addRules(s, frame, effect.rules, numbers, some, untilOf(effect.for, frame.seat, owner));
  return Result.DONE;
};

/** "+1 {S} for each damage on them" is counted for each card; cards with the same numbers share one effect. */
function byNumbers(
  s: State,
  frame: Frame,
  rules: readonly CardRule[],
  cards: readonly CardRef[],
): readonly (readonly [readonly number[], readonly CardRef[]])[] {
  const numbersFor = (ref: CardRef): readonly number[] => numbersIn(s, setIn(frame, ref), rules);
  if (!rules.some(isComputed)) return [[numbersFor(cards[0]!), cards]];
  const groups = new Map<string, [readonly number[], CardRef[]]>();
  for (const ref of cards) {
    const numbers = numbersFor(ref);
    const group = groups.get(numbers.join());
    if (group === undefined) groups.set(numbers.join(), [numbers, [ref]]);
    else group[1].push(ref);
  }
  return [...groups.values()];
}

const isComputed = (rule: CardRule): boolean => typeof amountIn(rule) === 'object';

/** Durations such as "their next turn" differ by owner. */
function byOwner(s: State, cards: readonly CardRef[]): readonly (readonly [number, readonly CardRef[]])[] {
  const ownerOf = (ref: CardRef): number => s.table.owner[cardIn(ref)]!;
  const [first] = cards;
  if (first === undefined) return NONE;
  if (cards.every((ref) => ownerOf(ref) === ownerOf(first))) return [[ownerOf(first), cards]];
  return [...new Set(cards.map(ownerOf))].map((owner) => [owner, cards.filter((ref) => ownerOf(ref) === owner)]);
}

function numbersIn(s: State, context: Context, rules: readonly CardRule[]): number[] {
  const numbers: number[] = [];
  addNumbersIn(s, context, rules, numbers);
  return numbers;
}

function addNumbersIn(s: State, context: Context, rules: readonly CardRule[], numbers: number[]): void {
  for (const rule of rules) {
    const amount = amountIn(rule);
    if (amount !== undefined) numbers.push(evaluate(s, context, amount));
  }
}

/** A shield for each of the cards: the next damage that would be dealt to it is not taken (6.5). */
export const prevent: Handler<'prevent'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.to);
  if (cards === WAITING) return Result.WAIT;
  for (const ref of cards)
    addWatcher(
      s,
      frame.seat,
      frame.source,
      KeywordAbility.SHIELD,
      frame.bound,
      untilOf(effect.for, frame.seat, s.table.owner[cardIn(ref)]!),
      1,
      [ref],
    );
  return Result.DONE;
};

/** Rules on all that they describe, newcomers too (6.4.2.1). */
export const rule: Handler<'rule'> = (s, frame, effect) => {
  const amounts: number[] = [];
  for (const each of effect.rules) addNumbersInRule(s, frame, each, amounts);
  for (const they of theirsIn(s, frame, effect))
    addRules(s, frame, effect.rules, amounts, undefined, untilOf(effect.for, frame.seat, they));
  return Result.DONE;
};

/** Durations that end by the turn of the player concerned. */
const OF_THEIRS: ReadonlySet<Duration> = new Set<Duration>(['theirNextTurn', 'theirNextReady', 'theirNextDraw']);

/**
 * Those whose next turn is meant: each of the players that the rules speak of has one, and whoever is then active is the player at hand.
 * Other durations are the same for all.
 */
function theirsIn(s: State, frame: Frame, { for: duration, rules }: EffectOf<'rule'>): readonly Seat[] {
  if (!OF_THEIRS.has(duration)) return [frame.they];
  const players = rules.map((each) => (each.about === 'cards' ? (each.cards.of ?? 'all') : each.who));
  return [...new Set(players.flatMap((who) => (who === 'active' ? frame.they : playersOf(s, frame, who))))];
}

function addNumbersInRule(s: State, frame: Frame, each: Rule, amounts: number[]): void {
  if (each.about === 'cards') addNumbersIn(s, frame, each.rules, amounts);
  else for (const player of each.rules) if (player.rule === 'cost') amounts.push(evaluate(s, frame, player.by));
}
