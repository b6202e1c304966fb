import type { State } from '../../games/lorcana/state/state.js';
import type { CardId } from '../../games/lorcana/state/entry.js';
import { hasKeyword, challengerOf, resistOf, singerOf, numbersOf } from '../../games/lorcana/rules/read/values.js';
import { keywordBit } from '../../games/lorcana/state/keywords.js';
import { type KeywordName, KEYWORDS } from '../../games/lorcana/ir/vocabulary.js';
import { Broken } from '../scenario.js';
import { suggest } from '../../input/nearest.js';

const WRITTEN = /^(?<name>[a-z ]+?)(?:\s*\+?(?<n>\d+))?(?:\s*\{i\})?$/i;

/** Whether a card has a keyword as it is printed: "Evasive"; with a number, in total so much: "Resist +2", "Singer 5". */
export function hasKeywordNamed(s: State, card: CardId, written: string): boolean {
  const { name, n } = WRITTEN.exec(written.trim())?.groups ?? {};
  const keyword = keywordNamed(name ?? written);
  if (!hasKeyword(s, card, keywordBit(keyword))) return false;
  if (keyword === 'shift' && n !== undefined) return shiftsFor(s, card, Number(n));
  return n === undefined || numberOf(s, card, keyword) === Number(n);
}

/** Whether one of its Shift abilities costs so much ink, as printed. */
const shiftsFor = (s: State, card: CardId, ink: number): boolean =>
  s.table.codes[card]!.shifts.some(({ cost }) => cost.some((each) => each.pay === 'ink' && each.n === ink));

function keywordNamed(name: string): KeywordName {
  const bare = name.toLowerCase().replaceAll(' ', '');
  // Shift has many forms: Universal Shift, Puppy Shift …
  const keyword = KEYWORDS.find((each) => each.toLowerCase() === bare || (each === 'shift' && bare.endsWith('shift')));
  if (keyword === undefined) throw new Broken(`no keyword "${name}"${suggest(name, KEYWORDS)}`);
  return keyword;
}

function numberOf(s: State, card: CardId, keyword: KeywordName): number {
  switch (keyword) {
    case 'challenger':
      return challengerOf(s, card);
    case 'resist':
      return resistOf(s, card);
    case 'singer':
      return singerOf(s, card);
    case 'boost':
    case 'singTogether':
      return numbersOf(s, card)[keyword];
    default:
      return 0;
  }
}
