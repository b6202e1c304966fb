// Coverage: how many texts of a card file are understood, and which missing phrases stop the most cards.
import type { CardType } from '../ir/vocabulary.js';
import { compile } from './compile.js';

export interface Text {
  readonly name: string;
  readonly version: string | null;
  readonly type: CardType;
  readonly text: string;
  /** First printing first. */
  readonly sets: readonly string[];
}

export interface Share {
  readonly total: number;
  readonly supported: number;
}

export interface Coverage extends Share {
  readonly bySet: Readonly<Record<string, Share>>;
  readonly byType: Readonly<Record<string, Share>>;
  readonly unsupported: readonly { readonly card: string; readonly stoppedAt: string }[];
  /** The first words that are not understood, with the number of cards, the most frequent first. */
  readonly missing: readonly { readonly phrase: string; readonly cards: number }[];
}

const PHRASE_WORDS = 3;

export function coverage(cards: readonly Text[]): Coverage {
  const bySet = new Map<string, { total: number; supported: number }>();
  const byType = new Map<string, { total: number; supported: number }>();
  const unsupported: { card: string; stoppedAt: string }[] = [];
  const missing = new Map<string, number>();
  for (const card of cards) {
    const compiled = compile(card.text, card.type);
    const supported = 'abilities' in compiled;
    count(bySet, card.sets[0] ?? '?', supported);
    count(byType, card.type, supported);
    if (supported) continue;
    unsupported.push({
      card: card.version === null || card.version === '' ? card.name : `${card.name} - ${card.version}`,
      stoppedAt: compiled.stoppedAt,
    });
    const phrase = compiled.stoppedAt.toLowerCase().split(' ').slice(0, PHRASE_WORDS).join(' ');
    missing.set(phrase, (missing.get(phrase) ?? 0) + 1);
  }
  return {
    total: cards.length,
    supported: cards.length - unsupported.length,
    bySet: Object.fromEntries(bySet),
    byType: Object.fromEntries(byType),
    unsupported,
    missing: [...missing].map(([phrase, number]) => ({ phrase, cards: number })).sort((a, b) => b.cards - a.cards),
  };
}

function count(table: Map<string, { total: number; supported: number }>, key: string, supported: boolean): void {
  const row = table.get(key) ?? { total: 0, supported: 0 };
  row.total++;
  if (supported) row.supported++;
  table.set(key, row);
}
