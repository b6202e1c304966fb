import type { Card } from '../../../../src/games/lorcana/cards/card.js';
import { readCards } from '../../../../src/games/lorcana/cards/load.js';
import { InputError } from '../../../../src/input/input-error.js';
import { describe, test, expect } from 'vitest';
import { IR_CARDS } from '../../../support/ir-cards.js';
import { Pool } from '../../../../src/games/lorcana/cards/card-pool.js';
import fc from 'fast-check';
import { lorcana } from '../../../../src/games/lorcana/index.js';

type Json = Record<string, unknown>;

const read = (data: unknown): Card[] => readCards({ file: 'cards.json', text: JSON.stringify(data) });

/** The error message for this data, or an empty text. */
function errorOf(data: unknown): string {
  try {
    read(data);
    return '';
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

const file = (...cards: readonly unknown[]) => ({ ir: 1, cards });

const HERO = {
  name: 'Test Hero',
  version: 'Sample',
  type: 'character',
  inks: ['Amber'],
  cost: 3,
  inkable: true,
  strength: 2,
  willpower: 3,
  lore: 1,
  moveCost: 0,
  classifications: ['Storyborn', 'Hero'],
  abilities: [],
};

const hero = (facts: Json) => file({ ...HERO, ...facts });

const blank = (type: string, facts: Json = {}) => hero({ type, strength: 0, willpower: 0, lore: 0, ...facts });

const ability = (paragraph: unknown) => hero({ abilities: [paragraph] });

const withEffects = (...effects: readonly unknown[]) => ability({ kind: 'action', effects });

const withRules = (...rules: readonly unknown[]) => ability({ kind: 'static', rules });

const without = (data: Json, key: string): Json =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));

const draw = { kind: 'draw', n: 1 };

const chosen = { choose: { types: ['character'] }, as: 'a' };

// prettier-ignore
const VALID: readonly [name: string, data: unknown][] = [
  ['a card without text', hero({})],
  ['an empty list of cards', file()],
  ['a location', blank('location', { willpower: 5, lore: 1, moveCost: 2 })],
  ['two inks', hero({ inks: ['Ruby', 'Steel'] })],
  ['wordings on any record', withEffects({ ...draw, say: { word: 'draws' }, n: { count: { say: { a: 'b' } }, say: {} } })],
  ['a label used before the step that sets it', withEffects({ kind: 'gainLore', n: { done: 'd' } }, { ...draw, as: 'd' })],
  ['a label of the text used in a granted ability',
    withEffects({ kind: 'exert', what: chosen }, { kind: 'give', to: { ref: 'this' }, for: 'thisTurn', rules: [
      { rule: 'ability', ability: { kind: 'action', effects: [{ kind: 'ready', what: { ref: 'a' } }] } },
    ] })],
  ['a name in a filter that no card has', withEffects({ kind: 'banish', what: { all: { named: ['Nobody'] } } })],
  ['an unsupported card', hero({ unsupported: 'dances' })],
  ['copies of a card of the file', ability({ kind: 'deckBuilding', copies: 9, of: 'test hero - sample' })],
];

describe('valid card data', () => {
  for (const [name, data] of VALID)
    test(name, () => {
      expect(errorOf(data)).toBe('');
    });

  test('test cards with the whole IR are returned unchanged', () => {
    expect(read({ ir: 1, cards: IR_CARDS })).toEqual(IR_CARDS);
  });

  test('a byte order mark', () => {
    expect(readCards({ file: 'cards.json', text: '\uFEFF{"ir": 1, "cards": []}' })).toEqual([]);
  });

  test('copies of a card of another pool', () => {
    const text = JSON.stringify(ability({ kind: 'deckBuilding', copies: 9, of: 'Other - Card' }));
    const other = { ...IR_CARDS[0]!, name: 'Other', version: 'Card' };
    expect(readCards({ file: 'cards.json', text }, new Pool([other]))).toHaveLength(1);
  });
});

