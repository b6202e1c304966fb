// Scenarios of the turn-actions variant: those of Lorcana, with missions, Bag and activity.
import type { State } from '../../games/lorcana/state/state.js';
import { type Fixture, type StepValues, EXITS, type Expectation, SETTING, STEPS, EXPECTATION } from './schema.js';
import type { CardEntry } from '../../games/lorcana/state/entry.js';
import {
  setTurnNumber,
  Turn,
  bagRow,
  OwnKind,
  BagExit,
  ownKindOf,
  Mark,
  turnNumber,
  bagOf,
} from '../../games/lorcana/turn-actions/state.js';
import { stackMissions, refill, MissionPlace, pointsAt } from '../../games/lorcana/turn-actions/missions.js';
import { ScenarioError, Refused, mismatch, type ScenarioGame } from '../scenario.js';
import { type Handler, HANDLERS as LORCANA_HANDLERS } from '../lorcana/steps.js';
import { notLegal, isAction, takeMatching, cardsOutsidePlay } from '../lorcana/play-card.js';
import { Kind, targetOf, cardOf } from '../../games/lorcana/state/packed-action.js';
import { knownCards, questionInWords, type Situation, seatName, key, withName } from '../lorcana/situation.js';
import { choose } from '../lorcana/choose.js';
import { TypeBit } from '../../games/lorcana/state/table.js';
import { type Check, mismatchText, hasBit, FACTS as LORCANA_FACTS } from '../lorcana/expect-card.js';
import { unmet as unmetInLorcana, comparePiles } from '../lorcana/expect.js';
import { type Variant, scenariosIn } from '../lorcana/index.js';
import { turnActions } from '../../games/lorcana/turn-actions/index.js';
import type { CardFacts } from '../../games/lorcana/cards/facts.js';

function arrange(s: State, { players, options }: Fixture, bag: readonly CardEntry[]): void {
  setTurnNumber(s, Turn.ACTIVITY, options.activity);
  s.editRow(bagRow(s.table.seats)).push(...bag);
  players.forEach(({ missions }, seat) => {
    stackMissions(s, seat, inOrder(missions, options.missions));
    refill(s, seat);
  });
}

/** The mission deck from the top: the missions that the scenario names, then the others by rising points. */
function inOrder(named: readonly number[], all: readonly number[]): number[] {
  const left = all.toSorted((a, b) => a - b);
  for (const points of named) {
    const at = left.indexOf(points);
    if (at < 0) throw new ScenarioError(`missions: no mission of ${points} is left; there are ${all.join(', ')}`);
    left.splice(at, 1);
  }
  return [...named, ...left];
}
/** The handlers of Lorcana, and those of the variant's turn actions. */
const HANDLERS: { readonly [K in keyof StepValues]: Handler<StepValues[K]> } = {
  ...LORCANA_HANDLERS,
  play: (now, value, exact) => {
    // Locations are put into play by their location ability instead (S13).
    if (inHand(now, value.card).some((card) => isLocation(now, card))) throw notLegal(now, `play ${value.card}`);
    return LORCANA_HANDLERS.play(now, value, exact);
  },
  use: (now, value, exact) => {
    const locations = inHand(now, value.card).filter((card) => isLocation(now, card));
    if (locations.length === 0) return LORCANA_HANDLERS.use(now, value, exact);
    const words = `put ${value.card} into play by its location ability`;
    return takeAndName(now, value.as, locations[0]!, (action) => isAction(action, Kind.PLAY, locations), words);
  },
  quest: (now, { card, mission }) => {
    const cards = knownCards(now, card);
    const words = `quest with ${card}${mission === undefined ? '' : ` on a mission of ${mission}`}`;
    return takeMatching(now, words, (action) =>
      isAction(action, Kind.QUEST, cards, mission === undefined ? mission : [mission]),
    );
  },
  challenge: (now, { with: challenger, target }) => {
    const cards = knownCards(now, challenger);
    const words = `challenge ${target === undefined ? '' : `${target} `}with ${challenger}`;
    const seats = target === undefined ? undefined : [challengedSeat(now, target)];
    return takeMatching(now, words, (action) => isAction(action, Kind.CHALLENGE, cards, seats));
  },
  defend: (now, { card }, exact) => {
    if (now.state.question?.about !== 'defender')
      throw new Refused(`defend with ${card}: no defender is to be chosen; ${questionInWords(now)}`);
    return choose(now, [card], exact);
  },
  move,
};

