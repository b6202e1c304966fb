// What is printed on a card.
import { type Check, list, text, flag } from './shape.js';
import { wrong } from './mistake.js';
import { ink, natural, positive } from '../../ir/schema/vocabulary.js';
import type { Ability } from '../../ir/ability.js';
import { Labels } from './labels.js';
import { ability } from '../../ir/schema/abilities.js';
import { optional, record, tagged } from '../../ir/schema/kit.js';
import type { Printing, Card } from '../card.js';

const name: Check<string> = (value) =>
  typeof value === 'string' && value !== '' ? undefined : wrong(value, 'a name would do');

const anyInks = list(ink);

const inks: typeof anyInks = (value, labels) =>
  Array.isArray(value) && (value.length === 0 || value.length > 2)
    ? wrong(value, 'one or two ink types would do')
    : anyInks(value, labels);

/** The names that an ability gives are good inside it only. */
const ownLabels: Check<Ability> = (value) => {
  const labels = new Labels();
  const found = ability(value, labels);
  if (found !== undefined || labels.areComplete()) return found;
  labels.close();
  return ability(value, labels);
};

const none: Check<number> = (value) =>
  value === 0 ? undefined : wrong(value, '0 would do, as cards of this type have none');

const PRINTED = {
  name,
  version: text,
  inks,
  cost: natural,
  inkable: flag,
  strength: none,
  willpower: none,
  lore: none,
  moveCost: none,
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
