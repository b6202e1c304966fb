// "While challenging a damaged character, …": what is said of a card in a challenge with such a card, before it or behind it.
import { type Part, seq, words, field, reshaped, type Fields, without } from '../../grammar/index.js';
import type { Saying } from '../../../ir/rule.js';
import { opposite } from '../event/event.js';
import { clause, type Subjected, cardsOf, unrestricted } from './subject.js';
import type { Filter } from '../../../ir/filter.js';
import { multiply } from '../card-rule/multiplied.js';

type Role = 'challenger' | 'challenged';

const IN_CHALLENGE: Readonly<Record<Role, string>> = {
  challenger: 'while challenging',
  challenged: 'while being challenged by',
};

/** The same while in a challenge with such a card. */
export const against: Readonly<Record<Role, Part<Saying>>> = {
  challenger: facing('challenger', 'before'),
  challenged: facing('challenged', 'before'),
};

/** "gets +2 {S} while challenging a damaged character". */
export const againstLast: Readonly<Record<Role, Part<Saying>>> = {
  challenger: facing('challenger', 'after'),
  challenged: facing('challenged', 'after'),
};

function facing(role: Role, place: 'before' | 'after'): Part<Saying> {
  const other = seq(words(IN_CHALLENGE[role]), field('against', opposite));
  return reshaped(
    place === 'before' ? seq(other, words(','), clause) : seq(clause, other),
    (value) => withOpponent(value, role),
    (record) => withoutOpponent(record, role),
  );
}

function withOpponent(value: Subjected & { readonly against: Filter }, role: Role): Saying | undefined {
  const cards = cardsOf(value.to);
  const rules = value.per === undefined ? value.rules : multiply(value.rules, value.per);
  if (cards === undefined || rules === undefined) return undefined;
  return { about: 'cards', cards: { ...cards, inChallenge: role, against: value.against }, rules };
}

function withoutOpponent(record: Fields, role: Role): Fields | undefined {
  const { cards } = record as { readonly cards?: Filter };
  if (cards?.against === undefined) return undefined;
  const plain = unrestricted({ ...record, cards: without(cards, 'against') }, { inChallenge: role });
  return plain && { ...plain, against: cards.against };
}
