// Compiles a card text to abilities, or reports the words at which understanding stopped.
import type { Ability } from '../ir/ability.js';
import { type CardType, KEYWORDS } from '../ir/vocabulary.js';
import { straighten, tokenize, keywordList, normalise } from './words/lexer.js';
import { keywordAbility, paragraph } from './phrases/ability/ability.js';
import { resolvePronouns } from './pronouns/resolve-ability.js';
import { isPlausible } from './plausible.js';
import { Source, type Syntax } from './grammar/index.js';
import type { Token } from './grammar/types.js';
import { renderAbility } from './render.js';
import type { CardFacts } from '../cards/facts.js';
import type { Card } from '../cards/card.js';
import { keywordWords } from './words/word.js';
import { nearest } from '../../../input/nearest.js';

export type Compiled = { readonly abilities: readonly Ability[] } | ParseFailure;

interface ParseFailure {
  readonly stoppedAt: string;
  /** The first line that was not understood. */
  readonly line: string;
  /** The abilities of all lines that were understood. */
  readonly understood: readonly Ability[];
}

/** A single line that is not understood makes the result a failure. */
export function compile(text: string, type: CardType): Compiled {
  const understood: Ability[] = [];
  let first: Omit<ParseFailure, 'understood'> | undefined;
  for (const line of paragraphs(text)) {
    const ability = compileLine(line, type);
    const several = 'stoppedAt' in ability ? severalKeywords(line, type) : [ability];
    if (several !== undefined) understood.push(...several);
    else if ('stoppedAt' in ability) first ??= { ...ability, line };
  }
  return first === undefined ? { abilities: understood } : { ...first, understood };
}

