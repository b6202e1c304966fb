// Builds the state of the game from the start position of a scenario.
import { State } from '../../games/lorcana/state/state.js';
import { type CardId, type CardEntry, knownTo, Entry, NO_CARD } from '../../games/lorcana/state/entry.js';
import type { Fixture, PlayerSetting } from './schema.js';
import type { Lorcana } from '../../games/lorcana/index.js';
import type { Card } from '../../games/lorcana/cards/card.js';
import { startTurn } from '../../games/lorcana/rules/turn/turn.js';
import { settle } from '../../games/lorcana/rules/turn/settle.js';
import { revealTops } from '../../games/lorcana/rules/processes/movement.js';
import type { Seat } from '../../core/game.js';
import { FILLER } from './cards.js';
import { key, isFullName, isNamed } from './situation.js';
import { ScenarioError } from '../scenario.js';
import type { MatchTable } from '../../games/lorcana/state/table.js';
import { zeros } from '../../core/shared-rows.js';
import { seatAt, Scalar, Step, SeatScalar } from '../../games/lorcana/state/scalars.js';

export interface Position {
  readonly state: State;
  /** Cards by the name that `as` gives them. */
  readonly named: ReadonlyMap<string, CardId>;
}

/** A turn that is no player's first: turn 7 with two players, 13 with four. */
const defaultTurn = (setting: Fixture): number => 3 * setting.players.length + 1 + setting.active;

export interface PositionInput<S extends Fixture> {
  readonly setting: S;
  readonly game: Lorcana;
  readonly find: (name: string) => Card;
  /** Card names that a player may answer, in addition to those of the cards in the match. */
  readonly names: readonly string[];
  /** Adds the zones and fields of a variant. */
  readonly arrange: (state: State, setting: S, bag: readonly CardEntry[]) => void;
}

export function makePosition<S extends Fixture>({ setting, game, find, names, arrange }: PositionInput<S>): Position {
  const layout = new Layout(find);
  setting.players.forEach((player, seat) => {
    layout.add(player, seat);
  });
  const table = tableOf(layout, game, names);
  const rows = [scalarsOf(setting), randomWords(table.seats), layout.under, [], layout.links(), [], ...layout.zones];
  table.hooks.setUp(table, rows);
  const state = new State(table, rows);
  arrange(state, setting, layout.bag);
  if (setting.startAt === 'beginning') startTurn(state, setting.active);
  if (!table.plain) settle(state);
  revealTops(state);
  return { state, named: layout.named };
}

/** Numbers the cards and fills the zones. */
class Layout {
  readonly decks: Card[][] = [];
  /** For each seat: deck, hand, play, inkwell, discard. */
  readonly zones: CardEntry[][] = [];
  readonly under: CardEntry[] = [];
  readonly bag: CardEntry[] = [];
  readonly named = new Map<string, CardId>();
  readonly #all: Card[] = [];
  readonly #at: (readonly [character: CardId, location: string])[] = [];

  constructor(readonly find: (name: string) => Card) {}

