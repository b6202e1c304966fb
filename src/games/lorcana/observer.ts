// Observes a game of Lorcana for the statistics: measures at the end of each turn, and counts for every copy of a card.
import { Zone, type State, zone } from './state/state.js';
import { Kind, cardOf, kindOf } from './state/packed-action.js';
import { type Observer, type TempoRoles, type SeatObservation, otherSeat } from '../../core/observer.js';
import { type MatchTable, TypeBit } from './state/table.js';
import { type StepReader, COMPREHENSIVE_RULES, TurnTotal, CopyCase, characters } from './observables.js';
import { fullName } from './cards/card.js';
import { zeros } from '../../core/shared-rows.js';
import { cardIn, type CardId, damageOn } from './state/entry.js';
import { scalar, Scalar, seatScalar, SeatScalar } from './state/scalars.js';
import type { Seat } from '../../core/game.js';
import { strengthOf, willpowerOf, printedCost } from './rules/read/values.js';

/** Tracked zones: a card that appears in one of them has moved there. */
const WATCHED = [Zone.HAND, Zone.PLAY, Zone.INKWELL, Zone.DISCARD] as const;

const ELSEWHERE = -1;

/** The active seat before the first turn. */
const NO_SEAT = -1;

const PLAYING: ReadonlySet<Kind> = new Set([Kind.PLAY, Kind.PLAY_OTHERWISE, Kind.SHIFT, Kind.SING]);

/** An observer of games with two players. */
export class LorcanaObserver implements Observer<State> {
  readonly pieces;
  readonly roles: TempoRoles;
  /** By card: the index of its piece among the pieces of its owner. */
  readonly #pieceOf: readonly number[];

  // Data of the current game
  #zoneOf: number[] = [];
  #hasLeftDeck: boolean[] = [];
  #turnTotals: number[][] = [];
  #own: number[][][] = [];
  #other: number[][][] = [];
  #counts: number[][][] = [];
  #firstPlayed: number[][] = [];

  constructor(
    private readonly table: MatchTable,
    private readonly reader: StepReader = COMPREHENSIVE_RULES,
  ) {
    const names = table.decks.map((deck) => [...new Set(deck.map((card) => fullName(table.cards[card]!)))].sort());
    this.#pieceOf = table.cards.map((card, i) => names[table.owner[i]!]!.indexOf(fullName(card)));
    this.pieces = names.map((list, seat) =>
      list.map((name, piece) => ({
        name,
        copies: table.decks[seat]!.filter((card) => this.#pieceOf[card] === piece).length,
      })),
    );
    this.roles = {
      score: 'lore',
      target: table.options.loreToWin,
      potential: 'questLore',
      available: 'inkAvailable',
      spent: 'inkSpent',
      added: 'inked',
      plays: 'cardsPlayed',
      quests: 'quests',
      challenges: 'challenges',
      board: 'boardCost',
      worth: 'costPlayed',
      removed: 'costRemoved',
      lost: 'costLost',
    };
  }

  begin(s: State): void {
    const seats = [0, 1];
    this.#zoneOf = this.table.cards.map(() => Zone.DECK);
    this.#hasLeftDeck = this.table.cards.map(() => false);
    this.#turnTotals = seats.map(() => zeros(TurnTotal.COUNT));
    this.#own = seats.map(() => []);
    this.#other = seats.map(() => []);
    this.#counts = this.pieces.map((list) => list.map(() => zeros(CopyCase.COUNT)));
    this.#firstPlayed = this.pieces.map((list) => list.map(() => 0));
    for (const seat of seats) for (const entry of zone(s, seat, Zone.HAND)) this.#zoneOf[cardIn(entry)] = Zone.HAND;
    if (scalar(s, Scalar.TURN) > 0) this.#openGame(s);
  }

  step(before: State, action: number, after: State): void {
    const seat = scalar(before, Scalar.ACTIVE);
    const isSetUp = scalar(before, Scalar.TURN) === 0;
    if (!isSetUp) this.#act(seat, action, before, after);
    for (let owner = 0; owner < 2; owner++) this.#follow(before, after, owner, isSetUp ? NO_SEAT : seat);
    if (isSetUp && scalar(after, Scalar.TURN) > 0) this.#openGame(after);
    else if (scalar(after, Scalar.TURN) !== scalar(before, Scalar.TURN)) {
      // The ended turn is measured on the state before the step; only lore is read after it, as the next turn does not change it.
      this.#closeTurn(before, seat, seatScalar(after, seat, SeatScalar.LORE));
      this.#openTurn(after);
    }
  }

  end(s: State): SeatObservation[] {
    const active = scalar(s, Scalar.ACTIVE);
    if (scalar(s, Scalar.TURN) > 0) this.#closeTurn(s, active, seatScalar(s, active, SeatScalar.LORE));
    this.table.cards.forEach((_, card) => {
      if (!this.#hasLeftDeck[card]) this.#count(card, CopyCase.UNSEEN);
    });
    return [0, 1].map((seat) => ({
      own: this.#own[seat]!,
      other: this.#other[seat]!,
      pieces: this.#counts[seat]!,
      firstPlayed: this.#firstPlayed[seat]!,
    }));
  }

  /** The opening hands are final: hands were altered. */
  #openGame(s: State): void {
    for (let seat = 0; seat < 2; seat++)
      for (const entry of zone(s, seat, Zone.HAND)) {
        const card = cardIn(entry);
        this.#hasLeftDeck[card] = true;
        this.#zoneOf[card] = Zone.HAND;
        this.#count(card, CopyCase.OPENING);
      }
    this.#openTurn(s);
  }

  #openTurn(s: State): void {
    const seat = scalar(s, Scalar.ACTIVE);
    const totals = this.#turnTotals[seat]!.fill(0);
    totals[TurnTotal.AVAILABLE] = seatScalar(s, seat, SeatScalar.READY_INK);
  }

