import * as z from 'zod';
import { InputError } from '../../core/errors.js';
import type { Source } from '../../core/game.js';
import { CARD_TYPES, INKS, type CardType, type Ink } from '../../games/lorcana/cards/card.js';

/** A card as a card file or a scenario describes it: its text not yet compiled. */
export interface CardFacts {
  readonly name: string;
  readonly version: string;
  readonly type: CardType;
  readonly inks: readonly Ink[];
  readonly cost: number;
  readonly inkable: boolean;
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly moveCost: number;
  readonly classifications: readonly string[];
  readonly text: string;
}

const number = z
  .int()
  .nullish()
  .transform((value) => value ?? 0);

const FACTS = z.object({
  name: z.string(),
  version: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  type: z.enum(CARD_TYPES),
  inks: z.array(z.enum(INKS)),
  cost: z.int(),
  inkable: z.boolean(),
  strength: number,
  willpower: number,
  lore: number,
  moveCost: number,
  classifications: z.array(z.string()),
  text: z.string(),
});

/** Reads a file of cards: a JSON list. Texts are compiled only where a scenario names the card. */
export function readCardFile({ file, text }: Source): CardFacts[] {
  const { data, error } = z.array(FACTS).safeParse(parse(file, text));
  if (error === undefined) return data;
  const { path, message } = error.issues[0]!;
  throw new InputError(`${file}: ${path.join('.')}: ${message}; a JSON list of cards would do`);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new InputError(`${file}: not readable as JSON; a JSON list of cards would do`, { cause });
  }
}
