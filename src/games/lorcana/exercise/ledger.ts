// A ledger of the cards and IR words that games have exercised so far.
import type { Card } from '../cards/card.js';
import type { Ability } from '../ir/ability.js';

export interface CardRecord {
  readonly card: Card;
  drawn: boolean;
  inked: boolean;
  played: boolean;
  /** For each ability: the number of times it resolved or was seen in force. */
  readonly resolved: number[];
}

/** A ledger as plain data for messages between threads: records in the order of the cards. */
export interface LedgerData {
  readonly records: readonly Omit<CardRecord, 'card'>[];
  readonly words: readonly string[];
}

export class Ledger {
  readonly records: ReadonlyMap<Card, CardRecord>;
  /** Words of the IR that were used: `effect draw`, `rule stat`, `event play`, `keyword rush`. */
  readonly words = new Set<string>();

  constructor(cards: readonly Card[]) {
    this.records = new Map(
      cards.map((card) => [
        card,
        { card, drawn: false, inked: false, played: false, resolved: card.abilities.map(() => 0) },
      ]),
    );
  }

  of(card: Card): CardRecord {
    return this.records.get(card)!;
  }

  toData(): LedgerData {
    const records = [...this.records.values()].map(({ drawn, inked, played, resolved }) => ({
      drawn,
      inked,
      played,
      resolved,
    }));
    return { records, words: [...this.words] };
  }

  /** Adds the data of another ledger of the same cards. */
  add({ records, words }: LedgerData): void {
    [...this.records.values()].forEach((record, i) => {
      const other = records[i]!;
      record.drawn ||= other.drawn;
      record.inked ||= other.inked;
      record.played ||= other.played;
      other.resolved.forEach((times, k) => (record.resolved[k]! += times));
    });
    for (const word of words) this.words.add(word);
  }

  /** Cards that were never played or have an ability never seen, in the order of the pool. */
  unseen(): CardRecord[] {
    return [...this.records.values()].filter(hasUnseen);
  }
}

export const hasUnseen = ({ card, played, resolved }: CardRecord): boolean =>
  !played || resolved.some((times, i) => times === 0 && !isForDecks(card.abilities[i]!));

/** Whether only the deck check reads the ability: a game never resolves it. */
export const isForDecks = ({ kind }: Ability): boolean => kind === 'deckBuilding';

const WORDS: readonly (readonly [field: string, title: string])[] = [
  ['rule', 'rule'],
  ['on', 'event'],
  ['keyword', 'keyword'],
];

/** Collects the IR words in a part of an ability; with `withEffects`, also inside its effects. */
export function wordsIn(node: unknown, into: Set<string>, withEffects: boolean): void {
  if (Array.isArray(node)) {
    for (const item of node) wordsIn(item, into, withEffects);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const fields = node as Readonly<Record<string, unknown>>;
  if (typeof fields.kind === 'string' && !ABILITIES.has(fields.kind)) {
    if (!withEffects) return;
    into.add(`effect ${fields.kind}`);
  }
  for (const [field, title] of WORDS) if (typeof fields[field] === 'string') into.add(`${title} ${fields[field]}`);
  for (const inner of Object.values(fields)) wordsIn(inner, into, withEffects);
}

const ABILITIES: ReadonlySet<string> = new Set<Ability['kind']>([
  'keyword',
  'triggered',
  'activated',
  'static',
  'alternateCost',
  'enterExerted',
  'replacement',
  'deckBuilding',
  'action',
]);
