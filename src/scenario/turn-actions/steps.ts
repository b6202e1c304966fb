// What players do in the variant: all that they do in Lorcana, and its own turn actions.
import { type StepValues, EXITS } from './schema.js';
import { type Handler, HANDLERS as USUAL } from '../lorcana/steps.js';
import { notLegal, is, takeOnly, cardsOutsidePlay } from '../lorcana/legal.js';
import { Kind, targetOf, cardOf } from '../../games/lorcana/state/decision.js';
import { knownCards, questionInWords, type Situation, withName } from '../lorcana/situation.js';
import { Refused } from '../scenario.js';
import { choose } from '../lorcana/choose.js';
import { seatName, key } from '../lorcana/names.js';
import { OwnKind, BagExit, ownKindOf } from '../../games/lorcana/turn-actions/state.js';
import { TypeBit } from '../../games/lorcana/state/table.js';

/** One line a step. */
export const HANDLERS: { readonly [K in keyof StepValues]: Handler<StepValues[K]> } = {
  ...USUAL,
  play: (now, value, exact) => {
    // S13: the location ability is the way for them.
    if (inHand(now, value.card).some((card) => isLocation(now, card))) throw notLegal(now, `play ${value.card}`);
    return USUAL.play(now, value, exact);
  },
  use: (now, value, exact) => {
    const locations = inHand(now, value.card).filter((card) => isLocation(now, card));
    if (locations.length === 0) return USUAL.use(now, value, exact);
    const words = `put ${value.card} into play by its location ability`;
    return named(now, value.as, locations[0]!, (action) => is(action, Kind.PLAY, locations), words);
  },
  quest: (now, { card, mission }) => {
    const cards = knownCards(now, card);
    const words = `quest with ${card}${mission === undefined ? '' : ` on a mission of ${mission}`}`;
    return takeOnly(now, words, (action) => is(action, Kind.QUEST, cards, mission === undefined ? mission : [mission]));
  },
  challenge: (now, { with: challenger, target }) => {
    const cards = knownCards(now, challenger);
    const words = `challenge ${target === undefined ? '' : `${target} `}with ${challenger}`;
    const seats = target === undefined ? undefined : [seatMeant(now, target)];
    return takeOnly(now, words, (action) => is(action, Kind.CHALLENGE, cards, seats));
  },
  defend: (now, { card }, exact) => {
    if (now.state.question?.about !== 'defender')
      throw new Refused(`defend with ${card}: no defender is asked for; ${questionInWords(now)}`);
    return choose(now, [card], exact);
  },
  move,
};

/** A player, or whose card it is: the defender is that player's choice (S28). */
function seatMeant(now: Situation, target: string): number {
  const { owner, seats } = now.state.table;
  const named = Array.from({ length: seats }, (_, seat) => seatName(seat)).indexOf(key(target));
  return named >= 0 ? named : owner[knownCards(now, target)[0]!]!;
}

function move(now: Situation, value: StepValues['move'], exact: boolean): Situation {
  const { character, to, as, exerted } = value;
  const words = `move ${character} to ${to}`;
  if (to === 'bag')
    return takeOnly(now, words, (action) => isOwn(action, OwnKind.TO_BAG, cardsOutsidePlay(now, character)));
  const exit = EXITS.findIndex((name) => name === to);
  if (exit < 0) return USUAL.move(now, value, exact);
  const cards = cardsOutsidePlay(now, character, 'bag');
  const target = exerted ? BagExit.PLAY_EXERTED : exit;
  const isMeant = (action: number) => isOwn(action, OwnKind.FROM_BAG, cards) && targetOf(action) === target;
  return named(now, as, cards[0]!, isMeant, words);
}

/** Takes the action, and gives the card that comes into play the name that the step has for it. */
function named(
  now: Situation,
  name: string | null | undefined,
  card: number,
  isMeant: (action: number) => boolean,
  words: string,
): Situation {
  const next = takeOnly(now, words, isMeant);
  return name === undefined || name === null ? next : withName(next, name, card);
}

const isOwn = (action: number, kind: OwnKind, cards: readonly number[]): boolean =>
  ownKindOf(action) === kind && cards.includes(cardOf(action));

const inHand = (now: Situation, name: string): readonly number[] => cardsOutsidePlay(now, name, 'hand');

const isLocation = ({ state }: Situation, card: number): boolean => (state.table.types[card]! & TypeBit.LOCATION) !== 0;
