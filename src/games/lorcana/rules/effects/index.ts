// Maps each kind of effect to its handler. After a kind is added to `Effects`, the compiler asks for its handler here.
import type { EffectKind, Effect } from '../../ir/effect.js';
import type { Handler } from '../../state/program.js';
import {
  may,
  ifElse,
  oneOf,
  each,
  forEachCard,
  repeat,
  repeatUse,
  whenYouDo,
  watch,
  delay,
  choose,
  choosePlayer,
  nameCard,
  count,
} from './flow.js';
import { pay, unless } from './pay.js';
import {
  draw,
  drawUntil,
  gainLore,
  loseLore,
  discard,
  revealHand,
  shuffleDeck,
  exertInk,
  readyInk,
} from './players.js';
import { damage, putDamage, removeDamage, moveDamage, challengeDamage } from './damage.js';
import { banish, banishLethal } from './banish.js';
import { exert, ready, readySome } from './exert.js';
import { toLocation, move } from './move.js';
import { give, prevent, rule } from './lasting.js';
import { look, search, reveal } from './look.js';
import { play } from './play.js';
import { enter, unshift } from './enter.js';

const HANDLERS: { readonly [K in EffectKind]: Handler<K> } = {
  may,
  if: ifElse,
  pay,
  oneOf,
  each,
  forEachCard,
  repeat,
  again: repeatUse,
  unless,
  whenYouDo,
  watch,
  later: delay,
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

/** Effects that only lead to other effects. Doing one of them does not count as acting, for "once per turn" (6.1.13.2). */
const CONTAINER_KINDS: ReadonlySet<EffectKind> = new Set([
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

export const isLeaf = ({ kind }: Effect): boolean => !CONTAINER_KINDS.has(kind);

export const handlerOf = ({ kind }: Effect): Handler<EffectKind> => HANDLERS[kind] as Handler<EffectKind>;
