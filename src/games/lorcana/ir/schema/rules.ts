// Schema of rules: the content of a static ability, or of an effect with a duration.
import { word, record, optional, type Check, within, unexpected, stricter, list, tagged, text, flag } from './kit.js';
import type { Restriction, CardRule, PlayerRule, Rule } from '../rule.js';
import { filter, define, cardRule, amount, condition, ability } from './forward.js';
import type { Cost } from '../effect.js';
import { natural, keywordName, positive, player } from './vocabulary.js';

const restriction = word<Restriction>({
  quest: true,
  challenge: true,
  beChallenged: true,
  ready: true,
  readyAtTurnStart: true,
  sing: true,
  beDealtDamage: true,
  takeDamage: true,
  takeChallengeDamage: true,
  beChosen: true,
  move: true,
  haveDamageRemoved: true,
  beBanished: true,
});

/** The only restrictions that can be limited to some other cards (`only`). */
const AGAINST_SOME: ReadonlySet<unknown> = new Set<Restriction>([
  'challenge',
  'beChallenged',
  'beDealtDamage',
  'takeDamage',
]);

const anyCant = record<Omit<Extract<CardRule, { rule: 'cant' }>, 'say'>>({
  rule: word({ cant: true }),
  what: restriction,
  only: optional(filter),
});

const cant: Check<Extract<CardRule, { rule: 'cant' }>> = (value, labels) => {
  const found = anyCant(value, labels);
  if (found !== undefined) return found;
  const { what, only } = value as Extract<CardRule, { rule: 'cant' }>;
  if (only === undefined || AGAINST_SOME.has(what)) return undefined;
  return within(unexpected(only, `expected no such field with "${what}"`), 'only');
};

/** Paid when a turn action is declared, so only ink is possible. */
const inkCosts = stricter<readonly Cost[], readonly InkCost[]>(
  list(tagged<InkCost, 'pay'>('pay', { ink: { n: natural } })),
);

type InkCost = Extract<Cost, { pay: 'ink' }>;

define(
  cardRule,
  tagged('rule', {
    stat: { stat: word({ strength: true, willpower: true, lore: true }), by: amount },
    keyword: { keyword: keywordName, n: optional(amount) },
    noKeyword: { keyword: keywordName },
    cantGain: { keyword: keywordName },
    while: { while: condition, rules: list(cardRule) },
    costTo: { what: list(word({ quest: true, challenge: true })), costs: inkCosts },
    ability: { ability },
    noAbility: { name: text },
    noAbilities: {},
    freeAbility: { name: text },
    classes: { classes: list(text) },
    cant,
    must: { what: word({ quest: true, challenge: true, beChosen: true }) },
    challengeReady: { only: optional(filter) },
    questDrying: {},
    boostMore: { times: positive },
    singCost: { by: amount },
    countsAsNamed: { names: list(text) },
    anyShift: {},
    enters: { exerted: optional(flag), damage: optional(amount) },
    willpowerAsDamage: {},
    strengthFloor: {},
    moveFree: { anywhere: optional(flag) },
  }),
);

const playerRule = tagged<PlayerRule, 'rule'>('rule', {
  cost: {
    for: word({ play: true, shift: true, move: true, boost: true, use: true }),
    cards: filter,
    by: amount,
    to: optional(filter),
    once: optional(word({ next: true, firstEachTurn: true, onceEachTurn: true })),
  },
  extraInk: {},
  cantInk: {},
  inkFrom: { zone: word({ discard: true }) },
  inkable: { cards: filter },
  playFrom: { cards: filter },
  playFree: { cards: filter },
  oneChallenger: {},
  cantPlay: { cards: filter, n: optional(positive) },
  cantGainLore: {},
  cantLoseLore: {},
  dontDiscard: {},
  skipDraw: {},
  skipReady: {},
  loreToWin: { lore: positive },
  inkEntersExerted: {},
  readyAtMost: { n: natural, cards: filter },
  topRevealed: {},
});

export const rule = tagged<Rule, 'about'>('about', {
  cards: { cards: filter, rules: list(cardRule) },
  players: { who: player, rules: list(playerRule), while: optional(condition) },
});
