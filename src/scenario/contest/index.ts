// Contest scenarios: builds the start position and plays the steps. The header of test/scenarios/contest.yaml describes the format.
import { type CardId, DECK_SIZE, type Rank, rankOf } from '../../games/contest/state/cards.js';
import { ScenarioError, type ScenarioGame, type Play } from '../scenario.js';
import {
  type Fixture,
  type PlayerSetting,
  SETTING,
  STEPS,
  EXPECTATION,
  type StepValues,
  type Expectation,
} from './schema.js';
import {
  type State,
  setScalar,
  Scalar,
  Entry,
  knownTo,
  NO_CARD,
  discardRow,
  setMemberScalar,
  MemberScalar,
  Status,
  Row,
} from '../../games/contest/state/state.js';
import { makeTable, type MatchTable } from '../../games/contest/state/table.js';
import { nextSeat } from '../../games/contest/rules/rounds.js';
import { type Sheet, sheetOf } from '../../games/contest/state/sheet.js';
import { emptyState } from '../../games/contest/rules/setup.js';
import { takeStep, signature } from './steps.js';
import { unmet } from './expect.js';

/** Full decks from which cards are taken by rank. */
class Supply {
  readonly #left: CardId[][];

  constructor(decks: number) {
    this.#left = Array.from({ length: decks }, () => Array.from({ length: DECK_SIZE }, (_, card) => card));
  }

  take(deck: number, rank: Rank): CardId {
    const left = this.#left[deck]!;
    const at = left.findIndex((card) => rankOf(card) === rank);
    if (at < 0) throw new ScenarioError(`more than four cards "${rank}" from one deck`);
    return left.splice(at, 1)[0]!;
  }

  rest(deck: number): CardId[] {
    return this.#left[deck]!.splice(0);
  }
}

/** The skill and defence of a contestant if the scenario does not give them. */
const DEFAULT_RANK = 5;

export function makePosition(setting: Fixture, indirect: boolean): State {
  const sheets = setting.players.map(sheetFor);
  // Cards of equal value stay separate options, as scenarios name cards by rank.
  const table = makeTable(sheets, { ...setting.options, mergeEqual: false }, indirect);
  const supply = new Supply(table.decks);
  checkActionCards(setting);
  const s = layOut(setting, table, supply);
  setMembers(s, setting);
  if (setting.players.some(({ action }) => action === undefined)) return s;
  setScalar(s, Scalar.TURN, setting.turn);
  nextSeat(s);
  return s;
}

/** Contestants place their action cards together: all of them have one, or none. A squad has no hand, so its action card must be given. */
function checkActionCards({ players }: Fixture): void {
  if (new Set(players.map(({ action }) => action === undefined)).size > 1)
    throw new ScenarioError('some players have an action card and some do not; expected all or none');
  if (players.some(({ henchmen }) => henchmen.some(({ action }) => action === undefined)))
    throw new ScenarioError('henchmen without an action card; expected "action: 5"');
}

function sheetFor(player: PlayerSetting, seat: number): Sheet {
  const rank = player.base === undefined ? DEFAULT_RANK : undefined;
  return sheetOf(
    { ...player, name: player.name ?? `p${seat + 1}`, skill: player.skill ?? rank, defence: player.defence ?? rank },
    (path, message) => {
      throw new ScenarioError(`players.${seat}.${path.join('.')}: ${message}`);
    },
  );
}

function layOut({ players, deck, discard }: Fixture, table: MatchTable, supply: Supply): State {
  const deckOf = (seat: number) => (table.decks === 1 ? 0 : seat);
  const take = (seat: number, ranks: readonly Rank[], status: number) =>
    ranks.map((rank) => supply.take(deckOf(seat), rank) | status);
  const isPlacing = players.some(({ action }) => action === undefined);
  const known = isPlacing ? 0 : Entry.KNOWN_TO_ALL;
  const hands = players.map(({ hand }, seat) => take(seat, hand, knownTo(seat)));
  const units = players.flatMap(({ action, flipped, henchmen }, seat) =>
    [{ action, flipped }, ...henchmen].flatMap((unit) => {
      const [card = NO_CARD] = unit.action === undefined ? [] : take(seat, [unit.action], known);
      return [card, Number(unit.flipped)];
    }),
  );
  const top = take(0, deck.only ?? deck.top, 0).reverse();
  const discarded = take(0, discard, Entry.KNOWN_TO_ALL);
  const piles = Array.from({ length: table.decks }, (_, i) => [
    ...(deck.only === undefined ? supply.rest(i) : []),
    ...(i === 0 ? top : []),
  ]);
  const s = emptyState(table, units, [1, 2, 3, 4], piles, hands);
  for (let i = 0; i < table.decks; i++)
    s.editRow(discardRow(i)).push(
      ...(i === 0 ? discarded : []),
      ...supply.rest(i).map((card) => card | Entry.KNOWN_TO_ALL),
    );
  return s;
}

function setMembers(s: State, { players }: Fixture): void {
  let member = 0;
  for (const { taken, dealt, stunned, preparing, henchmen } of players) {
    const leader = member++;
    setMemberScalar(s, leader, MemberScalar.TAKEN, 2 * taken);
    setMemberScalar(s, leader, MemberScalar.DEALT, 2 * dealt);
    setMemberScalar(s, leader, MemberScalar.STATUS, stunned ? Status.STUNNED : 0);
    if (preparing !== undefined) prepareWith(s, leader, preparing.attack, preparing.cards);
    for (const squad of henchmen)
      for (let i = 0; i < squad.count; i++) setMemberScalar(s, member++, MemberScalar.TAKEN, 2 * (squad.taken[i] ?? 0));
  }
}

/** Takes the cards from the bottom of the draw pile, as the scenario sets its top. */
function prepareWith(s: State, member: number, attack: string, cards: number): void {
  const { forms } = s.table.members[member]!;
  const form = forms.findIndex(({ name }) => name === attack);
  if (form < 0)
    throw new ScenarioError(`no attack form "${attack}"; there are: ${forms.map(({ name }) => name).join(', ')}`);
  setMemberScalar(s, member, MemberScalar.PREPARING, form + 1);
  setMemberScalar(s, member, MemberScalar.PREPARED, cards);
  for (let i = 0; i < cards; i++)
    s.editRow(Row.PREPARED).push(s.editRow(Row.PILES).shift()! | (member << Entry.MEMBER_SHIFT));
}
export const contestScenarios = (indirect: boolean): ScenarioGame => ({
  setting: SETTING,
  steps: STEPS,
  expectation: EXPECTATION,
  start: (setting) => playOf(makePosition(setting as Fixture, indirect)),
});

const playOf = (s: State): Play => ({
  take: ({ key, value }) => playOf(takeStep(s, key as keyof StepValues, value as StepValues[keyof StepValues])),
  unmet: (expectation) => unmet(s, expectation as Expectation),
  signature: () => signature(s),
});
