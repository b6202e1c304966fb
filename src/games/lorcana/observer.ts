// Watches a game of Lorcana for statistics: tempo at the end of each turn, and what became of every card.
import { Zone, type State, zone } from './state/state.js';
import { Kind, cardOf, kindOf } from './state/decision.js';
import { type Observer, type TempoRoles, type SeatObservation, otherSeat } from '../../core/observer.js';
import { type MatchTable, TypeBit } from './state/table.js';
import { type Reader, COMPREHENSIVE_RULES, Done, Case, characters } from './observables.js';
import { fullName } from './cards/card.js';
import { zeros } from '../../core/shared-rows.js';
import { cardIn, type CardId, damageOn } from './state/entry.js';
import { scalar, Scalar, seatScalar, SeatScalar } from './state/scalars.js';
import type { Seat } from '../../core/game.js';
import { strengthOf, willpowerOf, printedCost } from './rules/read/values.js';

/** Zones that are watched: whatever enters one of them has come from somewhere. */
const WATCHED = [Zone.HAND, Zone.PLAY, Zone.INKWELL, Zone.DISCARD] as const;

const ELSEWHERE = -1;

/** Whose turn it is before the first turn. */
const NOBODY = -1;

const PLAYING: ReadonlySet<Kind> = new Set([Kind.PLAY, Kind.PLAY_OTHERWISE, Kind.SHIFT, Kind.SING]);

/** For two players. */
export class LorcanaObserver implements Observer<State> {
  readonly pieces;
  readonly roles: TempoRoles;
  /** By card: its piece, counted for each seat from 0. */
  readonly #pieceOf: readonly number[];

  // Of the game being watched.
  #zoneOf: number[] = [];
  #hasLeftDeck: boolean[] = [];
  #done: number[][] = [];
  #own: number[][][] = [];
  #other: number[][][] = [];
  #counts: number[][][] = [];
  #firstPlayed: number[][] = [];

  constructor(
    private readonly table: MatchTable,
    private readonly reader: Reader = COMPREHENSIVE_RULES,
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
    this.#done = seats.map(() => zeros(Done.COUNT));
    this.#own = seats.map(() => []);
    this.#other = seats.map(() => []);
    this.#counts = this.pieces.map((list) => list.map(() => zeros(Case.COUNT)));
    this.#firstPlayed = this.pieces.map((list) => list.map(() => 0));
    for (const seat of seats) for (const entry of zone(s, seat, Zone.HAND)) this.#zoneOf[cardIn(entry)] = Zone.HAND;
    if (scalar(s, Scalar.TURN) > 0) this.#openGame(s);
  }

  step(before: State, action: number, after: State): void {
    const seat = scalar(before, Scalar.ACTIVE);
    const isSetUp = scalar(before, Scalar.TURN) === 0;
    if (!isSetUp) this.#act(seat, action, before, after);
    for (let owner = 0; owner < 2; owner++) this.#follow(before, after, owner, isSetUp ? NOBODY : seat);
    if (isSetUp && scalar(after, Scalar.TURN) > 0) this.#openGame(after);
    else if (scalar(after, Scalar.TURN) !== scalar(before, Scalar.TURN)) {
      // What belongs to the turn that ended is what it was before; only its player's lore has not been touched since.
      this.#closeTurn(before, seat, seatScalar(after, seat, SeatScalar.LORE));
      this.#openTurn(after);
    }
  }

  end(s: State): SeatObservation[] {
    const active = scalar(s, Scalar.ACTIVE);
    if (scalar(s, Scalar.TURN) > 0) this.#closeTurn(s, active, seatScalar(s, active, SeatScalar.LORE));
    this.table.cards.forEach((_, card) => {
      if (!this.#hasLeftDeck[card]) this.#count(card, Case.UNSEEN);
    });
    return [0, 1].map((seat) => ({
      own: this.#own[seat]!,
      other: this.#other[seat]!,
      pieces: this.#counts[seat]!,
      firstPlayed: this.#firstPlayed[seat]!,
    }));
  }

  /** Hands are as they will be: what is in them now is the opening hand, after altering. */
  #openGame(s: State): void {
    for (let seat = 0; seat < 2; seat++)
      for (const entry of zone(s, seat, Zone.HAND)) {
        const card = cardIn(entry);
        this.#hasLeftDeck[card] = true;
        this.#zoneOf[card] = Zone.HAND;
        this.#count(card, Case.OPENING);
      }
    this.#openTurn(s);
  }

