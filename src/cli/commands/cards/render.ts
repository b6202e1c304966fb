// `tempolab cards render`: renders abilities as English text.
import { print, printJson } from '../../terminal/output.js';
import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { readCards } from '../../../games/lorcana/cards/load.js';
import { readSource } from '../../terminal/shell.js';
import { shippedPool } from '../../../games/lorcana/cards/shipped.js';
import { findCard } from '../../terminal/card-names.js';
import { fullName } from '../../../games/lorcana/cards/card.js';
import { render } from '../../../games/lorcana/text/render.js';

export function register(cards: Command): void {
  cards
    .command('render')
    .description('render abilities in English: of one card, or of a file that "cards compile" wrote')
    .argument('<file or name...>', 'a JSON file of compiled cards, or name and version of a card')
    .option('--json', 'print names and texts as JSON')
    .action(run);
}

function run(words: readonly string[], { json = false }: { readonly json?: boolean }): void {
  const given = words.join(' ');
  const isFile = given.endsWith('.json') || existsSync(given);
  const cards = isFile ? readCards(readSource(given), shippedPool()) : [findCard(given, shippedPool())];
  const texts = cards.map((card) => ({ card: fullName(card), text: render(card.abilities, card.type) }));
  if (json) printJson(texts);
  else print(isFile ? texts.map(titled).join('\n') : lines(texts[0]!.text));
}

const titled = ({ card, text }: { readonly card: string; readonly text: string }): string => `${card}\n${lines(text)}`;

const lines = (text: string): string => (text === '' ? '' : `${text}\n`);
