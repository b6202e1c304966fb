// IR to English, in the game's templating.
import type { Ability } from '../ir/ability.js';
import type { CardType } from '../ir/vocabulary.js';
import { keywordAbility, paragraph } from './phrases/ability/ability.js';
import { toPronouns } from './pronouns/reword.js';

/** One paragraph; nothing where the grammar has no words for it. `type` is that of the card, for "this character" and the like. */
export function renderAbility(ability: Ability, type: CardType = 'character'): string | undefined {
  if (ability.kind === 'keyword') {
    const text = keywordAbility.write(ability);
    return text === undefined ? undefined : polish(text);
  }
  const { name, ...worded } = toPronouns(ability, type) as Ability & { readonly name?: string };
  const text = paragraph(ability.kind === 'action' || type === 'action' || type === 'song').write(worded);
  if (text === undefined) return undefined;
  const stop = text.endsWith('"') ? '' : '.';
  const sentence = polish(text) + stop;
  return name === undefined ? sentence : `${name} ${sentence}`;
}

/** A card's whole text, a line to an ability. */
export const render = (abilities: readonly Ability[], type: CardType = 'character'): string =>
  abilities.map((ability) => renderAbility(ability, type) ?? '(no words for this ability)').join('\n');

/** Spaces, articles and capitals. */
const polish = (text: string): string =>
  text
    .replaceAll(/ ([,.:])/g, '$1')
    .replaceAll(/ ('s)(?=[ .,]|$)/g, '$1')
    .replaceAll(/([+-]) \{/g, '$1{')
    .replaceAll(/" ([^"]*?) ?"/g, (_, inner: string) => `"${capital(inner)}"`)
    .replaceAll(/\b(a) (?=[aeiou])/gi, '$1n ')
    .replaceAll(/(^|[.:•—] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
