// Cards and runners for tests of the scenario language.
import { loadScenarios } from '../../src/scenario/load.js';
import { scenarioGames } from '../../src/scenario/games.js';
import { runScenario } from '../../src/scenario/run.js';

/** The field `cards` of a scenario. */
const CARDS = `
    - { name: Scout, version: One, type: character, ink: [amber], cost: 1, strength: 2, willpower: 2, lore: 1, classifications: [Storyborn] }
    - { name: Scout, version: Two, type: character, ink: [amber], cost: 3, strength: 3, willpower: 4, lore: 2, text: "Shift 2" }
    - { name: Wall, version: One, type: character, ink: [ruby, steel], cost: 3, strength: 1, willpower: 8, lore: 1, text: "Resist +1" }
    - { name: Crier, version: One, type: character, ink: amber, cost: 2, strength: 1, willpower: 3, lore: 1, text: "Singer 4\\nWhenever this character quests, you may draw a card." }
    - { name: Whisperer, version: One, type: character, cost: 2, strength: 1, willpower: 3, lore: 1, text: "Boost 1 {I}\\nREST {E} — Gain 1 lore." }
    - { name: Reader, version: One, type: character, cost: 2, strength: 1, willpower: 3, lore: 1, text: "Whenever a card is put into your inkwell, gain 1 lore." }
    - { name: Fort, version: One, type: location, cost: 2, moveCost: 1, willpower: 5, lore: 1 }
    - { name: Zap, type: action, cost: 1, text: "Deal 1 damage to chosen character." }
    - { name: Roses, type: action, cost: 1, text: "Up to 2 chosen characters get -1 {S} this turn." }
    - { name: Fork, type: action, cost: 1, text: "Choose one: • Draw 2 cards. • Gain 2 lore." }
    - { name: Spoon, type: action, cost: 1, text: "Draw a card or gain 1 lore." }
    - { name: Heal, type: action, cost: 1, text: "Remove up to 3 damage from chosen character." }
    - { name: Toss, type: action, cost: 1, text: "Each opponent chooses and discards 2 cards." }
    - { name: Gift, type: action, cost: 1, text: "Chosen player draws a card." }
    - { name: Peek, type: action, cost: 1, text: "Look at the top 3 cards of your deck. Put them back on the top of your deck in any order." }
    - { name: Shelve, type: action, cost: 1, text: "Put 2 cards from your hand on the top of your deck in any order." }
    - { name: Sort, type: action, cost: 1, text: "Look at the top card of your deck. Put it on either the top or the bottom of your deck." }
    - { name: Guess, type: action, cost: 1, text: "Name a card, then reveal the top card of your deck. If it's the named card, put that card into your hand. Otherwise, put it on the top of your deck." }
    - { name: Tune, type: song, cost: 4, text: "Draw a card." }
    - { name: Choir, type: song, cost: 9, text: "Sing Together 5\\nDraw 2 cards." }`;

/** A scenario with these cards. `body`: its other fields as YAML, such as players and actions. */
export const scenario = (body: string): string => `- name: this one\n  cards:${CARDS}\n${indent(body)}`;

const indent = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

/** The problem of each scenario of a file, without its line number; undefined for scenarios that pass. */
export const problemsIn = (yaml: string): (string | undefined)[] =>
  loadScenarios({ file: 'some.yaml', text: yaml }, scenarioGames()).map((each) =>
    runScenario(each).problem?.replace(/ \(some\.yaml:\d+\)$/, ''),
  );

export const problemIn = (body: string): string | undefined => problemsIn(scenario(body))[0];
