// Reads card data, a JSON file of cards with compiled texts, and checks every field.
import {
  type Check,
  unexpected,
  list,
  Labels,
  text,
  flag,
  optional,
  record,
  tagged,
  type Mistake,
  pathOf,
  unknownField,
  within,
} from '../ir/schema/kit.js';
import { ink, natural, positive } from '../ir/schema/vocabulary.js';
import { type Ability, IR_VERSION } from '../ir/ability.js';
import { ability } from '../ir/schema/abilities.js';
import { type Printing, type Card, fullName } from './card.js';
import { type Source, InputError } from '../../../input/input-error.js';
import { Pool } from './card-pool.js';
import { parseJson } from '../../../input/json.js';
import { nearest } from '../../../input/nearest.js';

const name: Check<string> = (value) =>
  typeof value === 'string' && value !== '' ? undefined : unexpected(value, 'expected a name');

const anyInks = list(ink);

const inks: typeof anyInks = (value, labels) =>
  Array.isArray(value) && (value.length === 0 || value.length > 2)
    ? unexpected(value, 'expected one or two ink types')
    : anyInks(value, labels);

/** Checks an ability; its labels are valid inside that ability only. */
const ownLabels: Check<Ability> = (value) => {
  const labels = new Labels();
  const found = ability(value, labels);
  if (found !== undefined || labels.areComplete()) return found;
  labels.close();
  return ability(value, labels);
};

const zero: Check<number> = (value) =>
  value === 0 ? undefined : unexpected(value, 'expected 0, as cards of this type have none');

const PRINTED = {
  name,
  version: text,
  inks,
  cost: natural,
  inkable: flag,
  strength: zero,
  willpower: zero,
  lore: zero,
  moveCost: zero,
  classifications: list(text),
  abilities: list(ownLabels),
  printings: optional(list(record<Printing>({ set: text, number: text }))),
  unsupported: optional(text),
};

export const card: Check<Card> = tagged<Card, 'type'>('type', {
  character: { ...PRINTED, strength: natural, willpower: positive, lore: natural },
  action: PRINTED,
  song: PRINTED,
  item: PRINTED,
  location: { ...PRINTED, willpower: positive, lore: natural, moveCost: natural },
});

/** Reads `{"ir": 1, "cards": […]}`, or throws an InputError for the first mistake. `others`: further cards that texts may name. */
export function readCards(source: Source, others?: Pool): Card[] {
  const { file } = source;
  const items = itemsOf(parseJson(source), file);
  const labels = new Labels();
  const cards = items.map((item, i) => {
    const mistake = card(item, labels);
    if (mistake !== undefined) throw inputErrorOf(file, item, i, mistake);
    return item as Card;
  });
  const pool = new Pool(cards);
  cards.forEach((card, i) => {
    const mistake = duplicateName(cards, i, pool) ?? unknownCard(card, pool, others);
    if (mistake !== undefined) throw inputErrorOf(file, card, i, mistake);
  });
  return cards;
}

const FORM = `expected {"ir": ${IR_VERSION}, "cards": […]}`;

/** The cards of the file, unchecked. */
function itemsOf(data: unknown, file: string): readonly unknown[] {
  const refuse = (problem: Mistake) =>
    new InputError([file, pathOf(problem), problem.problem].filter(Boolean).join(': '));
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw refuse(unexpected(data, FORM));
  const { ir, cards, ...rest } = data as Readonly<Record<string, unknown>>;
  const stray = Object.keys(rest)[0];
  if (Number.isInteger(ir) && ir !== IR_VERSION)
    throw new InputError(
      `${file}: card data of version ${String(ir)}; this tempolab reads version ${IR_VERSION}: compile it again`,
    );
  if (stray !== undefined) throw refuse(unknownField(stray, ['ir', 'cards']));
  if (ir !== IR_VERSION) throw refuse(within(unexpected(ir, FORM), 'ir'));
  if (!Array.isArray(cards)) throw refuse(within(unexpected(cards, FORM), 'cards'));
  return cards;
}

function inputErrorOf(file: string, item: unknown, i: number, mistake: Mistake): InputError {
  const name = nameOf(item);
  const path = pathOf(name === undefined ? within(within(mistake, i), 'cards') : mistake);
  const where = name === undefined ? `${file}: ${path}` : `${file}: card "${name}"${path === '' ? '' : `: ${path}`}`;
  return new InputError(`${where}: ${mistake.problem}`);
}

/** The full name of an unchecked card, if it has one. */
function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('name' in item)) return undefined;
  const { name, version } = item as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name === '') return undefined;
  return fullName({ name, version: typeof version === 'string' ? version : '' });
}

/** Compares names as deck lists do. */
function duplicateName(cards: readonly Card[], i: number, pool: Pool): Mistake | undefined {
  const last = pool.find(fullName(cards[i]!));
  if (last === cards[i]) return undefined;
  return { path: [], problem: `there twice, as cards[${i}] and cards[${cards.indexOf(last!)}]; expected once` };
}

/** A deck building ability must name a card of the file or of the other cards: the deck check looks that card up. */
function unknownCard(card: Card, pool: Pool, others: Pool | undefined): Mistake | undefined {
  for (let i = 0; i < card.abilities.length; i++) {
    const ability = card.abilities[i]!;
    if (ability.kind !== 'deckBuilding' || !('of' in ability)) continue;
    if ((pool.find(ability.of) ?? others?.find(ability.of)) !== undefined) continue;
    const near = nearest(ability.of, [...pool.names(), ...(others?.names() ?? [])]);
    const problem = `no card "${ability.of}"${near === undefined ? '' : `; did you mean "${near}"?`}`;
    return { path: ['of', i, 'abilities'], problem };
  }
  return undefined;
}
