// The main phrases of the grammar on invented texts: their IR, and the round trip.
import type { CardType } from '../../../../src/games/lorcana/ir/vocabulary.js';
import type { Ability } from '../../../../src/games/lorcana/ir/ability.js';
import { compile } from '../../../../src/games/lorcana/text/compile.js';
import { expect, describe, test } from 'vitest';
import { normalise } from '../../../../src/games/lorcana/text/words/lexer.js';
import { render } from '../../../../src/games/lorcana/text/render.js';
import { unworded } from '../../../../src/games/lorcana/text/grammar/index.js';

function meaning(text: string, type: CardType): readonly Ability[] {
  const compiled = compile(text, type);
  if (!('abilities' in compiled)) throw new Error(`stopped at: ${compiled.stoppedAt}`);
  expect(normalise(render(compiled.abilities, type))).toBe(normalise(text));
  return unworded(compiled.abilities) as readonly Ability[];
}

const effectsOf = (text: string): unknown => {
  const [ability] = meaning(text, 'action');
  return ability?.kind === 'action' ? ability.effects : ability;
};

const targetOf = (text: string): unknown => (effectsOf(`Banish ${text}.`) as [{ what: unknown }])[0].what;

describe('targets', () => {
  const TARGETS: readonly (readonly [string, unknown])[] = [
    ['chosen character', { choose: { types: ['character'] } }],
    ['another chosen character of yours', { choose: { other: true, types: ['character'], of: 'you' } }],
    ['one of your items', { choose: { of: 'you', types: ['item'] } }],
    ['up to 3 chosen locations', { count: { n: 3, upTo: true }, choose: { types: ['location'] } }],
    ['all opposing damaged characters', { all: { of: 'opponents', damaged: true, types: ['character'] } }],
    ['chosen Wibble or Red Wobble character', { choose: { classes: ['Wibble', 'Red Wobble'], types: ['character'] } }],
    [
      'chosen character, item, or location with cost 2 or less',
      { choose: { types: ['character', 'item', 'location'], cost: { max: 2 } } },
    ],
    [
      'chosen opposing character with 4 {S} or more',
      { choose: { of: 'opponents', types: ['character'], strength: { min: 4 } } },
    ],
    ['chosen character with 0 {S}', { choose: { types: ['character'], strength: { min: 0, max: 0 } } }],
    ['chosen character named Pip the Small', { choose: { types: ['character'], named: ['Pip the Small'] } }],
    [
      "chosen character named Aunt May's Cat or Mr. Fox",
      { choose: { types: ['character'], named: ["Aunt May's Cat", 'Mr. Fox'] } },
    ],
    ['chosen character with Evasive', { choose: { types: ['character'], keyword: 'evasive' } }],
    [
      'chosen Sapphire character without Ward',
      { choose: { inks: ['Sapphire'], types: ['character'], withoutKeyword: 'ward' } },
    ],
    ['chosen exerted character at a location', { choose: { exerted: true, types: ['character'], atLocation: true } }],
  ];
  for (const [text, target] of TARGETS)
    test(text, () => {
      expect(targetOf(text)).toEqual(target);
    });
});

describe('amounts', () => {
  const n = (text: string): unknown => (effectsOf(text) as [{ n: unknown }])[0].n;
  const AMOUNTS: readonly (readonly [string, unknown])[] = [
    ['Gain 2 lore.', 2],
    ['Gain 1 lore for each item you have in play.', { times: 1, amount: { count: { types: ['item'], of: 'you' } } }],
    ['Draw 2 cards for each card in your hand.', { times: 2, amount: { count: { zone: 'hand', of: 'you' } } }],
    [
      'Gain lore equal to the number of Wibble characters you have in play.',
      { count: { classes: ['Wibble'], types: ['character'], of: 'you' } },
    ],
    ['Gain lore equal to the {L} of chosen character.', { stat: 'lore', chosen: { choose: { types: ['character'] } } }],
    [
      'Gain lore equal to the damage on chosen character, to a maximum of 3 lore.',
      { atMost: 3, amount: { stat: 'damage', chosen: { choose: { types: ['character'] } } } },
    ],
  ];
  for (const [text, amount] of AMOUNTS)
    test(text, () => {
      expect(n(text)).toEqual(amount);
    });
});

describe('conditions', () => {
  const conditionOf = (text: string): unknown => (effectsOf(`If ${text}, draw a card.`) as [{ if: unknown }])[0].if;
  const CONDITIONS: readonly (readonly [string, unknown])[] = [
    [
      'you have a character named Pip in play',
      { is: 'exists', filter: { of: 'you', types: ['character'], named: ['Pip'] } },
    ],
    [
      'you have another Wibble character in play',
      { is: 'exists', filter: { of: 'you', other: true, classes: ['Wibble'], types: ['character'] } },
    ],
    [
      'you have 3 or more items in play',
      { is: 'compare', op: '>=', right: 3, left: { count: { of: 'you', types: ['item'] } } },
    ],
    ['you have no cards in your hand', { is: 'not', condition: { is: 'exists', filter: { of: 'you', zone: 'hand' } } }],
    [
      'an opponent has more lore than you',
      {
        is: 'compare',
        op: '>',
        left: { player: 'lore', of: 'opponents', take: 'most' },
        right: { player: 'lore', of: 'you' },
      },
    ],
    ['you played a song this turn', { is: 'happened', event: { on: 'play', by: 'you', subject: { types: ['song'] } } }],
    [
      '2 or more cards were put into your discard this turn',
      { is: 'happened', atLeast: 2, event: { on: 'putIntoDiscard', subject: { of: 'you' } } },
    ],
    [
      'none of your characters challenged this turn',
      {
        is: 'not',
        condition: { is: 'happened', event: { on: 'challenge', subject: { of: 'you', types: ['character'] } } },
      },
    ],
  ];
  for (const [text, condition] of CONDITIONS)
    test(text, () => {
      expect(conditionOf(text)).toEqual(condition);
    });
});