// prettier-ignore
const FILES: readonly [name: string, data: unknown, message: string][] = [
  ['another version', { ir: 2, cards: [] }, 'cards.json: card data of version 2; this tempolab reads version 1: compile it again'],
  ['no version', { cards: [] }, 'cards.json: ir: found nothing; expected {"ir": 1, "cards": […]}'],
  ['a version that is not a number', { ir: '1', cards: [] }, 'cards.json: ir: found "1"; expected {"ir": 1, "cards": […]}'],
  ['a list', [HERO], 'cards.json: found a list; expected {"ir": 1, "cards": […]}'],
  ['no cards', { ir: 1 }, 'cards.json: cards: found nothing; expected {"ir": 1, "cards": […]}'],
  ['a stray field', { ir: 1, card: [] }, 'cards.json: card: no such field; did you mean "cards"?'],
  ['a card that is not an object', file(HERO, 7), 'cards.json: cards[1]: found 7; expected an object with the field type'],
  ['a card without a name', file(HERO, without(HERO, 'name')), 'cards.json: cards[1].name: found nothing; expected a name'],
  ['a duplicate card', file(HERO, { ...HERO, name: 'Other' }, { ...HERO, name: 'test hero' }),
    'cards.json: card "Test Hero - Sample": there twice, as cards[0] and cards[2]; expected once'],
];

// prettier-ignore
const FACTS: readonly [name: string, data: unknown, message: string][] = [
  ['a missing field', file(without(HERO, 'cost')), 'cost: found nothing; expected a whole number from 0 to 99'],
  ['a misspelt field', file({ ...without(HERO, 'inkable'), inkabel: true }), 'inkabel: no such field; did you mean "inkable"?'],
  ['an unknown type', hero({ type: 'charakter' }), 'type: found "charakter"; did you mean "character"?'],
  ['no type', file(without(HERO, 'type')), 'type: found nothing; expected one of character, action, song, item, location'],
  ['an unknown ink', hero({ inks: ['Pink'] }), 'inks[0]: found "Pink"; there are: Amber, Amethyst, Emerald, Ruby, Sapphire, Steel'],
  ['no ink', hero({ inks: [] }), 'inks: found an empty list; expected one or two ink types'],
  ['a fractional cost', hero({ cost: 1.5 }), 'cost: found 1.5; expected a whole number from 0 to 99'],
  ['a number in quotes', hero({ strength: '2' }), 'strength: found "2"; expected a whole number from 0 to 99'],
  ['a character without willpower', hero({ willpower: 0 }), 'willpower: found 0; expected a whole number from 1 to 99'],
  ['an action with strength', blank('action', { strength: 2 }), 'strength: found 2; expected 0, as cards of this type have none'],
  ['a location without willpower', blank('location', { moveCost: 1 }), 'willpower: found 0; expected a whole number from 1 to 99'],
  ['a text instead of a list', hero({ classifications: 'Hero' }), 'classifications: found "Hero"; expected a list'],
  ['a number instead of a flag', hero({ inkable: 1 }), 'inkable: found 1; expected true or false'],
];

