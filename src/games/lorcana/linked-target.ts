// How a linked target picks its cards.
import type { Target } from './ir/effect.js';
import type { Fields } from './link/shapes.js';

// How a linked target picks its cards.

const fieldsOf = (target: Target): Fields<Target> => target as Fields<Target>;

export const isReference = (target: Target): target is Extract<Target, { readonly ref: unknown }> =>
  fieldsOf(target).ref !== undefined;

export const isChoice = (target: Target): target is Extract<Target, { readonly choose: unknown }> =>
  fieldsOf(target).choose !== undefined;

export const isAll = (target: Target): target is Extract<Target, { readonly all: unknown }> =>
  fieldsOf(target).all !== undefined;

export const isRandom = (target: Target): target is Extract<Target, { readonly random: unknown }> =>
  fieldsOf(target).random !== undefined;

export const isTop = (target: Target): target is Extract<Target, { readonly top: unknown }> =>
  fieldsOf(target).top !== undefined;

export const isBoth = (target: Target): target is Extract<Target, { readonly both: unknown }> =>
  fieldsOf(target).both !== undefined;
