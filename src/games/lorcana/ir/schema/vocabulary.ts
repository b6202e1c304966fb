// Checks that several schemas share: words, numbers, labels, references, players, targets.
import {
  whole,
  word,
  type Check,
  unexpected,
  PREDEFINED,
  type Labels,
  type Mistake,
  mistake,
  wordOr,
  keyed,
  record,
  optional,
  flag,
  list,
} from './kit.js';
import type { Ink, CardType, KeywordName } from '../vocabulary.js';
import type { Stat } from '../amount.js';
import type { Duration } from '../rule.js';
import type { EventName } from '../event.js';
import type { RefWord, PlayerRef, Count, Target as TargetOf } from '../reference.js';
import { nearest } from '../../../../input/nearest.js';
import { filter, define, target, amount } from './forward.js';
import type { Filter } from '../filter.js';
import type { Target } from '../effect.js';

/** More than on any card; damage has 7 bits in the state. */
const MAX = 99;

export const natural = whole(0, MAX);

export const positive = whole(1, MAX);

export const number = whole(-MAX, MAX);

export const ink = word<Ink>({ Amber: true, Amethyst: true, Emerald: true, Ruby: true, Sapphire: true, Steel: true });

export const cardType = word<CardType>({ character: true, action: true, song: true, item: true, location: true });

export const keywordName = word<KeywordName>({
  alert: true,
  bodyguard: true,
  boost: true,
  challenger: true,
  evasive: true,
  reckless: true,
  resist: true,
  rush: true,
  shift: true,
  singer: true,
  singTogether: true,
  support: true,
  vanish: true,
  ward: true,
});

export const stat = word<Stat>({
  strength: true,
  willpower: true,
  lore: true,
  cost: true,
  damage: true,
  under: true,
});

export const duration = word<Duration>({
  thisTurn: true,
  untilYourNextTurn: true,
  theirNextTurn: true,
  theirNextReady: true,
  theirNextDraw: true,
  thisChallenge: true,
  whileInPlay: true,
  permanent: true,
});

export const take = word({ sum: true, most: true, least: true });

export const participant = word({ challenger: true, challenged: true });

export const eventName = word<EventName>({
  play: true,
  quest: true,
  challenge: true,
  challenged: true,
  banished: true,
  banishes: true,
  leavesPlay: true,
  returnedToHand: true,
  turnStart: true,
  turnEnd: true,
  inked: true,
  sings: true,
  singers: true,
  putUnder: true,
  boost: true,
  moves: true,
  damaged: true,
  dealtDamage: true,
  dealsDamage: true,
  damageRemoved: true,
  readied: true,
  exerted: true,
  draw: true,
  discard: true,
  leavesDiscard: true,
  returnedFromDiscard: true,
  putIntoDiscard: true,
  chosen: true,
  chosenForSupport: true,
  challengeEnd: true,
  gainsLore: true,
  losesLore: true,
  damageMoved: true,
});

// Labels and references

const EXPECTED = 'expected a name such as "a"';

/** `as`: the label of a step, or of the cards it chose. Names that start with # are reserved for the linker. */
export const label: Check<string> = (value, labels) => {
  if (typeof value !== 'string' || value === '' || value.startsWith('#')) return unexpected(value, EXPECTED);
  if (PREDEFINED.has(value)) return unexpected(value, `this name is reserved; ${EXPECTED}`);
  labels.give(value);
  return undefined;
};

export const reference: Check<RefWord> = (value, labels) =>
  typeof value === 'string' && PREDEFINED.has(value) ? undefined : checkDefined(value, labels, PREDEFINED);

/** A reference to a step by its label. */
export const step: Check<string> = (value, labels) => checkDefined(value, labels, NOTHING);

const NOTHING: ReadonlySet<string> = new Set();

function checkDefined(value: unknown, labels: Labels, others: ReadonlySet<string>): Mistake | undefined {
  if (typeof value !== 'string') return unexpected(value, EXPECTED);
  if (labels.use(value)) return undefined;
  const near = nearest(value, [...labels.given, ...others]);
  const advice = near === undefined ? '' : `; did you mean "${near}"?`;
  return mistake(`found "${value}", a name that no step of the ability sets with "as"${advice}`);
}

export const player: Check<PlayerRef> = wordOr(
  word({ you: true, opponents: true, all: true, they: true, active: true, eventPlayer: true }),
  keyed<Exclude<PlayerRef, string>>()({
    ownerOf: { ownerOf: reference },
    choose: { choose: word({ opponent: true, player: true, ahead: true }) },
    chooseAny: { chooseAny: word({ player: true }) },
    most: { most: word({ hand: true, lore: true }) },
    ahead: { ahead: word({ lore: true }) },
  }),
);

export const count: Check<Count> = record({
  n: wordOr(word({ any: true, all: true }), natural),
  upTo: optional(flag),
  leaving: optional(natural),
});

// Targets

const TARGETS = {
  ref: { ref: reference },
  choose: {
    choose: filter,
    count: optional(count),
    by: optional(player),
    as: optional(label),
    totalStrength: optional(natural),
    totalCost: optional(natural),
    totalWillpower: optional(natural),
  },
  all: { all: filter, as: optional(label) },
  random: { random: filter, count: optional(count), as: optional(label) },
};

export const bareTarget = keyed<TargetOf<Filter>>()(TARGETS);

define(
  target,
  keyed<Target>()({
    ...TARGETS,
    top: { top: amount, of: optional(player), as: optional(label) },
    both: { both: list(target) },
  }),
);
