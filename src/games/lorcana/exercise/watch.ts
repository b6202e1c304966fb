// Watches a game for the ledger: records which abilities resolve, which are in force, and which cards are used.
import type { Card } from '../cards/card.js';
import type { Ability } from '../ir/ability.js';
import { Entry, cardIn, type CardEntry, refOf } from '../state/entry.js';
import { Kind, kindOf, cardOf } from '../state/packed-action.js';
import type { MatchTable } from '../state/table.js';
import { type Ledger, wordsIn } from './ledger.js';
import type { Effect } from '../ir/effect.js';
import { type State, zone, Zone, Row } from '../state/state.js';
import { holds } from '../rules/read/conditions.js';
import { contextOf } from '../state/context.js';

/** An ability of a card in the match, by its index on the card. */
interface Owner {
  readonly card: Card;
  readonly index: number;
}

/** Kinds of abilities that do not resolve but are in force. */
const PASSIVE: ReadonlySet<Ability['kind']> = new Set<Ability['kind']>([
  'static',
  'replacement',
  'keyword',
  'enterExerted',
]);

const ENTERED_EXERTED = Entry.EXERTED | Entry.DRYING;

/** Keywords that a player uses by an action. */
const USED_BY: Readonly<Record<string, Kind>> = { shift: Kind.SHIFT, singTogether: Kind.SING, boost: Kind.BOOST };

export class Watch {
  /** The table to play with: a copy of the given table that records every effect when the rules read it. */
  readonly table: MatchTable;
  /** By kind of card: passive abilities not yet seen in force. */
  readonly #pending = new Map<number, { readonly index: number; readonly ability: Ability }[]>();

  constructor(
    table: MatchTable,
    private readonly ledger: Ledger,
  ) {
    const { program } = table;
    const owners = ownersOf(table);
    const blocks = program.blocks.map((block, n) => {
      const owner = owners.get(n);
      return owner === undefined
        ? block
        : withReadHooks(
            block,
            () => {
              this.#resolve(owner);
            },
            (i) => {
              this.#carryOut(block[i]!.effect);
            },
          );
    });
    this.table = { ...table, program: { ...program, blocks } };
    table.cards.forEach((card, i) => this.#pending.set(table.kind[i]!, this.#passive(card, table.kind[i]!)));
  }

  #passive(card: Card, kind: number): { readonly index: number; readonly ability: Ability }[] {
    const { resolved } = this.ledger.of(card);
    const linked = linkedAbilitiesOf(this.table, card, kind);
    return card.abilities.flatMap((printed, index) => {
      const isUsed = printed.kind === 'keyword' && printed.keyword in USED_BY;
      if (!PASSIVE.has(printed.kind) || isUsed || resolved[index]! > 0) return [];
      return [{ index, ability: linked[index] ?? printed }];
    });
  }

