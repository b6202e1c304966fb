// The texts of LorcanaJSON, as printed: symbols are glyphs, reminders stand in parentheses, lines break where they do on the card.
const SYMBOLS: Readonly<Record<string, string>> = {
  '⟳': '{E}',
  '⬡': '{I}',
  '¤': '{S}',
  '⛉': '{W}',
  '◊': '{L}',
  '◉': '{IW}',
};

const KEYWORDS_ALONE = /^(?:\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*(?: \+?\d+)?(?:, |$))+$/u;

/** One ability a line, without reminders. */
export const plainText = (sections: readonly string[]): string =>
  sections
    .map(oneLine)
    .flatMap((line) => (KEYWORDS_ALONE.test(line) ? line.split(', ') : [line]))
    .filter((line) => line !== '')
    .join('\n');

const oneLine = (section: string): string =>
  section
    .replaceAll(/[⟳⬡¤⛉◊◉]/gu, (glyph) => SYMBOLS[glyph]!)
    .replaceAll(/\s*\([^()]*\)/g, '')
    // An option of a list begins a line.
    .replaceAll(/\n\s*[•-]\s+/g, ' • ')
    // A word that was broken at its hyphen.
    .replaceAll(/(?<=\p{L}-)\n/gu, '')
    // The dash after the costs of an ability.
    .replaceAll(/(?<=\})\s+[–-]\s+|\s+–\s+/g, ' — ')
    .replaceAll(/\s+/g, ' ')
    .trim();
