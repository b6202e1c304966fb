// Golden hashes of the linked program, by set and part, for all printed cards and for the test cards that use the whole IR.
import type { Card } from '../../../../src/games/lorcana/cards/card.js';
import { link } from '../../../../src/games/lorcana/link/link.js';
import { lorcana } from '../../../../src/games/lorcana/index.js';
import { shippedPool } from '../../../../src/games/lorcana/cards/shipped.js';
import { IR_CARDS } from '../../../support/ir-cards.js';
import { test, expect } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

type Parts = Readonly<Record<string, unknown>>;

/** Maximum number of cards in a match. No set has as many. */
const MAX_CARDS = 512;

/** The program by part. Field names of the program do not enter the hashes, so renaming a field changes no hash. */
function programOf(cards: readonly Card[]): Parts {
  const program = link(cards);
  return {
    abilities: program.abilities,
    blocks: program.blocks.map((block) => block.map(({ effect, chosen }) => [effect, chosen])),
    'rule lists': [program.ruleLists, program.ruleDependsOn],
    'static rules': program.staticRules.map((rules) =>
      rules.map(({ rule, numbers, printed, sums, hasEnters }) => [rule, numbers, printed, sums, hasEnters]),
    ),
    labels: program.labels,
    'numbers of parts': [
      [...program.abilityNumber.values()],
      [...program.blockNumber.values()],
      [...program.ruleNumber.values()],
      [program.enterBlock, program.playBlock],
    ],
    'cost blocks': program.costBlocks,
    'made abilities': program.createdAbilities,
    'chosen amounts': [program.chosenAmounts, program.chosenIn],
    'by ability': [program.abilityBlock, program.limits, program.uses],
    'by card': program.byKind.map((kind) => [
      [kind.triggered, kind.statics, kind.everywhere, kind.activated, kind.replacements, kind.alternateCosts],
      [kind.enterExerted, kind.actions, kind.shifts, kind.names, kind.payment, kind.shiftInk, kind.mayBeUsed],
      [kind.numbers.boost, kind.numbers.challenger, kind.numbers.resist],
      [kind.numbers.singer, kind.numbers.singTogether],
    ]),
    'events by card': program.byKind.map((kind) => [kind.events, kind.otherEvents, kind.ownEvents, kind.discardEvents]),
    'dependencies by card': program.byKind.map(({ dependsOn }) => dependsOn),
    flags: [
      [
        program.triggeringEvents,
        program.observableEvents,
        program.keywords,
        program.historyEvents,
        program.remembersValues,
      ],
      [program.hasDiscardAbilities, program.hasReplacements, program.hasFaceUpTops, program.usesDamageMoved],
    ],
  };
}

/** The arrays by card in the match table. */
function tableOf(cards: readonly Card[]): Parts {
  const table = lorcana().table([{ cards: cards.slice(0, MAX_CARDS) }]);
  return {
    'table: print': [table.facts, table.types, table.keywords, table.moveCost, table.names],
    'table: fast paths': [table.inHand, table.inPlay, table.dependsOn, table.otherEvents, table.plain],
    'table: order': [table.kind, table.label, table.owner, table.decks],
  };
}

/** Sorts keys, drops undefined fields and functions, and writes a list of numbers as one line. */
function canonical(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(canonical);
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'number') ? value.join(' ') : value.map(canonical);
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  const fields = Object.entries(value).filter(([, child]) => child !== undefined && typeof child !== 'function');
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, child]) => [key, canonical(child)]));
}

/** The cards of each set (by first printing), then all cards together in one numbering. */
function subjects(): Readonly<Record<string, readonly Card[]>> {
  const cards = shippedPool().cards();
  const sets: Record<string, Card[]> = {};
  for (const card of cards) (sets[`set ${card.printings?.[0]?.set ?? 'unknown'}`] ??= []).push(card);
  return { ...sets, 'all sets': cards, 'IR cards': IR_CARDS };
}

/**
 * `npx vitest run <this file> -u` rewrites the hashes. `LINKED=<folder>` writes the hashed data, a file for each set and part: run it
 * before and after a change, then compare the folders.
 */
test('the linked program matches linked-program.txt', async () => {
  const folder = process.env.LINKED;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  for (const [name, cards] of Object.entries(subjects())) {
    lines.push(`${lines.length > 0 ? '\n' : ''}${name} | ${cards.length} cards\n`);
    for (const [part, value] of Object.entries({ ...programOf(cards), ...tableOf(cards) })) {
      const text = JSON.stringify(canonical(value), null, 1);
      if (folder !== undefined) writeFileSync(join(folder, `${name}, ${part}.json`.replace(':', '')), text);
      lines.push(`${name} | ${part} | ${createHash('sha256').update(text).digest('hex').slice(0, 12)}\n`);
    }
  }
  await expect(lines.join('')).toMatchFileSnapshot('linked-program.txt');
});
