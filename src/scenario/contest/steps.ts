// Carries out the steps of contest scenarios as actions of the game. A step returns a new state.
import { type Contest, contest } from '../../games/contest/index.js';
import { type State, hand, scalar, Scalar, cardIn, NONE } from '../../games/contest/state/state.js';
import { apply, ActionList } from '../../core/game.js';
import { Refused, listed, ScenarioError } from '../scenario.js';
import { describe } from '../../games/contest/seat/actions.js';
import type { MemberId } from '../../games/contest/state/table.js';
import type { StepValues, PlayedCards } from './schema.js';
import { pack, Kind, kindOf, firstOf, secondOf } from '../../games/contest/state/packed-action.js';
import { type Rank, rankOf } from '../../games/contest/state/cards.js';

/** Serves all contests: options and variant are in the table of the state. */
const GAME: Contest = contest();

const act = (s: State, action: number): State => apply(GAME, s, action);

export const signature = (s: State): string => GAME.signature(s);

export const outcome = (s: State) => GAME.outcome(s);

function legalActions(s: State): readonly number[] {
  const list = new ActionList();
  GAME.legal(s, list);
  return [...list.items.slice(0, list.count)];
}

/** Takes the first legal action that matches. Several match only if they differ in cards of one rank. */
function takeMatching(s: State, words: string, matches: (action: number) => boolean): State {
  const action = legalActions(s).find(matches);
  if (action === undefined) throw new Refused(`${words} is not legal; ${legalNow(s)}`);
  return act(s, action);
}

export function legalNow(s: State): string {
  const words = legalActions(s).map((action) => describe(s, action));
  return words.length === 0 ? 'the contest is over' : `legal now: ${listed(words)}`;
}

/** The contestant or henchman with this name; p1, p2 … are the players' contestants. */
export function memberNamed(s: State, name: string): MemberId {
  const { members, leader } = s.table;
  const seat = /^p[1-8]$/i.test(name) ? Number(name.slice(1)) - 1 : -1;
  if (leader[seat] !== undefined) return leader[seat];
  const found = members.flatMap((member, id) => (member.name.toLowerCase() === name.toLowerCase() ? [id] : []));
  if (found.length === 1) return found[0]!;
  const names = members.map((member) => member.name).join(', ');
  throw new ScenarioError(`${found.length === 0 ? 'no' : 'more than one'} contestant "${name}"; there are: ${names}`);
}
type Handler<K extends keyof StepValues> = (s: State, value: StepValues[K]) => State;

/** One handler for each step. */
const HANDLERS: { readonly [K in keyof StepValues]: Handler<K> } = {
  place: (s, cards) => cards.reduce(placeOne, s),
  challenge: (s, { by, target, with: form, ...cards }) => {
    const [id, number] = [memberNamed(s, target), formNumber(s, by, form)];
    const matches = (action: number) => action === pack(Kind.CHALLENGE, id, number);
    return playGivenCards(takeMatching(s, `challenge ${target}`, matches), s, cards);
  },
  task: (s, { by, with: form, ...cards }) => {
    const number = formNumber(s, by, form);
    return playGivenCards(
      takeMatching(s, 'a task', (action) => action === pack(Kind.TASK, 0, number)),
      s,
      cards,
    );
  },
  attack: (s, cards) => playCards(s, 'attack', cards),
  defend: (s, cards) => playCards(s, 'defend', cards),
  prepare: (s, { by, with: form }) => {
    const number = formNumber(s, by, form);
    return takeMatching(s, `prepare ${form}`, (action) => action === pack(Kind.PREPARE, 0, number));
  },
  replenish: (s, { by }) => takeSimple(s, by, 'replenish', Kind.REPLENISH),
  recover: (s, { by }) => takeSimple(s, by, 'recover', Kind.RECOVER),
  pass: (s, { by }) => takeSimple(s, by, 'pass', Kind.PASS),
  second: (s, wanted) =>
    takeMatching(s, 'a second card', (action) => kindOf(action) === (wanted ? Kind.DRAW_SECOND : Kind.DECLINE_SECOND)),
  use: (s, which) => {
    const bits = { first: 1, second: 2, both: 3 }[which];
    return takeMatching(s, `use ${which}`, (action) => action === pack(Kind.USE, bits));
  },
};

export const takeStep = <K extends keyof StepValues>(s: State, step: K, value: StepValues[K]): State =>
  HANDLERS[step](s, value);

function placeOne(s: State, card: Rank): State {
  const cards = hand(s, scalar(s, Scalar.DECIDES));
  const matches = (action: number) => kindOf(action) === Kind.PLACE && rankOf(cardIn(cards[firstOf(action)]!)) === card;
  return takeMatching(s, `place ${card}`, matches);
}

/** Throws if the step names another contestant than the acting one. */
function checkActor(s: State, by: string | undefined): void {
  if (by !== undefined && memberNamed(s, by) !== scalar(s, Scalar.ACTOR))
    throw new Refused(`it is not the action of ${by}; ${legalNow(s)}`);
}

function takeSimple(s: State, by: string | undefined, words: string, kind: Kind): State {
  checkActor(s, by);
  return takeMatching(s, words, (action) => kindOf(action) === kind);
}

/** The number of the actor's attack form; the first form if none is named. */
function formNumber(s: State, by: string | undefined, name: string | undefined): number {
  checkActor(s, by);
  const actor = scalar(s, Scalar.ACTOR);
  if (actor === NONE) throw new Refused(`no contestant acts yet; ${legalNow(s)}`);
  if (name === undefined) return 0;
  const { forms } = s.table.members[actor]!;
  const number = forms.findIndex((form) => form.name.toLowerCase() === name.toLowerCase());
  if (number < 0)
    throw new ScenarioError(`no attack form "${name}"; there are: ${forms.map((form) => form.name).join(', ')}`);
  return number;
}

/** Plays the cards given in the step itself. A contestant without a hand has already drawn, so `draw: true` then needs no action. */
function playGivenCards(after: State, before: State, given: PlayedCards): State {
  if (given.cards === undefined && given.boosts.length === 0 && !given.draw) return after;
  const seat = scalar(before, Scalar.DECIDES);
  if (given.draw && hand(before, seat).length === 0) return after;
  return playCards(after, 'attack', given);
}

function playCards(s: State, verb: string, { cards = [], boosts, draw }: PlayedCards): State {
  if (draw) return takeMatching(s, `${verb} by a draw`, (action) => action === pack(Kind.DRAW));
  const held = hand(s, scalar(s, Scalar.DECIDES)).map((entry) => rankOf(cardIn(entry)));
  const named = (bits: number) => held.filter((_, i) => (bits & (1 << i)) !== 0);
  const matches = (action: number) =>
    kindOf(action) === Kind.PLAY &&
    sameCards(named(firstOf(action)), cards) &&
    sameCards(named(secondOf(action)), boosts);
  return takeMatching(
    s,
    `${verb} with ${cards.join(' and ')}${boosts.length > 0 ? `, boosted by ${boosts.join(' and ')}` : ''}`,
    matches,
  );
}

const sameCards = (a: readonly Rank[], b: readonly Rank[]): boolean => a.toSorted().join() === b.toSorted().join();
