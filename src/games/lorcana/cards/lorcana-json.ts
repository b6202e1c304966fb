// The export format of LorcanaJSON: one entry for each printing of a card.
import { INKS, type Ink, type CardType } from '../ir/vocabulary.js';
import { FACT_FIELDS, type CardFacts, checkedFacts } from './facts.js';
import * as z from 'zod';
import { count, text, type Fail, readAs } from '../../../input/fields.js';
import { type Printing, fullName } from './card.js';
import { nameKey } from './card-pool.js';

/** The glyphs of LorcanaJSON texts. The texts are as printed: with glyphs, reminder text in parentheses, and the card's line breaks. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '⟳': '{E}',
  '⬡': '{I}',
  '¤': '{S}',
  '⛉': '{W}',
  '◊': '{L}',
  '◉': '{IW}',
};

const KEYWORD_LINE = /^(?:\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*(?: \+?\d+)?(?:, |$))+$/u;

/** One ability per line, without reminder text. */
const plainText = (sections: readonly string[]): string =>
  sections
    .map(oneLine)
    .flatMap((line) => (KEYWORD_LINE.test(line) ? line.split(', ') : [line]))
    .filter((line) => line !== '')
    .join('\n');

const oneLine = (section: string): string =>
  section
    .replaceAll(/[⟳⬡¤⛉◊◉]/gu, (glyph) => SYMBOLS[glyph]!)
    .replaceAll(/\s*\([^()]*\)/g, '')
    // A bullet of a list starts a line.
    .replaceAll(/\n\s*[•-]\s+/g, ' • ')
    // A word was broken at its hyphen.
    .replaceAll(/(?<=\p{L}-)\n/gu, '')
    // The dash that separates the costs of an ability from its effect.
    .replaceAll(/(?<=\})\s+[–-]\s+|\s+–\s+/g, ' — ')
    .replaceAll(/\s+/g, ' ')
    .trim();

// Entries

const TYPES = { Character: 'character', Action: 'action', Item: 'item', Location: 'location' } as const;

const EXPECTED_COLOR = `expected ink types such as "Amber" or "Amber-Steel", of ${INKS.join(', ')}`;

const { name, version, cost, strength, willpower, lore, moveCost } = FACT_FIELDS;

const ENTRY = z.object(
  {
    id: count('expected a number'),
    name,
    version,
    type: z.enum(Object.keys(TYPES) as (keyof typeof TYPES)[], `expected one of ${Object.keys(TYPES).join(', ')}`),
    color: z
      .string(EXPECTED_COLOR)
      .regex(new RegExp(`^(${INKS.join('|')})(-(${INKS.join('|')}))?$`), EXPECTED_COLOR)
      .transform((color) => color.split('-') as Ink[]),
    cost,
    inkwell: FACT_FIELDS.inkable,
    strength,
    willpower,
    lore,
    moveCost,
    subtypes: FACT_FIELDS.classifications,
    fullTextSections: z.array(z.string('expected a text'), 'expected a list of texts').optional(),
    fullText: z.string('expected a text').optional(),
    setCode: text('expected a set such as "1"'),
    number: z.union([z.string(), z.int()], 'expected a number').transform(String),
    variant: z.string('expected a letter').nullish(),
    promoGrouping: z.string('expected a promo set such as "P1"').nullish(),
    baseId: count('expected the id of another card').nullish(),
  },
  'expected a card with fields such as id, name, type, color and cost',
);

type Entry = z.output<typeof ENTRY>;

/** Cards of the co-operative boxes: they have no ink, and no deck may contain them. */
export const isBoss = (item: unknown): boolean => z.object({ color: z.literal('') }).safeParse(item).success;

/** One printing. */
export interface Printed {
  readonly id: number;
  readonly facts: CardFacts;
  /** A promo or a special rarity of another printing. */
  readonly isSpecial: boolean;
}

export function readEntry(item: unknown, fail: Fail): Printed {
  const entry = readAs(ENTRY, item, fail);
  const isSong = entry.type === 'Action' && (entry.subtypes ?? []).includes('Song');
  const type: CardType = isSong ? 'song' : TYPES[entry.type];
  const facts = checkedFacts(
    {
      ...entry,
      type,
      ink: entry.color,
      inkable: entry.inkwell,
      classifications: (entry.subtypes ?? []).filter((subtype) => subtype !== 'Song'),
      text: plainText(entry.fullTextSections ?? entry.fullText?.split('\n') ?? []),
      printings: [printingOf(entry)],
    },
    fail,
  );
  return { id: entry.id, facts, isSpecial: (entry.baseId ?? entry.promoGrouping ?? null) !== null };
}

const printingOf = ({ setCode, promoGrouping, number, variant }: Entry): Printing => ({
  set: promoGrouping ?? setCode,
  number: number + (variant ?? ''),
});

/** Printings with the same full name are one card, with facts and wording of the newest ordinary printing. */
export function mergePrintings(entries: readonly Printed[]): CardFacts[] {
  const cards = new Map<string, Printed[]>();
  for (const entry of entries) {
    const key = nameKey(fullName(entry.facts));
    cards.set(key, [...(cards.get(key) ?? []), entry]);
  }
  return [...cards.values()].map((printed) => {
    const ordinary = printed.filter(({ isSpecial }) => !isSpecial);
    const newest = (ordinary.length === 0 ? printed : ordinary).at(-1)!;
    const inOrder = [...ordinary, ...printed.filter(({ isSpecial }) => isSpecial)];
    return { ...newest.facts, printings: inOrder.flatMap(({ facts }) => facts.printings) };
  });
}