/** One ability each. Reminder text in parentheses is not rules text (1.1.7). An option of a list may be on a separate line. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .replaceAll(/\s*\([^()]*\)/g, '')
    .replaceAll(/\s*\n\s*•/g, ' •')
    .split('\n')
    .map(straighten)
    .filter((line) => line !== '');

const STOPPED_WORDS = 12;

/** Only a keyword ends without a full stop or a quotation mark. */
const isSentence = (line: string): boolean => /[."]$/.test(line);

function compileLine(line: string, type: CardType): Ability | { readonly stoppedAt: string } {
  if (!isSentence(line)) {
    const isRendered = rendersTo(line, type);
    const keyword = readWhole(keywordAbility, tokenize(line), (ability) => (isRendered(ability) ? ability : undefined));
    return keyword ?? { stoppedAt: line };
  }
  const names = possibleNames(line);
  for (const { name, end } of names) {
    const ability = compileBody(line.slice(end).trimStart(), type);
    if (ability !== undefined) return name === '' ? ability : ({ ...ability, name } as Ability);
  }
  return { stoppedAt: stoppedIn(line, names, type) };
}

/** The words at which understanding stopped: the furthest place over all possible names. */
function stoppedIn(line: string, names: readonly PossibleName[], type: CardType): string {
  let furthest = 0;
  for (const { end } of names) {
    const stopped = furthestIn(line.slice(end).trimStart(), type);
    const from = end === 0 ? 0 : end + 1;
    furthest = Math.max(furthest, stopped === undefined ? line.length : from + stopped);
  }
  const rest = line.slice(furthest).split(' ').slice(0, STOPPED_WORDS).join(' ');
  return rest === '' ? line : rest;
}

/** The abilities of a line of several keywords: "Evasive, Ward". */
function severalKeywords(line: string, type: CardType): readonly Ability[] | undefined {
  const parts = keywordList(line);
  if (parts === undefined) return undefined;
  const abilities: Ability[] = [];
  for (const part of parts) {
    const ability = compileLine(part, type);
    if ('stoppedAt' in ability || ability.kind !== 'keyword') return undefined;
    abilities.push(ability);
  }
  return abilities;
}

/** A cache by type and text: one printed ability in six is on another card too, under the same or another name. */
const BODY_CACHE = new Map<string, Ability | undefined>();

const MOST_BODIES = 10_000;

function compileBody(text: string, type: CardType): Ability | undefined {
  const key = `${type} ${text}`;
  const cached = BODY_CACHE.get(key);
  if (cached !== undefined || BODY_CACHE.has(key)) return cached;
  const body = readBody(text, type);
  if (BODY_CACHE.size < MOST_BODIES) BODY_CACHE.set(key, body);
  return body;
}

function readBody(text: string, type: CardType): Ability | undefined {
  const isRendered = rendersTo(text, type);
  return readWhole(paragraphOf(type), withoutStop(tokenize(text)), (raw) => {
    const ability = resolvePronouns(raw, type);
    return !('unclear' in ability) && isPlausible(ability, type) && isRendered(ability) ? ability : undefined;
  });
}

/** The offset at which understanding stopped; undefined at the end of the text. */
function furthestIn(text: string, type: CardType): number | undefined {
  const tokens = tokenize(text);
  const source = new Source(withoutStop(tokens), true);
  paragraphOf(type).read(source, 0);
  return tokens[source.furthest]?.start;
}

const paragraphOf = (type: CardType): Syntax<Ability> => paragraph(type === 'action' || type === 'song');

const withoutStop = (tokens: readonly Token[]): readonly Token[] =>
  tokens.at(-1)?.text === '.' ? tokens.slice(0, -1) : tokens;

/** The round trip: the rendered ability must equal the text. Rejects a wrong or partial reading. */
function rendersTo(line: string, type: CardType): (ability: Ability) => boolean {
  let expected: string | undefined;
  return (ability) => {
    const text = renderAbility(ability, type);
    return text === line || (text !== undefined && normalise(text) === (expected ??= normalise(line)));
  };
}

/** The first reading of all tokens that is accepted. */
function readWhole<T>(syntax: Syntax<T>, tokens: readonly Token[], accept: (value: T) => T | undefined): T | undefined {
  for (const { value, next } of syntax.read(new Source(tokens), 0)) {
    const passed = next === tokens.length ? accept(value) : undefined;
    if (passed !== undefined) return passed;
  }
  return undefined;
}

interface PossibleName {
  readonly name: string;
  readonly end: number;
}

/** The places where the name of an ability, printed in capitals, may end: the longest name first, no name last. */
function possibleNames(line: string): readonly PossibleName[] {
  const found = [{ name: '', end: 0 }];
  for (let end = line.indexOf(' '); end > 0; end = line.indexOf(' ', end + 1)) {
    const name = line.slice(0, end);
    if (/\p{Ll}|\{/u.test(name)) break;
    if (/\p{Lu}/u.test(name)) found.unshift({ name, end });
  }
  return found;
}

// Cards.

/** If the text is not understood in full, the card has the abilities that are, and `unsupported` names the words. */
export function compileCard({ text, ...facts }: CardFacts): Card {
  const compiled = compile(text, facts.type);
  return 'stoppedAt' in compiled
    ? { ...facts, abilities: compiled.understood, unsupported: compiled.stoppedAt }
    : { ...facts, abilities: compiled.abilities };
}

const SYMBOLS = ['{E}', '{I}', '{S}', '{W}', '{L}', '{IW}'];

const KEYWORD_LINE = /^(?<words>(?:\p{Lu}[\p{Ll}]+ ?)+?)(?: ?[+-]?\d+)?(?: \{I\})?$/u;

/** An error message for a symbol or keyword that does not exist: a typo rather than a text that is not supported. */
export function findTypo({ text, type }: Pick<CardFacts, 'text' | 'type'>): string | undefined {
  for (const symbol of text.match(/\{[^}]*\}?|[\p{So}¤]/gu) ?? [])
    if (!SYMBOLS.includes(symbol)) return `no symbol ${symbol}; there are: ${SYMBOLS.join(' ')}`;
  for (const line of text.split('\n')) {
    const words = KEYWORD_LINE.exec(line.trim())?.groups?.words;
    if (words === undefined || 'abilities' in compile(line, type)) continue;
    const keywords = KEYWORDS.map(keywordWords);
    const near = nearest(words, keywords);
    return `no keyword "${line.trim()}"; ${near === undefined ? `there are: ${keywords.join(', ')}` : `did you mean "${near}"?`}`;
  }
  return undefined;
}