// prettier-ignore
const TEXTS: readonly [name: string, data: unknown, message: string][] = [
  ['an unknown paragraph', ability({ kind: 'actoin', effects: [] }), 'abilities[0].kind: found "actoin"; did you mean "action"?'],
  ['an unknown effect', withEffects(draw, { kind: 'drawz', n: 1 }), 'abilities[0].effects[1].kind: found "drawz"; did you mean "draw"?'],
  ['an unknown effect without a similar name', withEffects({ kind: 'summersault' }),
    'abilities[0].effects[0].kind: found "summersault"; there are: may, if, pay, oneOf, each, unless, repeat, again, forEachCard, whenYouDo, watch, later …'],
  ['an effect that is reserved for the rules', withEffects({ kind: 'unshift' }),
    'abilities[0].effects[0].kind: found "unshift"; there are: may, if, pay, oneOf, each, unless, repeat, again, forEachCard, whenYouDo, watch, later …'],
  ['a misspelt kind field', withEffects({ kid: 'draw', n: 1 }), 'abilities[0].effects[0].kid: no such field; did you mean "kind"?'],
  ['an effect without a field', withEffects({ kind: 'draw' }), 'abilities[0].effects[0].n: found nothing; expected a whole number from -99 to 99'],
  ['an effect with a field too many', withEffects({ ...draw, upTo: true }), 'abilities[0].effects[0].upTo: no such field; there are: as, who, n'],
  ['an unknown event', ability({ kind: 'triggered', on: [{ on: 'quests' }], effects: [] }),
    'abilities[0].on[0].on: found "quests"; did you mean "quest"?'],
  ['an unknown condition', withEffects({ kind: 'if', if: { is: 'exist', filter: {} }, then: [] }),
    'abilities[0].effects[0].if.is: found "exist"; did you mean "exists"?'],
  ['an unknown cost', ability({ kind: 'activated', costs: [{ pay: 'inc', n: 1 }], effects: [] }),
    'abilities[0].costs[0].pay: found "inc"; did you mean "ink"?'],
  ['an unknown player', withEffects({ ...draw, who: 'opponent' }), 'abilities[0].effects[0].who: found "opponent"; did you mean "opponents"?'],
  ['an empty target', withEffects({ kind: 'banish', what: {} }),
    'abilities[0].effects[0].what: found {}; expected one of the fields ref, choose, all, random, top, both'],
  ['a misspelt target', withEffects({ kind: 'banish', what: { chose: {} } }), 'abilities[0].effects[0].what.chose: no such field; did you mean "choose"?'],
  ['a target of two kinds', withEffects({ kind: 'banish', what: { ref: 'this', all: {} } }),
    'abilities[0].effects[0].what.all: no such field; there are: ref'],
  ['an unknown filter', withEffects({ kind: 'banish', what: { all: { clases: ['Hero'] } } }),
    'abilities[0].effects[0].what.all.clases: no such field; did you mean "classes"?'],
  ['an unknown amount', withEffects({ ...draw, n: { counts: {} } }), 'abilities[0].effects[0].n.counts: no such field; did you mean "count"?'],
  ['a player rule on cards', withRules({ about: 'cards', cards: {}, rules: [{ rule: 'extraInk' }] }),
    'abilities[0].rules[0].rules[0].rule: found "extraInk"; there are: stat, keyword, noKeyword, cantGain, while, costTo, ability, noAbility, noAbilities, freeAbility, classes, cant …'],
  ['an unknown restriction', withRules({ about: 'cards', cards: {}, rules: [{ rule: 'cant', what: 'qest' }] }),
    'abilities[0].rules[0].rules[0].what: found "qest"; did you mean "quest"?'],
  ['an unknown duration', withEffects({ kind: 'rule', rules: [], for: 'ever' }),
    'abilities[0].effects[0].for: found "ever"; there are: thisTurn, untilYourNextTurn, theirNextTurn, theirNextReady, theirNextDraw, thisChallenge, whileInPlay, permanent'],
  ['an unknown place', withEffects({ kind: 'move', what: chosen, put: { to: 'dekTop' } }),
    'abilities[0].effects[0].put.to: found "dekTop"; did you mean "deckTop"?'],
  ['a keyword without its number', ability({ kind: 'keyword', keyword: 'singer' }), 'abilities[0].n: found nothing; expected a whole number from 1 to 99'],
  ['a keyword with a number too many', ability({ kind: 'keyword', keyword: 'ward', n: 1 }), 'abilities[0].n: no such field; there are: kind'],
  ['Shift without its cost', ability({ kind: 'keyword', keyword: 'shift' }),
    'abilities[0].shift: found nothing; expected an object with the fields cost, onto, pair, temporary'],
  ['a wording that is not a text', withEffects({ ...draw, say: { word: 1 } }), 'abilities[0].effects[0].say.word: found 1; expected a text'],
  ['a reference to an unknown label', withEffects({ kind: 'exert', what: chosen }, { kind: 'ready', what: { ref: 'b' } }),
    'abilities[0].effects[1].what.ref: found "b", a name that no step of the ability sets with "as"; did you mean "a"?'],
  ['an amount of an unknown step', withEffects({ ...draw, n: { done: 'paid' } }),
    'abilities[0].effects[0].n.done: found "paid", a name that no step of the ability sets with "as"'],
  ['a step with a predefined reference as its name', withEffects({ kind: 'if', if: { is: 'done', step: 'this' }, then: [] }),
    'abilities[0].effects[0].if.step: found "this", a name that no step of the ability sets with "as"'],
  ['the owner of an unknown label', withEffects({ ...draw, who: { ownerOf: 'chosen' } }),
    'abilities[0].effects[0].who.ownerOf: found "chosen", a name that no step of the ability sets with "as"'],
  ['a reserved label', withEffects({ ...draw, as: 'this' }),
    'abilities[0].effects[0].as: found "this"; this name is reserved; expected a name such as "a"'],
  ['a label of another ability', hero({ abilities: [
    { kind: 'action', effects: [{ ...draw, as: 'd' }] },
    { kind: 'action', effects: [{ ...draw, n: { done: 'd' } }] },
  ] }), 'abilities[1].effects[0].n.done: found "d", a name that no step of the ability sets with "as"'],
  ['copies of a card that does not exist', ability({ kind: 'deckBuilding', copies: 9, of: 'Test Hero - Sampel' }),
    'abilities[0].of: no card "Test Hero - Sampel"; did you mean "Test Hero - Sample"?'],
  ['effects nested too deep', withEffects(nested(100)),
    `abilities[0].effects[0]${'.do[0]'.repeat(59)}: nested more than 60 levels deep`],
];

