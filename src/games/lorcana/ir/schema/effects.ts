// Schema of costs, destinations and effects.
import { list, tagged, word, optional, flag, type Check, record, type Fields, wordOr, stricter } from './kit.js';
import type { Cost, Destination, Pick, EffectKind, EffectOf, Modes, Effect } from '../effect.js';
import { natural, count, label, player, positive, duration } from './vocabulary.js';
import { effect, target, filter, condition, amount, event, cardRule, define } from './forward.js';
import { rule } from './rules.js';

export const costs = list<Cost>(tagged('pay', { ink: { n: natural }, exert: {}, do: { effect } }));

const PLACES = {
  hand: {},
  discard: {},
  deckTop: {},
  deckBottom: {},
  deckShuffled: {},
  either: { places: list(word({ deckTop: true, deckBottom: true, discard: true })) },
  inkwell: { exerted: optional(flag) },
  under: { card: target, faceup: optional(flag) },
};

const place: Check<Destination> = tagged('to', PLACES);

const orPlay = tagged<Pick['put'], 'to'>('to', { ...PLACES, play: { exerted: optional(flag) } });

const pick: Check<Pick> = record({
  filter: optional(filter),
  count,
  reveal: optional(flag),
  put: orPlay,
  orPlay: optional(record<NonNullable<Pick['orPlay']>>({ filter, exerted: optional(flag) })),
  as: optional(label),
});

const effects = list(effect);

const onlyYou = optional(word({ you: true }));

const order = optional(word({ any: true, random: true }));

const all = word({ all: true });

/** All effects except the steps of the rules, which no card text contains. */
type TextEffectKind = Exclude<EffectKind, 'enter' | 'unshift' | 'challengeDamage' | 'readySome' | 'banishLethal'>;

const EFFECTS: {
  readonly [K in TextEffectKind]: Fields<EffectOf<K>, 'kind' | 'as'> & { readonly as?: Check<string> };
} = {
  may: { do: effects, by: optional(player) },
  if: { if: condition, then: effects, else: optional(effects) },
  pay: { costs, then: effects, by: optional(player) },
  oneOf: {
    options: list(effects),
    by: optional(player),
    possible: optional(flag),
    modes: optional(record<Modes>({ least: natural, most: positive })),
    allIf: optional(condition),
  },
  each: { who: player, do: effects },
  unless: { then: effects, who: player, costs },
  repeat: { times: amount, do: effects },
  again: {},
  forEachCard: { cards: target, do: effects },
  whenYouDo: { do: effects },
  watch: { on: event, times: optional(positive), for: duration, do: effects, cards: optional(target) },
  later: {
    at: word({ endOfTurn: true, endOfYourTurn: true, startOfYourTurn: true, afterChallenge: true }),
    do: effects,
  },

  choose: { cards: target },
  choosePlayer: { who: player },
  nameCard: {},
  count: { amount, as: label },

  draw: { who: optional(player), n: amount },
  drawUntil: { who: optional(player), n: amount },
  gainLore: { who: optional(player), n: amount },
  loseLore: { who: optional(player), n: amount },
  discard: {
    who: optional(player),
    n: wordOr(word({ all: true, any: true }), amount),
    upTo: optional(flag),
    filter: optional(filter),
    by: optional(player),
    random: optional(flag),
    downTo: optional(flag),
  },
  revealHand: { who: player, to: onlyYou },
  shuffleDeck: { who: optional(player) },
  exertInk: { who: optional(player), n: optional(amount) },
  readyInk: { who: optional(player), n: wordOr(all, amount), upTo: optional(flag) },

  damage: { to: target, n: amount, source: optional(target), inFull: optional(flag) },
  putDamage: { to: target, n: amount },
  removeDamage: { from: target, n: wordOr(all, amount), upTo: optional(flag) },
  moveDamage: { from: target, to: target, n: wordOr(all, amount), upTo: optional(flag) },
  banish: { what: target },
  exert: { what: target },
  ready: { what: target },
  toLocation: { what: target, location: target },
  give: { to: target, rules: list(cardRule), for: duration },
  prevent: { to: target, for: duration },
  rule: { rules: list(rule), for: duration },

  move: { what: target, put: place, order },
  look: {
    n: optional(amount),
    until: optional(filter),
    of: optional(player),
    reveal: optional(flag),
    picks: list(pick),
    rest: place,
    order,
  },
  search: { filter, count: optional(count), reveal: optional(flag), put: orPlay },
  reveal: { what: target, to: onlyYou },
  play: {
    what: target,
    free: optional(flag),
    exerted: optional(flag),
    shift: optional(word({ may: true, must: true })),
    after: optional(word({ deckBottom: true })),
    by: optional(player),
  },
};

/** Steps that have no label: steps that contain other steps, and steps without a result that a later step could read. */
const UNLABELLED: ReadonlySet<string> = new Set<TextEffectKind>([
  ...(['if', 'oneOf', 'each', 'unless', 'repeat', 'again', 'forEachCard', 'whenYouDo', 'watch', 'later'] as const),
  ...(['choose', 'choosePlayer', 'nameCard', 'shuffleDeck', 'prevent', 'rule'] as const),
]);

/** All other steps have an optional label; for `count` the label is required. */
const labelled = Object.fromEntries(
  Object.entries(EFFECTS).map(([kind, fields]) => [
    kind,
    UNLABELLED.has(kind) ? fields : { as: optional(label), ...fields },
  ]),
) as { readonly [K in TextEffectKind]: Fields<EffectOf<K>, 'kind'> };

type TextEffect = { [K in TextEffectKind]: EffectOf<K> }[TextEffectKind];

define(effect, stricter<Effect, TextEffect>(tagged<TextEffect, 'kind'>('kind', labelled)));
