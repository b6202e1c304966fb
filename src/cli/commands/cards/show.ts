// `tempolab cards show`: prints one card.
import { print, printJson } from '../../terminal/output.js';
import type { Command } from 'commander';
import { findCard, poolOf } from '../../terminal/card-names.js';
import { render } from '../../../games/lorcana/text/render.js';
import { type Card, fullName } from '../../../games/lorcana/cards/card.js';

interface ShowFlags {
  readonly from?: string;
  readonly json?: boolean;
}

export function register(cards: Command): void {
  cards
    .command('show')
    .description('print one card: facts, text as tempolab renders it, abilities as data')
    .argument('<name...>', 'name and version of the card')
    .option('--from <file>', 'search this file of cards first')
    .option('--json', 'print the card as JSON')
    .action(run);
}

function run(words: readonly string[], { from, json = false }: ShowFlags): void {
  const card = findCard(words.join(' '), poolOf(from));
  const text = render(card.abilities, card.type);
  const whole = { ...card, text, supported: card.unsupported === undefined };
  if (json) printJson(whole);
  else print(textOf(card, text));
}

const textOf = (card: Card, text: string): string =>
  [
    fullName(card),
    factsText(card),
    card.classifications.join(', '),
    (card.printings ?? []).map(({ set, number }) => `set ${set}, number ${number}`).join('; '),
    '',
    text,
    '',
    card.unsupported === undefined
      ? 'Supported: its text is understood in full.'
      : `Not supported: its text is not understood from "${card.unsupported}" on.`,
    ...(card.abilities.length === 0 ? [] : ['', ...card.abilities.map((ability) => JSON.stringify(ability))]),
    '',
  ]
    .filter((line, i, lines) => line !== '' || lines[i - 1] !== '')
    .join('\n');

function factsText(card: Card): string {
  const isCharacter = card.type === 'character';
  const isLocation = card.type === 'location';
  return [
    card.type,
    card.inks.join(' and '),
    `cost ${card.cost}`,
    card.inkable ? 'inkable' : 'not inkable',
    ...(isLocation ? [`${card.moveCost} to move there`] : []),
    ...(isCharacter ? [`${card.strength} strength`] : []),
    ...(isCharacter || isLocation ? [`${card.willpower} willpower`, `${card.lore} lore`] : []),
  ].join(', ');
}
