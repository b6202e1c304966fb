// A card as people describe it, its text not yet compiled.
import type { Card, Printing, CardType, Ink } from './card.js';

export interface CardFacts extends Omit<Card, 'abilities' | 'printings' | 'unsupported'> {
  /** One ability a line. */
  readonly text: string;
  readonly printings: readonly Printing[];
}

type Told<T> = T | null | undefined;

/** What a file says of a card: much may be left out. */
export interface ToldFacts {
  readonly name: string;
  readonly version?: Told<string>;
  readonly type: CardType;
  readonly ink: readonly Ink[];
  readonly cost: number;
  readonly inkable: boolean;
  readonly strength?: Told<number>;
  readonly willpower?: Told<number>;
  readonly lore?: Told<number>;
  readonly moveCost?: Told<number>;
  readonly classifications?: Told<readonly string[]>;
  readonly text?: Told<string>;
  readonly printings?: Told<readonly Printing[]>;
}

/** What is left out is nothing, none or 0. */
export const factsOf = (told: ToldFacts): CardFacts => ({
  name: told.name,
  version: told.version ?? '',
  type: told.type,
  inks: told.ink,
  cost: told.cost,
  inkable: told.inkable,
  strength: told.strength ?? 0,
  willpower: told.willpower ?? 0,
  lore: told.lore ?? 0,
  moveCost: told.moveCost ?? 0,
  classifications: told.classifications ?? [],
  text: told.text ?? '',
  printings: told.printings ?? [],
});

const NUMBERS = ['strength', 'willpower', 'lore', 'moveCost'] as const;

type NumberField = (typeof NUMBERS)[number];

/** The numbers besides the cost that cards of a type have (5.1). */
const PRINTED: Readonly<Record<CardType, readonly NumberField[]>> = {
  character: ['strength', 'willpower', 'lore'],
  action: [],
  song: [],
  item: [],
  location: ['willpower', 'lore', 'moveCost'],
};

/** The first number that such a card must have and has not, or the other way round. */
export function wrongNumber(told: ToldFacts): { readonly field: NumberField; readonly problem: string } | undefined {
  for (const field of NUMBERS) {
    const value = told[field] ?? undefined;
    if (PRINTED[told.type].includes(field)) {
      if (value === undefined || (field === 'willpower' && value === 0))
        return { field, problem: `found ${value ?? 'nothing'}; a ${told.type} has ${withArticle(field)}` };
    } else if (value !== undefined && value !== 0)
      return { field, problem: `found ${value}; a card of the type ${told.type} has none` };
  }
  return undefined;
}

const withArticle = (field: NumberField): string =>
  field === 'willpower'
    ? 'a willpower from 1 up'
    : field === 'moveCost'
      ? 'a cost to move there'
      : `a ${field} from 0 up`;
