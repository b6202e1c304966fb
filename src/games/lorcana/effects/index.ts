// One line an effect. Add a kind to `Effects` and the compiler asks for its handler here.
import type { Effect, EffectKind } from '../ir/effect.js';
import { choose, choosePlayer, count, nameCard } from './choose.js';
import { again, each, forEachCard, ifElse, later, may, oneOf, pay, repeat, unless, watch, whenYouDo } from './flow.js';
import type { Handler } from './handler.js';
import { banish, banishLethal } from './banish.js';
import { challengeDamage, damage, moveDamage, putDamage, removeDamage } from './damage.js';
import { exert, ready, readySome } from './exert.js';
import { give, prevent, rule } from './lasting.js';
import { toLocation } from './to-location.js';
import { enter, unshift } from './enter.js';
import { play } from './play.js';
import {
  discard,
  draw,
  drawUntil,
  exertInk,
  gainLore,
  loseLore,
  readyInk,
  revealHand,
  shuffleDeck,
} from './players.js';
import { look } from './look.js';
import { move } from './move.js';
import { reveal } from './reveal.js';
import { search } from './search.js';

const HANDLERS: { readonly [K in EffectKind]: Handler<K> } = {
  may,
  if: ifElse,
  pay,
  oneOf,
  each,
  forEachCard,
  repeat,
  again,
  unless,
  whenYouDo,
  watch,
  later,
  choose,
  choosePlayer,
  nameCard,
  count,
  draw,
  drawUntil,
  gainLore,
  loseLore,
  discard,
  revealHand,
  shuffleDeck,
  exertInk,
  readyInk,
  damage,
  putDamage,
  removeDamage,
  moveDamage,
  banish,
  exert,
  ready,
  toLocation,
  give,
  prevent,
  rule,
  move,
  look,
  search,
  reveal,
  play,
  enter,
  unshift,
  challengeDamage,
  banishLethal,
  readySome,
};

/** Effects that only lead to others: doing them is not yet doing something. */
const LEADING: ReadonlySet<EffectKind> = new Set([
  'may',
  'if',
  'pay',
  'oneOf',
  'each',
  'forEachCard',
  'repeat',
  'again',
  'unless',
  'choose',
  'choosePlayer',
  'count',
]);

export const isDoing = ({ kind }: Effect): boolean => !LEADING.has(kind);

export const handlerOf = ({ kind }: Effect): Handler<EffectKind> => HANDLERS[kind] as Handler<EffectKind>;
