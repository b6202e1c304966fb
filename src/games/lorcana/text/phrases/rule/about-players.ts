// Rules about players: skipped steps, costs, permissions, prohibitions.
import {
  type Part,
  oneOf,
  seq,
  variant,
  fixed,
  type Syntax,
  mapped,
  within,
  field,
  words,
  node,
  marked,
  anyOf,
  requireWord,
  synonyms,
} from '../../grammar/index.js';
import type { AboutPlayer, Duration, PlayerRule, Rule } from '../../../ir/rule.js';
import type { Person } from '../target/person.js';
import type { Effect } from '../../../ir/effect.js';
import type { PlayerRef } from '../../../ir/reference.js';
import type { Filter } from '../../../ir/filter.js';
import { reference } from '../../words/reference.js';
import { described } from '../filter/filter.js';
import { number } from '../../words/word.js';
import { costRule, nthCost } from './cost.js';
import { costsByCard, abilityCosts } from './costs-of-cards.js';
import { condition } from '../condition/condition.js';
import { theyHave } from '../condition/having.js';

type Skipped = 'skipDraw' | 'skipReady';

const STEPS: readonly (readonly [step: string, rule: Skipped])[] = [
  ['Draw', 'skipDraw'],
  ['Ready', 'skipReady'],
];

/** Skips a step of every turn while the rule is in force. The phrases name the player; `_` stands for the step. */
const skips = (...phrases: readonly string[]): Part<AboutPlayer> =>
  oneOf<readonly Part<AboutPlayer>[]>(
    ...STEPS.map(([step, rule]) =>
      seq(variant('skip', ...phrases.map((phrase) => phrase.replace('_', step))), fixed({ rule })),
    ),
  );

const skipOnce = (person: Person, rule: Skipped, lasts: Duration, phrases: readonly string[]): Part<Effect> => {
  const whose = person === 'you' ? 'your' : 'their';
  const verb = person === 'it' ? 'skips' : 'skip';
  // The rule lasts during a turn of the player, who is then the active player.
  const who = person === 'you' ? 'you' : 'active';
  return seq(
    fixed({ kind: 'rule', rules: [{ about: 'players', who, rules: [{ rule }] }], for: lasts }),
    variant('skip', ...phrases.map((phrase) => `${verb} ${phrase.replaceAll('_', whose)}`)),
  );
};

/** Skips a step once. The next Draw step may be in this turn. The next Ready step cannot be, because nothing resolves before it. */
export const skipNext = (person: Person): readonly Part<Effect>[] => [
  skipOnce(person, 'skipDraw', 'theirNextDraw', ['_ next Draw step']),
  skipOnce(person, 'skipDraw', 'theirNextTurn', ["_ next turn's Draw step", 'the Draw step of _ next turn']),
  skipOnce(person, 'skipReady', 'theirNextTurn', [
    '_ next Ready step',
    "_ next turn's Ready step",
    'the Ready step of _ next turn',
  ]),
];

// Costs, permissions and prohibitions.

export const players = (who: PlayerRef, rule: Syntax<PlayerRule>): Syntax<Rule> =>
  mapped(
    rule,
    (one): Rule => ({ about: 'players', who, rules: [one] }),
    (full) =>
      full.about === 'players' && full.who === who && full.rules.length === 1 && full.while === undefined
        ? full.rules[0]
        : undefined,
  );

/** Cards by description, or a reference such as "this card". */
const cards: Part<{ readonly cards: Filter }> = oneOf<readonly Part<{ readonly cards: Filter }>[]>(
  within('cards', field('is', reference('object'))),
  within('cards', described('many')),
);

/** "2 actions". */
const countedCards: Part<{ readonly cards: Filter; readonly n: number }> = oneOf<
  readonly Part<{ readonly cards: Filter; readonly n: number }>[]
>(
  seq(variant('n', '1', 'one'), fixed({ n: 1 }), within('cards', described('one'))),
  seq(field('n', number), within('cards', described('many'))),
);

/** After "can't". */
const prohibitions: Part<AboutPlayer> = oneOf<readonly Part<AboutPlayer>[]>(
  seq(words('play'), fixed({ rule: 'cantPlay' }), cards),
  seq(
    words('play more than'),
    fixed({ rule: 'cantPlay' }),
    countedCards,
    variant('each', 'each turn', 'per turn', 'in a turn'),
  ),
  seq(words('ink cards'), fixed({ rule: 'cantInk' })),
  seq(words('gain lore'), fixed({ rule: 'cantGainLore' })),
  seq(words('lose lore'), fixed({ rule: 'cantLoseLore' })),
);