  add(player: PlayerSetting & { readonly bag?: readonly string[] }, seat: Seat): void {
    const own: Card[] = [];
    this.decks.push(own);
    const deal = (name: string | null): CardId => {
      const card = name === null ? FILLER : this.find(name);
      own.push(card);
      return this.#all.push(card) - 1;
    };
    const { ready, exerted, cards } = player.ink;
    const ink = [...cards, ...Array.from({ length: ready + exerted }, () => null)];
    this.zones.push(
      player.deck.toReversed().map(deal),
      player.hand.map((name) => deal(name) | knownTo(seat)),
      player.play.map((each) => this.#enter(each, deal)),
      ink.map((name) => deal(name) | Entry.KNOWN_TO_ALL),
      player.discard.map((name) => deal(name) | Entry.KNOWN_TO_ALL),
    );
    for (const name of player.bag ?? []) this.bag.push(deal(name) | Entry.KNOWN_TO_ALL);
  }

  #enter(facts: PlayerSetting['play'][number], deal: (name: string | null) => CardId): CardEntry {
    const card = deal(facts.card);
    if (facts.as !== undefined && facts.as !== null) this.#name(facts.as, card);
    if (facts.at !== undefined && facts.at !== null) this.#at.push([card, facts.at]);
    const isShifted = facts.under.length > 0 && hasKeyword(this.#all[card]!, 'shift');
    const isItem = this.#all[card]!.type === 'item';
    for (const name of facts.under)
      this.under.push(
        deal(name) | (card << Entry.TOP_SHIFT) | (isShifted || isItem ? Entry.FACEUP | Entry.KNOWN_TO_ALL : 0),
      );
    return (
      card |
      Entry.KNOWN_TO_ALL |
      (facts.exerted ? Entry.EXERTED : 0) |
      (facts.drying ? Entry.DRYING : 0) |
      (isShifted ? Entry.SHIFTED : 0) |
      (facts.damage << Entry.DAMAGE_SHIFT)
    );
  }

  #name(name: string, card: CardId): void {
    if (this.named.has(key(name))) throw new ScenarioError(`two cards are called "${name}"`);
    this.named.set(key(name), card);
  }

  /** Pairs of a character and its location. Resolved last, as a location may come after its characters in the list. */
  links(): number[] {
    return this.#at.flatMap(([character, name]) => [character, this.#location(name)]);
  }

  #location(name: string): CardId {
    const given = this.named.get(key(name));
    if (given !== undefined) return given;
    const found = this.#all.flatMap((card, i) => (isFullName(card, name) || isNamed(card, name) ? [i] : []));
    if (found.length !== 1)
      throw new ScenarioError(`at: ${found.length === 0 ? 'no' : 'more than one'} card "${name}"`);
    return found[0]!;
  }
}

const hasKeyword = (card: Card, keyword: string): boolean =>
  card.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword);

/** True if a card in the match has this name, with version or without. */
const isInMatch = ({ cards }: MatchTable, name: string): boolean => cards.some((card) => isNamed(card, name));

function tableOf(layout: Layout, game: Lorcana, names: readonly string[]): MatchTable {
  const table = game.table(layout.decks.map((cards) => ({ cards })));
  return {
    ...table,
    names: [...new Set([...table.names, ...names.filter((name) => !isInMatch(table, name))])].sort(),
    // The fast path for characters without text does not support stacks.
    plain: table.plain && layout.under.length === 0,
  };
}

function scalarsOf(setting: Fixture): number[] {
  const seats = setting.players.length;
  const scalars = zeros(seatAt(seats));
  const turn = setting.turnNumber ?? defaultTurn(setting);
  const isBefore = setting.startAt === 'beginning';
  scalars[Scalar.TURN] = isBefore ? turn - 1 : turn;
  scalars[Scalar.STEP] = Step.MAIN;
  scalars[Scalar.ACTIVE] = setting.active;
  scalars[Scalar.DECIDES] = setting.active;
  scalars[Scalar.BAG_SEAT] = setting.active;
  scalars[Scalar.CHALLENGER] = NO_CARD;
  scalars[Scalar.CHALLENGED] = NO_CARD;
  setting.players.forEach(({ lore, ink }, seat) => {
    const at = seatAt(seat);
    scalars[at + SeatScalar.LORE] = lore;
    scalars[at + SeatScalar.READY_INK] = ink.ready + ink.cards.length + setting.options.startingInk;
    const begun = Math.ceil((turn - ((seat - setting.active + seats) % seats)) / seats);
    scalars[at + SeatScalar.TURNS] = Math.max(0, begun - (isBefore && seat === setting.active ? 1 : 0));
  });
  return scalars;
}

/** Fixed random words, so that a scenario gives the same result in each run. */
const randomWords = (seats: number): number[] => Array.from({ length: 4 * seats + 4 }, (_, i) => i + 1);
