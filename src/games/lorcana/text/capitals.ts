// Words that no classification has, also where a capital begins them: those that begin sentences, keywords, inks.
import { KEYWORDS, INKS } from '../ir/vocabulary.js';

const FIRST_WORDS = (
  'a add all an and another any at banish banished cards chosen choose character characters count damage damaged deal discard draw during each ' +
  'exert exerted facedown for gain give if item items its it look location locations move name named next no non-character once one only ' +
  'opponent opponents opposing other otherwise pay play player players put ready remove return reveal revealed search shift shuffle skip ' +
  'that the their them then these they this those three twice two undamaged up whenever when while you your song songs action actions he she ' +
  'his her card not with without unless until in of on to from under'
).split(' ');

const COMMON: ReadonlySet<string> = new Set([
  ...FIRST_WORDS,
  ...KEYWORDS,
  'sing',
  'together',
  ...INKS.map((ink) => ink.toLowerCase()),
]);

/** Whether a word in small letters is one of them. */
export const isCommon = (word: string): boolean => COMMON.has(word);