  #resolve({ card, index }: Owner): void {
    const record = this.ledger.of(card);
    if (record.resolved[index]!++ > 0) return;
    const ability = card.abilities[index]!;
    if (ability.kind === 'triggered') wordsIn(ability.on, this.ledger.words, false);
  }

  #carryOut(effect: Effect): void {
    this.ledger.words.add(`effect ${effect.kind}`);
    if ('rules' in effect) wordsIn(effect.rules, this.ledger.words, false);
  }

  /** Call before each decision: records abilities in force, and cards in hand and in play. */
  look(s: State): void {
    for (let seat = 0; seat < s.table.seats; seat++) {
      for (const entry of zone(s, seat, Zone.HAND)) {
        this.ledger.of(s.table.cards[cardIn(entry)]!).drawn = true;
        this.#inForce(s, seat, entry, true);
      }
      for (const entry of zone(s, seat, Zone.PLAY)) {
        this.ledger.of(s.table.cards[cardIn(entry)]!).played = true;
        this.#inForce(s, seat, entry, false);
      }
    }
    for (const entry of s.row(Row.RESOLVING)) this.ledger.of(s.table.cards[cardIn(entry)]!).played = true;
  }

  #inForce(s: State, seat: number, entry: CardEntry, inHand: boolean): void {
    const card = cardIn(entry);
    const kind = s.table.kind[card]!;
    const pending = this.#pending.get(kind)!;
    if (pending.length === 0) return;
    const left = pending.filter(({ index, ability }) => {
      const isElsewhere = ability.kind === 'static' && ability.everywhere === true;
      if (inHand && !isElsewhere) return true;
      if (ability.kind === 'enterExerted' && (entry & ENTERED_EXERTED) !== ENTERED_EXERTED) return true;
      const condition = 'while' in ability ? ability.while : undefined;
      if (condition !== undefined && !holds(s, contextOf(seat, refOf(entry)), condition)) return true;
      this.ledger.of(s.table.cards[card]!).resolved[index]!++;
      wordsIn(ability, this.ledger.words, false);
      return false;
    });
    if (left.length < pending.length) this.#pending.set(kind, left);
  }

  /** Call before each action: records the card and the abilities that the action uses. */
  take(s: State, action: number): void {
    const kind = kindOf(action);
    if (!CARD_ACTIONS.has(kind)) return;
    const card = s.table.cards[cardOf(action)]!;
    const record = this.ledger.of(card);
    if (kind === Kind.INK) record.inked = true;
    else if (kind !== Kind.BOOST) record.played = true;
    card.abilities.forEach((ability, i) => {
      const isUsed = ability.kind === 'keyword' ? USED_BY[ability.keyword] === kind : isPaidFor(ability, kind);
      if (!isUsed) return;
      record.resolved[i]!++;
      wordsIn(ability, this.ledger.words, false);
    });
  }
}

const isPaidFor = ({ kind }: Ability, action: Kind): boolean =>
  kind === 'alternateCost' && action === Kind.PLAY_OTHERWISE;

const CARD_ACTIONS: ReadonlySet<Kind> = new Set([
  Kind.INK,
  Kind.PLAY,
  Kind.SHIFT,
  Kind.SING,
  Kind.PLAY_OTHERWISE,
  Kind.BOOST,
]);

/** A copy of a list that calls hooks when its items are read: the rules read an effect when they run it. */
function withReadHooks<T>(block: readonly T[], begin: () => void, each: (i: number) => void): readonly T[] {
  const copy = block.slice();
  block.forEach((item, i) =>
    Object.defineProperty(copy, i, {
      get: () => {
        if (i === 0) begin();
        each(i);
        return item;
      },
    }),
  );
  return copy;
}

/** The linked form of a card's printed abilities, by their index on the card. */
function linkedAbilitiesOf({ program }: MatchTable, card: Card, kind: number): (Ability | undefined)[] {
  const { triggered, statics, activated, replacements, alternateCosts, enterExerted, actions } = program.byKind[kind]!;
  const left: Readonly<Record<string, number[]>> = {
    triggered: [...triggered],
    static: [...statics],
    activated: [...activated],
    replacement: [...replacements],
    alternateCost: [...alternateCosts],
    enterExerted: [...enterExerted],
    action: [...actions],
  };
  return card.abilities.map(({ kind: abilityKind }) => {
    const n = left[abilityKind]?.shift();
    return n === undefined ? undefined : program.abilities[n];
  });
}

/** The ability that contains a list of effects, by the number of the list. */
function ownersOf(table: MatchTable): ReadonlyMap<number, Owner> {
  const owners = new Map<number, Owner>();
  const { program } = table;
  const visit = (node: unknown, owner: Owner): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      const n = program.blockNumber.get(node as never);
      if (n !== undefined) owners.set(n, owner);
    }
    for (const inner of Object.values(node)) visit(inner, owner);
  };
  const seen = new Set<number>();
  table.cards.forEach((card, i) => {
    const kind = table.kind[i]!;
    if (seen.has(kind)) return;
    seen.add(kind);
    linkedAbilitiesOf(table, card, kind).forEach((ability, index) => {
      visit(ability, { card, index });
    });
  });
  return owners;
}