/** A prohibition after the players concerned: "opponents can't play actions". */
const forbidden = (...who: readonly string[]): Syntax<PlayerRule> =>
  node<PlayerRule>(seq(variant('who', ...who.map((one) => `${one} can't`)), prohibitions));

/** "(each opponent) can't play actions". */
export const cantDo: Syntax<PlayerRule> = node<PlayerRule>(seq(words("can't"), prohibitions));

/** "(each opponent) can't play more than 1 action (during their next turn)": a limit for that turn only. */
export const cantPlayMore: Syntax<PlayerRule> = node<PlayerRule>(
  marked('each', 'once', seq(words("can't play more than"), fixed({ rule: 'cantPlay' }), countedCards)),
);

/** "(each opponent) pays 1 {I} more to play actions". */
export const paysMore: Syntax<PlayerRule> = costRule('pays');

const YOU_CANT = forbidden('you');

const THEY_CANT = forbidden('opponents', 'each opposing player', 'each opponent', 'your opponents');

const NO_PLAYER_CAN = forbidden('players', 'each player');

/** Prohibitions by player. */
export const PROHIBITIONS: readonly (readonly ['you' | 'opponents' | 'all', Syntax<PlayerRule>])[] = [
  ['you', YOU_CANT],
  ['opponents', THEY_CANT],
  ['all', NO_PLAYER_CAN],
];

/** "items from your discard", "character cards in your hand". */
const yourCardsIn = (place: 'discard' | 'hand'): Part<Filter> => {
  const part = described('many');
  return {
    ...part,
    read: (source, at) => part.read(source, at).filter(({ value: { zone, of } }) => zone === place && of === 'you'),
  };
};

const inYourDiscard = yourCardsIn('discard');

const yourHand = yourCardsIn('hand');

/** "cards from under this character". */
const beneathThis: Part<Filter> = (() => {
  const part = described('many');
  return {
    ...part,
    read: (source, at) =>
      part.read(source, at).filter(({ value: { zone, underneath } }) => zone === 'under' && isThis(underneath)),
  };
})();

const isThis = (ref: string | undefined): boolean => ref?.startsWith('?this ') === true;

/** The current wording first, then the older ones. */
export const INK_ONE_MORE = [
  'ink a additional card',
  'put a additional card from your hand into your inkwell facedown',
  'put a additional card from your hand into your inkwell',
] as const;

const permission: readonly Part<AboutPlayer>[] = [
  seq(variant('ink', ...INK_ONE_MORE), variant('each', '', 'each turn'), fixed({ rule: 'extraInk' })),
  seq(words('ink cards from your discard'), fixed({ rule: 'inkFrom', zone: 'discard' })),
  seq(words('play'), fixed({ rule: 'playFree' }), within('cards', described('many')), words('for free')),
  seq(words('play'), fixed({ rule: 'playFrom' }), within('cards', inYourDiscard)),
  seq(words('play'), fixed({ rule: 'playFrom' }), within('cards', beneathThis)),
];

/** "(players) need 25 lore to win the game". */
const needing = (...who: readonly string[]): Part<AboutPlayer> =>
  seq(variant('who', ...who), fixed({ rule: 'loreToWin' }), field('lore', number), words('lore to win the game'));

/** "(each player) plays with the top card of their deck face up". */
const playsFaceUp = (...phrases: readonly string[]): Part<AboutPlayer> =>
  seq(variant('face up', ...phrases), fixed({ rule: 'topRevealed' }));

const yourRules: Syntax<PlayerRule> = node<PlayerRule>(
  oneOf<readonly Part<AboutPlayer>[]>(
    seq(variant('may', 'you may', 'you can'), oneOf(...permission)),
    seq(
      variant('all', 'all', ''),
      fixed({ rule: 'inkable' }),
      within('cards', yourHand),
      words('count as having {IW}'),
    ),
    needing('you need'),
    seq(words('cards enter your inkwell exerted'), fixed({ rule: 'inkEntersExerted' })),
    playsFaceUp('play with the top card of your deck face up', 'you play with the top card of your deck face up'),
    skips("skip your turn's _ step", 'skip your _ step', 'you skip your _ step'),
    seq(
      words('if a effect would cause you to discard one or more cards'),
      variant('hand', 'from your hand', ''),
      words(", you don't discard"),
      fixed({ rule: 'dontDiscard' }),
    ),
  ),
);

