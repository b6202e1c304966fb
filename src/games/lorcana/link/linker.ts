// The linker: converts abilities to linked form and numbers their parts, so that records in the state can refer to them.
import { LinkedFilter } from './linked-filter.js';
import { hoistPlayerChoices, desugarSuperlative, withChoiceFirst } from './desugar.js';
import type { Filter } from '../ir/filter.js';
import { LinkedEvent } from './linked-event.js';
import { withFixedShape } from './shapes.js';
import type { EventPattern, EventName } from '../ir/event.js';
import type { Ability } from '../ir/ability.js';
import type { Effect, Cost, Target, EffectOf } from '../ir/effect.js';
import type { CardRule, Rule } from '../ir/rule.js';
import { keywordBit } from '../state/keywords.js';
import type { KeywordName } from '../ir/vocabulary.js';
import { KeywordAbility } from './keyword-abilities.js';
import { eventBit } from '../state/events.js';

/** A deep copy in linked form, with monomorphic records; desugars lists and superlatives. `filters` collects the linked filters. */
function toLinked<T>(node: T, key = '', filters?: Set<LinkedFilter>): T {
  if (Array.isArray(node))
    return hoistPlayerChoices(node).map((item: unknown) => toLinked(item, LIST_KEYS.has(key) ? key : '', filters)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(isEvent(node) ? withoutOrigin(node) : 'extreme' in node ? desugarSuperlative(node as Filter) : node)
      .filter(([name]) => name !== 'say')
      .map(([name, child]: [string, unknown]) => [name, toLinked(child, name, filters)]),
  );
  if (isEvent(copy)) return new LinkedEvent(copy) as T;
  if (!isFilter(copy, key)) return withFixedShape(copy, key) as T;
  const filter = new LinkedFilter(copy);
  filters?.add(filter);
  return filter as T;
}

/** The source form of a linked record, for the renderer. */
export function toSource<T>(node: T): T {
  if (node instanceof LinkedFilter || node instanceof LinkedEvent) return toSource(node.source) as T;
  if (Array.isArray(node)) return node.map(toSource) as T;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, child]) => child !== undefined)
      .map(([key, child]: [string, unknown]) => [key, toSource(child)]),
  ) as T;
}

/** Lists whose items are interpreted by the key of the list. */
const LIST_KEYS: ReadonlySet<string> = new Set(['anyOf', 'plus', 'of']);

const isEvent = (node: object): node is EventPattern => 'on' in node && typeof node.on === 'string';

/** When `returnedFromDiscard` is matched, the card has already left the discard: the zone of the subject is dropped. */
const withoutOrigin = (event: EventPattern): EventPattern => {
  if (event.on !== 'returnedFromDiscard' || event.subject === undefined) return event;
  const subject = Object.entries(event.subject).filter(([field]) => field !== 'zone');
  return { ...event, subject: Object.fromEntries(subject) };
};

/** Some keys hold filters or targets; a target has one of `TARGET_KEYS`. */
const isFilter = (node: object, key: string): boolean =>
  FILTER_KEYS.has(key) && !TARGET_KEYS.some((name) => name in node) && !('n' in node);

const TARGET_KEYS = ['ref', 'choose', 'all', 'random', 'top', 'both', 'to'] as const;

/** Cost rules that apply once each turn: the history must record what used them up. */
const ONCE: ReadonlySet<unknown> = new Set(['firstEachTurn', 'onceEachTurn']);

export class Linker {
  readonly abilities: Ability[] = [];
  readonly abilityNumber = new Map<Ability, number>();
  readonly blocks: (readonly Effect[])[] = [];
  readonly blockNumber = new Map<readonly Effect[], number>();
  readonly ruleLists: (readonly (CardRule | Rule)[])[] = [];
  readonly ruleNumber = new Map<readonly (CardRule | Rule)[], number>();
  readonly filters = new Set<LinkedFilter>();
  readonly labels = new Map<string, number>();
  readonly costBlocks = new Map<readonly Cost[], number>();
  readonly createdAbilities = new Map<readonly Effect[], number>();
  readonly chosenAmounts = new Map<Target, string>();
  readonly chosenIn = new Map<Effect, Target[]>();
  /** The effect that is currently walked. */
  private effect: Effect | undefined;
  /** The outermost loop over players around that effect. */
  private loop: Effect | undefined;
  historyEvents = 0;
  /** Keywords that occur in any text: bits of `Keyword`. */
  keywords = 0;
  hasReplacements = false;
  hasFaceUpTops = false;
  usesDamageMoved = false;
  /** Whether conditions on past events read changing properties of cards, and not only printed facts. */
  remembersValues = false;

  /** Links a copy of a printed ability and returns its number. */
  addPrinted(ability: Ability): number {
    return this.addAbility(toLinked(withChoiceFirst(ability), '', this.filters));
  }

  private addAbility(ability: Ability): number {
    const known = this.abilityNumber.get(ability);
    if (known !== undefined) return known;
    this.abilities.push(ability);
    this.abilityNumber.set(ability, this.abilities.length - 1);
    this.walk(ability, '');
    return this.abilityNumber.get(ability)!;
  }

