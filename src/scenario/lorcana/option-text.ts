// The texts of options: the modes of a modal ability, and the places that a card may go to.
import type { Situation } from './situation.js';
import { currentEffect } from '../../games/lorcana/state/frames.js';
import { NO_CARD, type CardRef, cardIn } from '../../games/lorcana/state/entry.js';
import type { Effect } from '../../games/lorcana/ir/effect.js';
import { toSource } from '../../games/lorcana/link/linker.js';
import { renderAbility } from '../../games/lorcana/text/render.js';
import { paragraphs } from '../../games/lorcana/text/compile.js';
import { normalise } from '../../games/lorcana/text/words/lexer.js';

/** All texts for mode `i` of the current effect: as rendered, as printed, and its number. */
export function optionTexts(situation: Situation, i: number): readonly string[] {
  return textsOf(situation, currentEffect(situation.state), situation.state.frames.at(-1)?.source ?? NO_CARD, i);
}

/** The same for any effect, such as one that has been carried out; `source` is the card with the text. */
export function textsOf(
  situation: Situation,
  effect: Effect | undefined,
  source: CardRef,
  i: number,
): readonly string[] {
  if (effect?.kind !== 'oneOf') return [];
  const card = source < 0 ? undefined : situation.state.table.cards[cardIn(source)];
  const written = toSource(effect.options[i]!);
  const rendered = renderAbility({ kind: 'action', effects: written }, card?.type) ?? renderAsImperative(written);
  const printed = card === undefined ? undefined : printedOptions(situation.textOf(card), effect.options.length)?.[i];
  return [rendered, printed, String(i + 1)].filter((text) => text !== undefined);
}

/** "(Each opponent) discards a card or loses 2 lore": an effect of `they` can be rendered only as an imperative, without its subject. */
function renderAsImperative(effects: readonly Effect[]): string | undefined {
  const imperative = effects.map((effect) => {
    const { who, ...rest } = effect as Effect & { readonly who?: unknown };
    return who === 'they' ? (rest as Effect) : effect;
  });
  return renderAbility({ kind: 'action', effects: imperative }, 'action');
}

/** The modes in the printed text: the line or sentence with `count` parts, separated by bullets or by "or". */
function printedOptions(text: string, count: number): readonly string[] | undefined {
  const lines = paragraphs(text);
  const isWhole = (list: readonly string[]): boolean => list.length === count;
  return (
    lines.map((line) => line.split('•').slice(1)).find(isWhole) ?? lines.flatMap(sentences).map(sides).find(isWhole)
  );
}

const sentences = (line: string): readonly string[] => line.split(/(?<=\.) /);

/** "Discards either 2 cards or 1 action card": the words before "either" belong to both sides. */
function sides(sentence: string): readonly string[] {
  const [head, tail] = sentence.split(/(?<= )either /);
  return tail === undefined ? sentence.split(' or ') : tail.split(' or ').map((side) => head! + side);
}

/** Compares texts without regard to case, bullets, the final full stop and equivalent wordings. */
export const sameText = (a: string, b: string): boolean => normalised(a) === normalised(b);

/** True if `text` contains `part` as whole words. */
export const containsText = (text: string, part: string): boolean =>
  ` ${normalised(text)} `.includes(` ${normalised(part)} `);

const normalised = (text: string): string =>
  normalise(text)
    .replace(/^[•\s]+/, '')
    .replace(/[.\s]+$/, '')
    // Printed and rendered texts differ: "banish her" for "banish this character", "1 card" for "a card".
    .replaceAll(/\b(?:this (?:character|item|location)|him|her|it|he|she)\b/g, 'this')
    .replaceAll(/\ba\b/g, '1')
    // "They discard a card", "discards a card" and "discard a card" are equal.
    .replace(/^they /, '')
    .replaceAll(/(\p{L}{2})s\b/gu, '$1')
    // "YES!" is the name of an option; the exclamation mark is optional.
    .replaceAll('!', '');

const PLACES: Readonly<Record<string, string>> = { deckTop: 'top', deckBottom: 'bottom', discard: 'discard' };

/** The names of the places to choose from, in the order of the options. */
export function placeNames(situation: Situation): readonly string[] {
  const places = eitherPlaces(currentEffect(situation.state));
  return (places ?? []).map((place) => PLACES[place] ?? place);
}

/** The places of the first `either` destination inside the effect. */
function eitherPlaces(node: unknown): readonly string[] | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { to, places } = node as { readonly to?: unknown; readonly places?: unknown };
  if (to === 'either') return places as readonly string[];
  for (const inner of Object.values(node)) {
    const found = eitherPlaces(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