  #closeTurn(s: State, seat: Seat, lore: number): void {
    const own = this.#measure(s, seat);
    own[0] = lore;
    this.#own[seat]!.push(own);
    this.#other[seat]!.push(this.#measure(s, otherSeat(seat)));
  }

  /** Counts the decision itself. */
  #act(seat: Seat, action: number, before: State, after: State): void {
    const totals = this.#turnTotals[seat]!;
    const isSameTurn = scalar(after, Scalar.TURN) === scalar(before, Scalar.TURN);
    const ink = seatScalar(after, seat, SeatScalar.READY_INK) - seatScalar(before, seat, SeatScalar.READY_INK);
    const aside = this.reader.setAside(action);
    if (aside !== undefined) this.#zoneOf[aside] = ELSEWHERE;
    // Ink that was set aside is not spent.
    if (isSameTurn && (ink > 0 || aside !== undefined)) totals[TurnTotal.AVAILABLE]! += ink;
    else if (isSameTurn) totals[TurnTotal.SPENT]! -= ink;
    const card = cardOf(action);
    const kind = kindOf(action);
    if (kind === Kind.SHIFT) this.#count(card, CopyCase.SHIFTED);
    if (kind === Kind.SING) this.#count(card, CopyCase.SUNG);
    if (PLAYING.has(kind)) this.#played(card);
    if (kind === Kind.CHALLENGE) {
      totals[TurnTotal.CHALLENGES]!++;
      this.#count(card, CopyCase.CHALLENGES);
    }
    if (kind === Kind.QUEST) {
      totals[TurnTotal.QUESTS]!++;
      this.#count(card, CopyCase.QUESTS);
    }
    this.#read(before, action, after);
  }

  #read(before: State, action: number, after: State): void {
    const challenged = this.reader.challenged(before, action);
    if (challenged !== undefined) this.#count(challenged, CopyCase.CHALLENGED);
    const quest = this.reader.questLore(before, action, after);
    if (quest !== undefined) this.#count(quest[0], CopyCase.LORE, quest[1]);
  }

  #played(card: CardId): void {
    const seat = this.table.owner[card]!;
    this.#turnTotals[seat]![TurnTotal.PLAYED]!++;
    this.#turnTotals[seat]![TurnTotal.COST_PLAYED]! += this.table.cards[card]!.cost;
    this.#count(card, CopyCase.PLAYED);
    this.#firstPlayed[seat]![this.#pieceOf[card]!] ||= this.#own[seat]!.length + 1;
    // Its entry into play must not count a second time.
    this.#zoneOf[card] = ELSEWHERE;
  }

  /** Finds cards that moved into a tracked zone. An unwritten row is the same array, so it needs no search. */
  #follow(before: State, after: State, owner: Seat, active: Seat): void {
    for (const z of WATCHED) {
      const cards = zone(after, owner, z);
      if (cards === zone(before, owner, z)) continue;
      for (const entry of cards) {
        const card = cardIn(entry);
        const from = this.#zoneOf[card]!;
        if (from === z) continue;
        this.#zoneOf[card] = z;
        if (active !== NO_SEAT) this.#moved(card, from, z, active);
      }
    }
    // A deck that only lost cards contains no moved card.
    const deck = zone(after, owner, Zone.DECK);
    const old = zone(before, owner, Zone.DECK);
    if (deck !== old && deck.length >= old.length) for (const entry of deck) this.#zoneOf[cardIn(entry)] = Zone.DECK;
  }

  #moved(card: CardId, from: number, to: Zone, active: Seat): void {
    if (from === Zone.DECK && !this.#hasLeftDeck[card]) {
      this.#hasLeftDeck[card] = true;
      if (to === Zone.HAND) this.#count(card, CopyCase.DRAWN);
    }
    if (from === Zone.HAND && to === Zone.INKWELL) {
      this.#count(card, CopyCase.INKED);
      this.#turnTotals[this.table.owner[card]!]![TurnTotal.INKED]!++;
    }
    if (from === Zone.PLAY && to === Zone.DISCARD) this.#banished(card, active);
    // Played by an effect for free: for a card played by a decision, `#played` has already changed the zone.
    if (from === Zone.HAND && to === Zone.PLAY) {
      this.#played(card);
      this.#zoneOf[card] = to;
    }
  }

  #banished(card: CardId, active: Seat): void {
    this.#count(card, CopyCase.BANISHED);
    if ((this.table.types[card]! & TypeBit.CHARACTER) === 0) return;
    const lossOrRemoval = this.table.owner[card] === active ? TurnTotal.COST_LOST : TurnTotal.COST_REMOVED;
    this.#turnTotals[active]![lossOrRemoval]! += this.table.cards[card]!.cost;
  }

  #count(card: CardId, copyCase: CopyCase, times = 1): void {
    this.#counts[this.table.owner[card]!]![this.#pieceOf[card]!]![copyCase]! += times;
  }

  #measure(s: State, seat: Seat): number[] {
    const own = characters(s, seat);
    let [strength, willpower, cost] = [0, 0, 0];
    for (const entry of own) {
      const card = cardIn(entry);
      strength += Math.max(0, strengthOf(s, card));
      willpower += Math.max(0, willpowerOf(s, card) - damageOn(entry));
      cost += printedCost(s, card);
    }
    const standing = [
      seatScalar(s, seat, SeatScalar.LORE),
      zone(s, seat, Zone.INKWELL).length,
      zone(s, seat, Zone.HAND).length,
      ...[own.length, strength, willpower, this.reader.potential(s, seat), cost],
    ];
    return [...standing, ...this.#turnTotals[seat]!];
  }
}