  /** Numbers all parts of a node: blocks, lists of rules, granted abilities, labels. Collects the facts about the match. */
  private walk(node: unknown, key: string): void {
    if (Array.isArray(node)) {
      if (key === 'rules') assignNumber(node as (CardRule | Rule)[], this.ruleLists, this.ruleNumber);
      else if (BLOCK_KEYS.has(key)) assignNumber(node as Effect[], this.blocks, this.blockNumber);
      if (key === 'costs' || key === 'cost') this.addCosts(node as Cost[]);
      for (const item of node) this.walk(item, key === 'options' ? 'do' : '');
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const record = node as Record<string, unknown>;
    for (const label of [record.as, record.step, record.done]) if (typeof label === 'string') this.addLabel(label);
    if (record.is === 'happened') this.addHistoryEvent(record.event as LinkedEvent);
    if (typeof record.happened === 'object') this.addHistoryEvent(record.happened as LinkedEvent);
    if (node instanceof LinkedEvent && node.nth !== undefined) this.addHistoryEvent(node);
    if (node instanceof LinkedEvent && node.on === 'damageMoved') this.usesDamageMoved = true;
    if (typeof record.keyword === 'string') this.keywords |= keywordBit(record.keyword as KeywordName);
    if (record.kind === 'prevent' || (record.kind === 'replacement' && node !== this.abilities[KeywordAbility.SHIELD]))
      this.hasReplacements = true;
    this.addCreatedAbility(record);
    if (typeof record.kind === 'string' && key !== 'ability') this.effect = node as Effect;
    if (typeof record.stat === 'string' && typeof record.chosen === 'object')
      this.addChosenAmount(record.chosen as Target);
    if (typeof record.thisTurn === 'string') this.historyEvents |= eventBit(record.thisTurn as EventName);
    if (record.rule === 'topRevealed') this.hasFaceUpTops = true;
    if (record.rule === 'oneChallenger') this.historyEvents |= eventBit('challenge');
    if (ONCE.has(record.once)) this.historyEvents |= eventBit('play') | eventBit('moves');
    if (record.rule === 'cantPlay' && record.n !== undefined) this.historyEvents |= eventBit('play');
    if (key === 'ability' && record.kind !== undefined) {
      this.addAbility(node as Ability);
      return;
    }
    const { loop } = this;
    if (record.kind === 'each') this.loop ??= node as Effect;
    for (const [name, child] of Object.entries(record)) this.walk(child, name);
    this.loop = loop;
  }

  private addHistoryEvent({ on, subject, object }: LinkedEvent): void {
    this.historyEvents |= eventBit(on);
    for (const filter of [subject, object] as (LinkedFilter | undefined)[])
      if (filter !== undefined && readsValues(filter)) this.remembersValues = true;
  }

  /** Cards chosen for an amount are chosen once, before the first round of a loop over players, unless the target depends on `they`. */
  private addChosenAmount(target: Target): void {
    const label = `#${this.chosenAmounts.size}`;
    this.chosenAmounts.set(target, label);
    this.addLabel(label);
    const effect = JSON.stringify(target).includes('"they"') ? this.effect : (this.loop ?? this.effect);
    if (effect !== undefined) this.chosenIn.set(effect, [...(this.chosenIn.get(effect) ?? []), target]);
  }

  private addCosts(costs: readonly Cost[]): void {
    const block = costs.flatMap((cost) => (cost.pay === 'do' ? [cost.effect] : []));
    if (block.length === 0) return;
    assignNumber(block, this.blocks, this.blockNumber);
    this.costBlocks.set(costs, this.blockNumber.get(block)!);
  }

  /** Adds the ability that an effect creates, so that records can refer to it by number. */
  private addCreatedAbility(record: Record<string, unknown>): void {
    const on = CREATED_ON[record.kind as string]?.(record);
    if (on === undefined || this.createdAbilities.has(record.do as Effect[])) return;
    const effects = record.do as Effect[];
    this.createdAbilities.set(effects, this.addAbility({ kind: 'triggered', on, effects }));
  }

  addLabel(text: string): number {
    const known = this.labels.get(text) ?? this.labels.size;
    this.labels.set(text, known);
    return known;
  }
}

/** Whether a filter reads properties that a card loses when it leaves play. */
const readsValues = (filter: LinkedFilter): boolean =>
  (filter.keyword | filter.withoutKeyword) !== 0 ||
  VALUE_FIELDS.some((field) => filter[field] !== undefined) ||
  ([filter.not, ...(filter.anyOf ?? [])] as unknown as readonly (LinkedFilter | undefined)[]).some(
    (part) => part !== undefined && readsValues(part),
  );

const VALUE_FIELDS = [
  ...(['strength', 'willpower', 'lore', 'damage', 'damaged', 'exerted'] as const),
  ...(['classes', 'atLocation', 'here', 'at', 'sameLocationAs', 'covers', 'under', 'shifted'] as const),
];

const DELAYED_ON: Readonly<Record<EffectOf<'later'>['at'], EventPattern>> = {
  endOfTurn: { on: 'turnEnd' },
  endOfYourTurn: { on: 'turnEnd', by: 'you' },
  startOfYourTurn: { on: 'turnStart', by: 'you' },
  afterChallenge: { on: 'challengeEnd' },
};

const CREATED_ON: Readonly<Record<string, (record: Record<string, unknown>) => readonly EventPattern[]>> = {
  whenYouDo: () => [],
  watch: ({ on }) => [on as EventPattern],
  later: ({ at }) => toLinked([DELAYED_ON[at as keyof typeof DELAYED_ON]]),
};

const BLOCK_KEYS: ReadonlySet<string> = new Set(['do', 'then', 'else', 'effects', 'instead']);

const FILTER_KEYS: ReadonlySet<string> = new Set([
  'filter',
  'until',
  'choose',
  'all',
  'random',
  'count',
  'over',
  'subject',
  'object',
  'only',
  'cards',
  'to',
  'onto',
  'anyOf',
  'coveredBy',
  'namesake',
  'at',
  'against',
  'matching',
  'not',
]);

function assignNumber<T>(item: T, list: T[], numbers: Map<T, number>): void {
  if (numbers.has(item)) return;
  numbers.set(item, list.length);
  list.push(item);
}
