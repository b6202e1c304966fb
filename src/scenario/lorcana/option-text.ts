// The words of what a text offers: the options of a modal ability, the places a card may go to.
import type { Situation } from './situation.js';
import { currentEffect } from '../../games/lorcana/state/frames.js';
import { NO_CARD, type CardRef, cardIn } from '../../games/lorcana/state/entry.js';
import type { Effect } from '../../games/lorcana/ir/effect.js';
import { toSource } from '../../games/lorcana/link/linker.js';
import { renderAbility } from '../../games/lorcana/text/render.js';
import { paragraphs } from '../../games/lorcana/text/compile.js';
import { normalise } from '../../games/lorcana/text/words/lexer.js';

/** The `i`th option of a modal ability, as printed and as the engine would say it. */
export function optionTexts(situation: Situation, i: number): readonly string[] {
  return textsOf(situation, currentEffect(situation.state), situation.state.frames.at(-1)?.source ?? NO_CARD, i);
}

/** The same of an effect that may be done already; `source` is the card whose text it is. */
export function textsOf(
  situation: Situation,
  effect: Effect | undefined,
  source: CardRef,
  i: number,
): readonly string[] {
  if (effect?.kind !== 'oneOf') return [];
  const card = source < 0 ? undefined : situation.state.table.cards[cardIn(source)];
  const written = toSource(effect.options[i]!);
  const said = renderAbility({ kind: 'action', effects: written }, card?.type) ?? saidToThem(written);
  const printed = card === undefined ? undefined : printedOptions(situation.textOf(card), effect.options.length)?.[i];
  return [said, printed, String(i + 1)].filter((text) => text !== undefined);
}

/** "(Each opponent) discards a card or loses 2 lore": what they do has words only as something they are told to do. */
function saidToThem(effects: readonly Effect[]): string | undefined {
  const told = effects.map((effect) => {
    const { who, ...rest } = effect as Effect & { readonly who?: unknown };
    return who === 'they' ? (rest as Effect) : effect;
  });
  return renderAbility({ kind: 'action', effects: told }, 'action');
}

/** The options of the line that has so many of them, with bullets or with "or" between them. */
function printedOptions(text: string, count: number): readonly string[] | undefined {
  const lines = paragraphs(text);
  const isWhole = (list: readonly string[]): boolean => list.length === count;
  return (
    lines.map((line) => line.split('•').slice(1)).find(isWhole) ?? lines.flatMap(sentences).map(sides).find(isWhole)
  );
}

const sentences = (line: string): readonly string[] => line.split(/(?<=\.) /);

/** "Discards either 2 cards or 1 action card": what stands before "either" goes for both. */
function sides(sentence: string): readonly string[] {
  const [head, tail] = sentence.split(/(?<= )either /);
  return tail === undefined ? sentence.split(' or ') : tail.split(' or ').map((side) => head! + side);
}

/** The same words: capitals, the bullet and the final full stop do not matter. */
export const sameText = (a: string, b: string): boolean => bare(a) === bare(b);

/** Whole words of it. */
export const holdsText = (text: string, part: string): boolean => ` ${bare(text)} `.includes(` ${bare(part)} `);

const bare = (text: string): string =>
  normalise(text)
    .replace(/^[•\s]+/, '')
    .replace(/[.\s]+$/, '')
    // "Banish her" and "banish this character", "1 action card" and "an action card" are the same option: a text is printed one way and said another.
    .replaceAll(/\b(?:this (?:character|item|location)|him|her|it|he|she)\b/g, 'this')
    .replaceAll(/\ba\b/g, '1')
    // So are "discards a card" and "discard a card".
    .replace(/^they /, '')
    .replaceAll(/(\p{L}{2})s\b/gu, '$1')
    // "YES!" is the name of an option; nobody need shout it.
    .replaceAll('!', '');

const PLACES: Readonly<Record<string, string>> = { deckTop: 'top', deckBottom: 'bottom', discard: 'discard' };

/** The places to choose from, in words, in the order of the options. */
export function placeNames(situation: Situation): readonly string[] {
  const places = eitherIn(currentEffect(situation.state));
  return (places ?? []).map((place) => PLACES[place] ?? place);
}

/** Wherever the effect says that a card goes to one place or the other. */
function eitherIn(node: unknown): readonly string[] | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { to, places } = node as { readonly to?: unknown; readonly places?: unknown };
  if (to === 'either') return places as readonly string[];
  for (const inner of Object.values(node)) {
    const found = eitherIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
