// The test cards cover the IR: every event, keyword, effect, rule and condition.
import { IR_CARDS } from '../../../support/ir-cards.js';
import { test, expect } from 'vitest';
import { EVENTS } from '../../../../src/games/lorcana/state/events.js';
import { KEYWORDS } from '../../../../src/games/lorcana/ir/vocabulary.js';

/** All values of the field `key` anywhere in the abilities of the test cards. */
function valuesOf(key: string): Set<unknown> {
  const found = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) {
        if (name === key) found.add(child);
        visit(child);
      }
  };
  visit(IR_CARDS.map(({ abilities }) => abilities));
  return found;
}

test('the test cards use every event and every keyword', () => {
  expect([...EVENTS].filter((name) => !valuesOf('on').has(name))).toEqual([]);
  const keywords = valuesOf('keyword');
  expect(KEYWORDS.filter((name) => !keywords.has(name))).toEqual([]);
});

test('the test cards use every kind of effect, rule and condition', () => {
  expect([...valuesOf('kind')].sort()).toMatchInlineSnapshot(`
    [
      "action",
      "activated",
      "alternateCost",
      "banish",
      "choose",
      "choosePlayer",
      "count",
      "damage",
      "discard",
      "draw",
      "drawUntil",
      "each",
      "enterExerted",
      "exert",
      "exertInk",
      "forEachCard",
      "gainLore",
      "give",
      "if",
      "keyword",
      "later",
      "look",
      "loseLore",
      "may",
      "move",
      "moveDamage",
      "nameCard",
      "oneOf",
      "pay",
      "play",
      "prevent",
      "putDamage",
      "ready",
      "removeDamage",
      "repeat",
      "replacement",
      "reveal",
      "revealHand",
      "rule",
      "search",
      "shuffleDeck",
      "static",
      "toLocation",
      "triggered",
      "unless",
      "watch",
      "whenYouDo",
    ]
  `);
  expect([...valuesOf('rule')].sort()).toMatchInlineSnapshot(`
    [
      "ability",
      "anyShift",
      "boostMore",
      "cant",
      "cantGain",
      "cantGainLore",
      "cantInk",
      "cantLoseLore",
      "cantPlay",
      "challengeReady",
      "classes",
      "cost",
      "costTo",
      "countsAsNamed",
      "dontDiscard",
      "enters",
      "extraInk",
      "freeAbility",
      "inkEntersExerted",
      "inkFrom",
      "inkable",
      "keyword",
      "loreToWin",
      "moveFree",
      "must",
      "noAbilities",
      "noAbility",
      "noKeyword",
      "oneChallenger",
      "playFree",
      "playFrom",
      "questDrying",
      "readyAtMost",
      "singCost",
      "skipDraw",
      "skipReady",
      "stat",
      "strengthFloor",
      "topRevealed",
      "while",
      "willpowerAsDamage",
    ]
  `);
  expect([...valuesOf('is')].filter((name) => typeof name === 'string').sort()).toMatchInlineSnapshot(`
    [
      "a",
      "all",
      "any",
      "compare",
      "done",
      "exists",
      "firstTurnAsSecond",
      "happened",
      "includes",
      "matches",
      "not",
      "shifted",
      "sung",
      "this",
      "turnOf",
    ]
  `);
});
