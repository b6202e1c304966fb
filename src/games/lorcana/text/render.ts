// Renders abilities as English, in the templating of printed cards.
import type { Ability } from '../ir/ability.js';
import type { CardType } from '../ir/vocabulary.js';
import { keywordAbility, paragraph } from './phrases/ability/ability.js';
import { toPronouns } from './pronouns/to-pronouns.js';

/** One paragraph; undefined if the grammar has no words for the ability. `type` is the type of the card: "this character", "this item". */
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

/** The text of a card, with one ability a line. */
export const render = (abilities: readonly Ability[], type: CardType = 'character'): string =>
  abilities.map((ability) => renderAbility(ability, type) ?? '(no words for this ability)').join('\n');

/** Sets spaces, articles and capitals. */
const polish = (text: string): string =>
  text
    .replaceAll(/ ([,.:])/g, '$1')
    .replaceAll(/ ('s)(?=[ .,]|$)/g, '$1')
    .replaceAll(/([+-]) \{/g, '$1{')
    .replaceAll(/" ([^"]*?) ?"/g, (_, inner: string) => `"${capital(inner)}"`)
    .replaceAll(/\b(a) (?=[aeiou])/gi, '$1n ')
    .replaceAll(/(^|[.:•—] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