test('reports a deeply nested value without its content', () => {
  const deep = JSON.stringify(file({ ...HERO, cost: 'DEEP' })).replace('"DEEP"', '['.repeat(1e5) + ']'.repeat(1e5));
  const problem = 'cost: found a list; expected a whole number from 0 to 99';
  expect(() => readCards({ file: 'deep', text: deep })).toThrow(`deep: card "Test Hero - Sample": ${problem}`);
});

function nested(levels: number): unknown {
  return levels === 0 ? draw : { kind: 'may', do: [nested(levels - 1)] };
}

describe('invalid card data', () => {
  for (const [name, data, message] of FILES)
    test(name, () => {
      expect(errorOf(data)).toBe(message);
    });
  for (const [name, data, message] of [...FACTS, ...TEXTS])
    test(name, () => {
      expect(errorOf(data)).toBe(`cards.json: card "Test Hero - Sample": ${message}`);
    });
});

// prettier-ignore
const BROKEN: readonly [text: string, message: string][] = [
  ['', '1:1: not readable as JSON: the file ends; expected a value'],
  ['cards', '1:1: not readable as JSON: found "cards"; expected a value'],
  ['{"ir": 1,\n "cards": [}', '2:12: not readable as JSON: found "}"; expected a value or "]"'],
  ['{"ir": 1,\n "cards": []', '2:13: not readable as JSON: the file ends; expected a "," or the closing bracket'],
  ['{"ir": 1,}', '1:10: not readable as JSON: found "}"; expected a field name in quotes'],
  ['{ir: 1}', '1:2: not readable as JSON: found "ir"; expected a field name in quotes or "}"'],
  ['{"ir" 1}', '1:7: not readable as JSON: found "1"; expected a ":"'],
  ['{"ir": 01}', '1:8: not readable as JSON: found "01"; expected a value'],
  ['{"ir": 1}\n]', '2:1: not readable as JSON: found "]"; expected the end of the file'],
];

describe('malformed JSON', () => {
  for (const [text, message] of BROKEN)
    test(JSON.stringify(text), () => {
      expect(() => readCards({ file: 'cards.json', text })).toThrow(new InputError(`cards.json:${message}`));
    });

  test('the error for a damaged file has line and column', () => {
    const text = JSON.stringify(file(...IR_CARDS.slice(0, 20)), null, 1);
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: text.length - 20 }),
        fc.constantFrom('', '}', ']', ',', ':', '"', '\\', 'x', '-'),
        (at, middle) => {
          const cut = text.slice(0, at) + middle;
          expect(() => readCards({ file: 'cut', text: cut })).toThrow(
            /^cut:\d+:\d+: not readable as JSON: .+; expected .+$/,
          );
        },
      ),
    );
  });
});

/** All nested objects, for changes in place. */
function objectsIn(node: unknown): Json[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(objectsIn);
  return Array.isArray(node) ? inner : [node as Json, ...inner];
}

const CHANGES: Readonly<Record<string, (node: Json, key: string) => void>> = {
  delete: (node, key) => Reflect.deleteProperty(node, key),
  rename: (node, key) => {
    node[`${key}s`] = node[key];
    Reflect.deleteProperty(node, key);
  },
  word: (node, key) => (node[key] = 'something'),
  number: (node, key) => (node[key] = 1000),
  null: (node, key) => (node[key] = null),
  list: (node, key) => (node[key] = [node[key]]),
  object: (node, key) => (node[key] = { [key]: node[key] }),
  proto: (node, key) => Object.defineProperty(node, '__proto__', { value: node[key], enumerable: true }),
};

test('after one change, the card is valid or the error names card and field', () => {
  const game = lorcana();
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), fc.constantFrom(...Object.keys(CHANGES)), (card, node, key, change) => {
      const changed = JSON.parse(JSON.stringify(IR_CARDS[card % IR_CARDS.length])) as Json;
      const nodes = objectsIn(changed).filter((each) => Object.keys(each).length > 0);
      const at = nodes[node % nodes.length]!;
      CHANGES[change]!(at, Object.keys(at)[key % Object.keys(at).length]!);
      const error = errorOf(file(changed));
      if (error !== '') {
        expect(error).toMatch(/^cards\.json: (card "[^"]+": |cards\[0\]\.)[\w[\].]+: \S.+$/);
        return;
      }
      const cards = read(file(changed));
      expect(cards).toEqual([changed]);
      game.table([{ cards }, { cards }]);
    }),
    { numRuns: 3000 },
  );
});