  #openTurn(s: State): void {
    const seat = scalar(s, Scalar.ACTIVE);
    const done = this.#done[seat]!.fill(0);
    done[Done.AVAILABLE] = seatScalar(s, seat, SeatScalar.READY_INK);
  }

  #closeTurn(s: State, seat: Seat, lore: number): void {
    const own = this.#measure(s, seat);
    own[0] = lore;
    this.#own[seat]!.push(own);
    this.#other[seat]!.push(this.#measure(s, otherSeat(seat)));
  }

  /** What the decision itself says. */
  #act(seat: Seat, action: number, before: State, after: State): void {
    const done = this.#done[seat]!;
    const isSameTurn = scalar(after, Scalar.TURN) === scalar(before, Scalar.TURN);
    const ink = seatScalar(after, seat, SeatScalar.READY_INK) - seatScalar(before, seat, SeatScalar.READY_INK);
    const aside = this.reader.setAside(action);
    if (aside !== undefined) this.#zoneOf[aside] = ELSEWHERE;
    // Ink that is set aside was not spent.
    if (isSameTurn && (ink > 0 || aside !== undefined)) done[Done.AVAILABLE]! += ink;
    else if (isSameTurn) done[Done.SPENT]! -= ink;
    const card = cardOf(action);
    const kind = kindOf(action);
    if (kind === Kind.SHIFT) this.#count(card, Case.SHIFTED);
    if (kind === Kind.SING) this.#count(card, Case.SUNG);
    if (PLAYING.has(kind)) this.#played(card);
    if (kind === Kind.CHALLENGE) {
      done[Done.CHALLENGES]!++;
      this.#count(card, Case.CHALLENGES);
    }
    if (kind === Kind.QUEST) {
      done[Done.QUESTS]!++;
      this.#count(card, Case.QUESTS);
    }
    this.#read(before, action, after);
  }

  #read(before: State, action: number, after: State): void {
    const challenged = this.reader.challenged(before, action);
    if (challenged !== undefined) this.#count(challenged, Case.CHALLENGED);
    const quest = this.reader.questLore(before, action, after);
    if (quest !== undefined) this.#count(quest[0], Case.LORE, quest[1]);
  }

  #played(card: CardId): void {
    const seat = this.table.owner[card]!;
    this.#done[seat]![Done.PLAYED]!++;
    this.#done[seat]![Done.COST_PLAYED]! += this.table.cards[card]!.cost;
    this.#count(card, Case.PLAYED);
    this.#firstPlayed[seat]![this.#pieceOf[card]!] ||= this.#own[seat]!.length + 1;
    // So that its coming into play does not count again.
    this.#zoneOf[card] = ELSEWHERE;
  }

  /** Looks for cards that came into a zone; rows that were not written are the same ones. */
  #follow(before: State, after: State, owner: Seat, active: Seat): void {
    for (const z of WATCHED) {
      const cards = zone(after, owner, z);
      if (cards === zone(before, owner, z)) continue;
      for (const entry of cards) {
        const card = cardIn(entry);
        const from = this.#zoneOf[card]!;
        if (from === z) continue;
        this.#zoneOf[card] = z;
        if (active !== NOBODY) this.#moved(card, from, z, active);
      }
    }
    // A deck that only lost cards needs no look.
    const deck = zone(after, owner, Zone.DECK);
    const old = zone(before, owner, Zone.DECK);
    if (deck !== old && deck.length >= old.length) for (const entry of deck) this.#zoneOf[cardIn(entry)] = Zone.DECK;
  }

  #moved(card: CardId, from: number, to: Zone, active: Seat): void {
    if (from === Zone.DECK && !this.#hasLeftDeck[card]) {
      this.#hasLeftDeck[card] = true;
      if (to === Zone.HAND) this.#count(card, Case.DRAWN);
    }
    if (from === Zone.HAND && to === Zone.INKWELL) {
      this.#count(card, Case.INKED);
      this.#done[this.table.owner[card]!]![Done.INKED]!++;
    }
    if (from === Zone.PLAY && to === Zone.DISCARD) this.#banished(card, active);
    // By an effect, for nothing: what was played by a decision has left the hand already.
    if (from === Zone.HAND && to === Zone.PLAY) {
      this.#played(card);
      this.#zoneOf[card] = to;
    }
  }

  #banished(card: CardId, active: Seat): void {
    this.#count(card, Case.BANISHED);
    if ((this.table.types[card]! & TypeBit.CHARACTER) === 0) return;
    const what = this.table.owner[card] === active ? Done.COST_LOST : Done.COST_REMOVED;
    this.#done[active]![what]! += this.table.cards[card]!.cost;
  }

  #count(card: CardId, what: Case, times = 1): void {
    this.#counts[this.table.owner[card]!]![this.#pieceOf[card]!]![what]! += times;
  }

  #measure(s: State, seat: Seat): number[] {
    const mine = characters(s, seat);
    let [strength, willpower, cost] = [0, 0, 0];
    for (const entry of mine) {
      const card = cardIn(entry);
      strength += Math.max(0, strengthOf(s, card));
      willpower += Math.max(0, willpowerOf(s, card) - damageOn(entry));
      cost += printedCost(s, card);
    }
    const standing = [
      seatScalar(s, seat, SeatScalar.LORE),
      zone(s, seat, Zone.INKWELL).length,
      zone(s, seat, Zone.HAND).length,
      ...[mine.length, strength, willpower, this.reader.potential(s, seat), cost],
    ];
    return [...standing, ...this.#done[seat]!];
  }
}
