// What a static ability, or an effect with a duration, says about cards and players.
import type { PlayerRule, Restriction, Rule } from '../../ir/rule.js';
import { costs } from './costs.js';
import { ability, amount, cardRule, condition, filter, tie } from './knot.js';
import { player } from './references.js';
import { optional, tagged } from './records.js';
import { flag, list, text, word } from './shape.js';
import { keywordName, natural, positive } from './words.js';

const restriction = word<Restriction>({
  quest: true,
  challenge: true,
  beChallenged: true,
  ready: true,
  readyAtTurnStart: true,
  sing: true,
  beDealtDamage: true,
  takeChallengeDamage: true,
  beChosen: true,
  move: true,
  haveDamageRemoved: true,
});

tie(
  cardRule,
  tagged('rule', {
    stat: { stat: word({ strength: true, willpower: true, lore: true }), by: amount },
    keyword: { keyword: keywordName, n: optional(amount) },
    noKeyword: { keyword: keywordName },
    cantGain: { keyword: keywordName },
    while: { while: condition, rules: list(cardRule) },
    costTo: { what: list(word({ quest: true, challenge: true })), costs },
    ability: { ability },
    noAbility: { name: text },
    freeAbility: { name: text },
    classes: { classes: list(text) },
    cant: { what: restriction, only: optional(filter) },
    must: { what: word({ quest: true, beChosen: true }) },
    challengeReady: { only: optional(filter) },
    questDrying: {},
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
    for: word({ play: true, shift: true, move: true }),
    cards: filter,
    by: amount,
    to: optional(filter),
    once: optional(word({ next: true, firstEachTurn: true, onceEachTurn: true })),
  },
  extraInk: {},
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
  loreToWin: { lore: positive },
  inkEntersExerted: {},
  readyAtMost: { n: natural, cards: filter },
  topRevealed: {},
});

export const rule = tagged<Rule, 'about'>('about', {
  cards: { cards: filter, rules: list(cardRule) },
  players: { who: player, rules: list(playerRule) },
});