/** The challenged player: named directly, or as the owner of the named card. That player chooses the defender (S28). */
function challengedSeat(now: Situation, target: string): number {
  const { owner, seats } = now.state.table;
  const named = Array.from({ length: seats }, (_, seat) => seatName(seat)).indexOf(key(target));
  return named >= 0 ? named : owner[knownCards(now, target)[0]!]!;
}

function move(now: Situation, value: StepValues['move'], exact: boolean): Situation {
  const { character, to, as, exerted } = value;
  const words = `move ${character} to ${to}`;
  if (to === 'bag')
    return takeMatching(now, words, (action) => isOwn(action, OwnKind.TO_BAG, cardsOutsidePlay(now, character)));
  const exit = EXITS.findIndex((name) => name === to);
  if (exit < 0) return LORCANA_HANDLERS.move(now, value, exact);
  const cards = cardsOutsidePlay(now, character, 'bag');
  const target = exerted ? BagExit.PLAY_EXERTED : exit;
  const matches = (action: number) => isOwn(action, OwnKind.FROM_BAG, cards) && targetOf(action) === target;
  return takeAndName(now, as, cards[0]!, matches, words);
}

/** Takes the action, and gives the card that enters play the name of the step's field `as`. */
function takeAndName(
  now: Situation,
  name: string | null | undefined,
  card: number,
  matches: (action: number) => boolean,
  words: string,
): Situation {
  const next = takeMatching(now, words, matches);
  return name === undefined || name === null ? next : withName(next, name, card);
}

const isOwn = (action: number, kind: OwnKind, cards: readonly number[]): boolean =>
  ownKindOf(action) === kind && cards.includes(cardOf(action));

const inHand = (now: Situation, name: string): readonly number[] => cardsOutsidePlay(now, name, 'hand');

const isLocation = ({ state }: Situation, card: number): boolean => (state.table.types[card]! & TypeBit.LOCATION) !== 0;

// Expectations about missions, Bag and activity.

const mission: Check<number | 'none'> = (now, card, expected) =>
  mismatchText(
    `mission ${expected}`,
    `mission ${hasBit(now, card, Mark.ASSIGNED) ? turnNumber(now.state, Turn.MISSION) : 'none'}`,
  );

const inChallenge: Check<boolean> = (now, card, is) =>
  mismatchText(`inChallenge ${is}`, `inChallenge ${hasBit(now, card, Mark.IN_CHALLENGE)}`);

const FACTS = { ...LORCANA_FACTS, mission, inChallenge };

const unmet = (situation: Situation, expectation: unknown): string[] =>
  unmetInLorcana(situation, expectation as Expectation, FACTS, ofVariant);

const ofVariant = (now: Situation, expected: Expectation): string[] => [
  ...activity(now, expected),
  ...comparePiles(now, expected.bag, 'bag', (seat) => bagOf(now.state, seat)),
  ...missions(now, expected),
];

function activity({ state }: Situation, { activity: n }: Expectation): string[] {
  const left = turnNumber(state, Turn.ACTIVITY);
  return n === undefined || n === left ? [] : [mismatch('activity', n, left)];
}

function missions({ state }: Situation, { missions: each }: Expectation): string[] {
  return (each ?? []).flatMap((expected, seat) => {
    if (expected === null || seat >= state.table.seats) return [];
    const at = (place: MissionPlace) => pointsAt(state, seat, place).sort((a, b) => a - b);
    const there = {
      row: at(MissionPlace.ROW),
      discard: at(MissionPlace.DISCARD),
      deck: at(MissionPlace.DECK).length,
    };
    const isMet =
      isLike(expected.row, there.row) &&
      isLike(expected.discard, there.discard) &&
      (expected.deck ?? there.deck) === there.deck;
    return isMet ? [] : [mismatch(`missions of ${seatName(seat)}`, expected, there)];
  });
}

/** Compares numbers in any order. */
const isLike = (expected: readonly number[] | undefined, there: readonly number[]): boolean =>
  expected === undefined || expected.toSorted((a, b) => a - b).join() === there.join();
const TURN_ACTIONS: Variant<Fixture> = {
  setting: SETTING,
  steps: STEPS,
  expectation: EXPECTATION,
  game: (options) => turnActions({ ...options, mergeCopies: false }),
  arrange,
  handlers: HANDLERS,
  answers: ['choose', 'defend'],
  unmet,
};

export const turnActionsScenarios = (cards: readonly CardFacts[]): ScenarioGame => scenariosIn(TURN_ACTIONS, cards);
