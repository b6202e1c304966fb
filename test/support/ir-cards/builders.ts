// Builders of test cards and abilities. A card's number is the number of cards created before; name, cost, ink and strength depend on it.
import type { CardType, KeywordName } from '../../../src/games/lorcana/ir/vocabulary.js';
import type { Ability } from '../../../src/games/lorcana/ir/ability.js';
import type { Card } from '../../../src/games/lorcana/cards/card.js';
import type { EventPattern } from '../../../src/games/lorcana/ir/event.js';
import type { Effect } from '../../../src/games/lorcana/ir/effect.js';
import type { Rule, CardRule, PlayerRule } from '../../../src/games/lorcana/ir/rule.js';

let next = 0;

export function card(type: CardType, abilities: readonly Ability[], facts: Partial<Card> = {}): Card {
  const n = next++;
  return {
    name: `${type} ${n}`,
    version: type === 'character' || type === 'location' ? 'Test' : '',
    type,
    inks: [n % 2 === 0 ? 'Amber' : 'Steel'],
    cost: 1 + (n % 5),
    inkable: n % 4 !== 0,
    strength: type === 'character' ? 1 + (n % 4) : 0,
    willpower: type === 'character' ? 2 + (n % 4) : type === 'location' ? 5 : 0,
    lore: type === 'character' ? 1 + (n % 2) : type === 'location' ? 1 : 0,
    moveCost: type === 'location' ? 1 : 0,
    classifications: type === 'character' ? ['Storyborn', n % 3 === 0 ? 'Hero' : 'Villain'] : [],
    abilities,
    ...facts,
  };
}

export const THIS = { ref: 'this' } as const;

export const ANY_CHARACTER = { types: ['character'] } as const;

export const OPPOSING_CHARACTERS = { types: ['character'], of: 'opponents' } as const;

export const YOUR_CHARACTERS = { types: ['character'], of: 'you' } as const;

export const chosen = { choose: ANY_CHARACTER, as: 'a' } as const;

export const when = (on: EventPattern | readonly EventPattern[], ...effects: readonly Effect[]): Ability => ({
  kind: 'triggered',
  name: 'WHEN',
  on: Array.isArray(on) ? (on as readonly EventPattern[]) : [on as EventPattern],
  effects,
});

export const onPlay = (...effects: readonly Effect[]): Ability =>
  when({ on: 'play', subject: { is: 'this' } }, ...effects);

export const onQuest = (...effects: readonly Effect[]): Ability =>
  when({ on: 'quest', subject: { is: 'this' } }, ...effects);

export const may = (...effects: readonly Effect[]): Effect => ({ kind: 'may', do: effects });

export const action = (...effects: readonly Effect[]): Ability => ({ kind: 'action', effects });

export const keyword = (name: KeywordName, n?: number): Ability => ({
  kind: 'keyword',
  keyword: name,
  ...(n === undefined ? {} : { n }),
});

export const rules = (...list: readonly Rule[]): Ability => ({ kind: 'static', name: 'STATIC', rules: list });

export const onThis = (...list: readonly CardRule[]): Rule => ({ about: 'cards', cards: { is: 'this' }, rules: list });

export const onYourOthers = (...list: readonly CardRule[]): Rule => ({
  about: 'cards',
  cards: { types: ['character'], of: 'you', other: true },
  rules: list,
});

export const forYou = (...list: readonly PlayerRule[]): Rule => ({ about: 'players', who: 'you', rules: list });

export const draw: Effect = { kind: 'draw', n: 1 };