describe('triggers', () => {
  const on = (text: string): unknown => {
    const [ability] = meaning(`${text}, draw a card.`, 'character');
    if (ability?.kind !== 'triggered') throw new Error('not triggered');
    const { on: events, while: holds, limit } = ability;
    return { on: events, ...(holds && { while: holds }), ...(limit && { limit }) };
  };
  const self = { is: 'this' };
  const YOURS = { is: 'turnOf', whose: 'you' };
  const TRIGGERS: readonly (readonly [string, unknown])[] = [
    ['When you play this character', { on: [{ on: 'play', by: 'you', subject: self }] }],
    [
      'When you play this character and whenever he quests',
      {
        on: [
          { on: 'play', by: 'you', subject: self },
          { on: 'quest', subject: self },
        ],
      },
    ],
    ['At the start of your turn', { on: [{ on: 'turnStart', by: 'you' }] }],
    [
      'Once during your turn, whenever a card is put into your inkwell',
      { on: [{ on: 'inked', subject: { of: 'you' } }], while: YOURS, limit: { times: 1, per: 'turn' } },
    ],
    [
      'When this character is challenged and banished',
      { on: [{ on: 'banished', subject: self, inChallenge: true, as: 'challenged' }] },
    ],
    [
      'Whenever one of your other Wibble characters is banished',
      { on: [{ on: 'banished', subject: { of: 'you', other: true, classes: ['Wibble'], types: ['character'] } }] },
    ],
    [
      'Whenever an opposing character is damaged',
      { on: [{ on: 'damaged', subject: { of: 'opponents', types: ['character'] } }] },
    ],
    [
      'Whenever you play an action while this character is exerted',
      {
        on: [{ on: 'play', by: 'you', subject: { types: ['action'] } }],
        while: { is: 'matches', ref: 'this', filter: { exerted: true } },
      },
    ],
  ];
  for (const [text, trigger] of TRIGGERS)
    test(text, () => {
      expect(on(text)).toEqual(trigger);
    });
});

describe('keywords', () => {
  const KEYWORDS: readonly (readonly [string, unknown])[] = [
    ['Rush', { kind: 'keyword', keyword: 'rush' }],
    ['Resist +2', { kind: 'keyword', keyword: 'resist', n: 2 }],
    ['Singer 6', { kind: 'keyword', keyword: 'singer', n: 6 }],
    ['Sing Together 8', { kind: 'keyword', keyword: 'singTogether', n: 8 }],
    ['Boost 2 {I}', { kind: 'keyword', keyword: 'boost', n: 2 }],
    ['Shift 4', { kind: 'keyword', keyword: 'shift', shift: { cost: [{ pay: 'ink', n: 4 }] } }],
    ['Shift 4 {I}', { kind: 'keyword', keyword: 'shift', shift: { cost: [{ pay: 'ink', n: 4 }] } }],
    [
      'Temporary Shift 2 {I}',
      { kind: 'keyword', keyword: 'shift', shift: { temporary: true, cost: [{ pay: 'ink', n: 2 }] } },
    ],
    [
      'Wibble Shift 3 {I}',
      {
        kind: 'keyword',
        keyword: 'shift',
        shift: { onto: { of: 'you', types: ['character'], classes: ['Wibble'] }, cost: [{ pay: 'ink', n: 3 }] },
      },
    ],
    [
      'Shift: Discard 2 cards',
      { kind: 'keyword', keyword: 'shift', shift: { cost: [{ pay: 'do', effect: { kind: 'discard', n: 2 } }] } },
    ],
  ];
  for (const [text, keyword] of KEYWORDS)
    test(text, () => {
      expect(meaning(text, 'character')).toEqual([keyword]);
    });
});

describe('texts that are not understood', () => {
  const STOPS: readonly (readonly [string, string])[] = [
    ['Draw a card and dance.', 'dance.'],
    ['WEIRD NAME Whenever this character sneezes, gain 1 lore.', 'sneezes,'],
    ['Banish chosen character with lovely hair.', 'lovely'],
  ];
  for (const [text, words] of STOPS)
    test(text, () => {
      const compiled = compile(text, text.includes('this character') ? 'character' : 'action');
      expect('stoppedAt' in compiled && compiled.stoppedAt).toContain(words);
    });

  test('the other lines are kept', () => {
    const compiled = compile('Rush\nODD This character dances.\nWard', 'character');
    expect(compiled).toMatchObject({
      line: 'ODD This character dances.',
      understood: [{ keyword: 'rush' }, { keyword: 'ward' }],
    });
  });

  test('a pronoun without an antecedent', () => {
    expect(compile('Draw a card. That player draws a card.', 'action')).toHaveProperty('stoppedAt');
    expect(compile('Ready that item.', 'action')).toHaveProperty('stoppedAt');
  });
});