const opponentRules: Syntax<PlayerRule> = node<PlayerRule>(
  oneOf<readonly Part<AboutPlayer>[]>(
    needing('opponents need', 'each opponent needs', 'your opponents need'),
    playsFaceUp(
      'each opponent plays with the top card of their deck face up',
      'opponents play with the top card of their deck face up',
      'opponents play with the top card of their decks face up',
    ),
    skips(
      'opponents skip their _ steps',
      'opponents skip their _ step',
      'each opponent skips their _ step',
      'your opponents skip their _ steps',
      'your opponents skip their _ step',
    ),
    seq(
      variant('inks', "cards enter opponents' inkwells exerted", "opponents' cards enter their inkwells exerted"),
      fixed({ rule: 'inkEntersExerted' }),
    ),
  ),
);

const allPlayerRules: Syntax<PlayerRule> = node<PlayerRule>(
  oneOf<readonly Part<AboutPlayer>[]>(
    playsFaceUp(
      'each player plays with the top card of their deck face up',
      'players play with the top card of their deck face up',
      'players play with the top card of their decks face up',
    ),
    needing('players need', 'each player needs'),
    skips('players skip their _ steps', 'players skip their _ step', 'each player skips their _ step'),
    seq(words("cards enter players' inkwells exerted"), fixed({ rule: 'inkEntersExerted' })),
    seq(
      variant(
        'one',
        'each turn , only one character can challenge',
        'only one character can challenge each turn',
        'only one character can challenge',
      ),
      fixed({ rule: 'oneChallenger' }),
    ),
  ),
);

/** Changed costs by player. */
export const COSTS: readonly (readonly ['you' | 'opponents' | 'all', Syntax<PlayerRule>])[] = [
  ['you', anyOf(costsByCard('you'), abilityCosts, costRule('you pay'))],
  [
    'opponents',
    anyOf(
      costsByCard('opponents'),
      costRule('opponents pay', 'each opponent pays', 'your opponents pay', 'each opposing player pays'),
    ),
  ],
  ['all', anyOf(costsByCard('all'), costRule('each player pays', 'players pay'))],
];

/** "(each opponent) can't play actions unless they have a character in play": each opponent is tested. */
const unlessThey = (who: 'opponents' | 'all', rule: Syntax<PlayerRule>): Syntax<Rule> =>
  mapped(
    node(requireWord('unless', seq(field('rule', rule), words('unless'), field('test', condition)))),
    ({ rule: one, test }): Rule | undefined =>
      mentionsThem(test) ? { about: 'players', who, rules: [one], while: { is: 'not', condition: test } } : undefined,
    (full) =>
      full.about === 'players' && full.who === who && full.rules.length === 1 && full.while?.is === 'not'
        ? { rule: full.rules[0]!, test: full.while.condition }
        : undefined,
  );

/** "Each opponent with more lore than you can't play actions": applies to the players who pass the test. */
const playersWith = (who: 'opponents' | 'all', one: string, many: string): Syntax<Rule> => {
  const playersAndRule = (phrase: string, rule: Syntax<PlayerRule>) =>
    seq(words(`${phrase} with`), field('test', node(theyHave)), field('rule', rule));
  return mapped(
    node(
      requireWord(
        'with',
        synonyms('those', {
          one: playersAndRule(one, anyOf(cantDo, paysMore)),
          many: playersAndRule(many, anyOf(cantDo, PAY)),
        }),
      ),
    ),
    ({ rule, test, ...rest }): Rule => ({ about: 'players', who, rules: [rule], while: test, ...rest }),
    (full) =>
      full.about === 'players' && full.who === who && full.rules.length === 1 && full.while !== undefined
        ? { rule: full.rules[0]!, test: full.while, ...(full.say && { say: full.say }) }
        : undefined,
  );
};

const PAY = costRule('pay');

/** True if a condition refers to `they`. Any other condition belongs to the whole ability. */
const mentionsThem = (test: unknown): boolean =>
  test === 'they' || (typeof test === 'object' && test !== null && Object.values(test).some(mentionsThem));

const OTHER_RULES = { you: yourRules, opponents: opponentRules, all: allPlayerRules };

export const aboutPlayers: Syntax<Rule> = anyOf<Rule>(
  ...COSTS.map(([who, cost], i) => players(who, anyOf(cost, PROHIBITIONS[i]![1], OTHER_RULES[who]))),
  unlessThey('opponents', THEY_CANT),
  unlessThey('all', NO_PLAYER_CAN),
  nthCost,
  playersWith('opponents', 'each opponent', 'opponents'),
  playersWith('all', 'each player', 'players'),
);
