// Reports the cards and abilities that were never seen, with a likely reason.
import { type Ledger, isForDecks, type CardRecord, wordsIn } from './ledger.js';
import { fullName, type Card } from '../cards/card.js';
import { renderAbility } from '../text/render.js';
import type { Ability } from '../ir/ability.js';

interface NeverUsed {
  readonly card: string;
  readonly reason: string;
}

interface NeverResolved extends NeverUsed {
  readonly ability: string;
}

export interface Unseen {
  readonly cards: readonly NeverUsed[];
  readonly abilities: readonly NeverResolved[];
  /** Words of the IR that occur on the cards and were never used in a game. */
  readonly kinds: readonly string[];
}

export function unseenIn(ledger: Ledger): Unseen {
  const records = ledger.unseen();
  return {
    cards: records
      .filter(({ played }) => !played)
      .map((record) => ({ card: fullName(record.card), reason: notPlayed(record) })),
    abilities: records.flatMap((record) =>
      record.card.abilities.flatMap((ability, i) =>
        record.resolved[i]! > 0 || isForDecks(ability)
          ? []
          : [
              {
                card: fullName(record.card),
                ability: renderAbility(ability, record.card.type) ?? ability.kind,
                reason: record.played ? notResolved(ability) : 'the card was never played',
              },
            ],
      ),
    ),
    kinds: wordsOf([...ledger.records.keys()]).filter((word) => !ledger.words.has(word)),
  };
}

function notPlayed({ drawn, inked, card }: CardRecord): string {
  if (!drawn) return 'never drawn';
  return `drawn, ${inked ? 'only inked' : 'never inked'}, never played for ${card.cost}`;
}

const REASONS: Readonly<Record<Ability['kind'], string>> = {
  triggered: 'its trigger condition was never met, or its "if" did not hold then',
  activated: 'its costs could never be paid',
  static: 'its condition never held',
  replacement: 'its condition never held',
  keyword: 'no player could use it',
  alternateCost: 'its costs could never be paid',
  enterExerted: 'no player chose to',
  deckBuilding: 'read when a deck is built',
  action: 'never resolved',
};

const notResolved = ({ kind }: Ability): string => REASONS[kind];

function wordsOf(cards: readonly Card[]): string[] {
  const words = new Set<string>();
  for (const { abilities } of cards) wordsIn(abilities, words, true);
  return [...words].sort();
}
