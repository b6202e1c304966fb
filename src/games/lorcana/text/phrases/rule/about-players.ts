// What a static ability says about players: costs, permissions, prohibitions.
import type { Filter } from '../../../ir/filter.js';
import type { PlayerRef } from '../../../ir/reference.js';
import type { PlayerRule, Rule } from '../../../ir/rule.js';
import {
  field,
  fixed,
  forms,
  mapped,
  node,
  oneOf,
  seq,
  ways,
  within,
  wording,
  words,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { perEach } from '../amount.js';
import { less } from '../effect/other.js';
import { described } from '../filter.js';
import { reference } from '../reference.js';
import { number } from '../word.js';

type CostRule = PlayerRule & { readonly rule: 'cost' };

/** What costs less: this card, or cards of a kind. */
const cheaper: Part<{ readonly cards: Filter }> = oneOf<readonly Part<{ readonly cards: Filter }>[]>(
  within('cards', field('is', reference('object'))),
  within('cards', described('many')),
);

const discount: Part<object> = oneOf<readonly Part<object>[]>(
  seq(
    fixed({ for: 'shift' }),
    words('to play'),
    cheaper,
    wording(
      'using',
      'using their Shift ability',
      'using her Shift ability',
      'using his Shift ability',
      'using its Shift ability',
    ),
  ),
  seq(fixed({ for: 'play' }), words('to play'), cheaper),
  seq(
    fixed({ for: 'play', once: 'eachTurn' }),
    words('for the first'),
    within('cards', described('one')),
    words('you play each turn'),
  ),
  seq(
    fixed({ for: 'move' }),
    words('to move'),
    ways<object>('moved', {
      your: seq(words('your'), within('cards', seq(fixed({ of: 'you' }), described('many')))),
      a: seq(words('a'), within('cards', described('one'))),
    }),
    ways<object>('to', {
      'to a location': words('to a location'),
      here: seq(words('here'), fixed({ to: { is: '?this location' } })),
    }),
  ),
);

export const costRule: Syntax<PlayerRule> = node<CostRule>(
  forms<CostRule>(
    'form',
    seq(fixed({ rule: 'cost' }), words('you pay'), field('by', less), words('{I} less'), discount) as Part<CostRule>,
    seq(
      fixed({ rule: 'cost' }),
      words('for each'),
      within(
        'by',
        seq(field('amount', perEach), words(', you pay'), field('times', less as Syntax<number>), words('{I} less')),
      ),
      discount,
    ) as Part<CostRule>,
  ),
);

export const players = (who: PlayerRef, rule: Syntax<PlayerRule>): Syntax<Rule> =>
  mapped(
    rule,
    (one): Rule => ({ about: 'players', who, rules: [one] }),
    (saying) =>
      saying.about === 'players' && saying.who === who && saying.rules.length === 1 ? saying.rules[0] : undefined,
  );

export const yours: Syntax<PlayerRule> = node<PlayerRule>(
  oneOf<readonly Part<PlayerRule>[]>(
    seq(words('you may ink a additional card'), fixed({ rule: 'extraInk' })),
    seq(words('you can ink cards from your discard'), fixed({ rule: 'inkFrom', zone: 'discard' })),
    seq(
      words('all cards in your hand count as having {IW}'),
      fixed({ rule: 'inkable', cards: { zone: 'hand', of: 'you' } }),
    ),
    seq(words("you can't play"), fixed({ rule: 'cantPlay' }), cheaper),
    seq(words("you can't lose lore"), fixed({ rule: 'cantLoseLore' })),
    seq(words("skip your turn's Draw step"), fixed({ rule: 'skipDraw' })),
    seq(
      words('if a effect would cause you to discard one or more cards'),
      wording('hand', 'from your hand', ''),
      words(", you don't discard"),
      fixed({ rule: 'dontDiscard' }),
    ),
    seq(words('you may play'), fixed({ rule: 'playFree' }), within('cards', described('many')), words('for free')),
  ),
);

export const theirs: Syntax<PlayerRule> = node<PlayerRule>(
  oneOf<readonly Part<PlayerRule>[]>(
    seq(words("opponents can't play"), fixed({ rule: 'cantPlay' }), within('cards', described('many'))),
    seq(words('opponents need'), fixed({ rule: 'loreToWin' }), field('lore', number), words('lore to win the game')),
    seq(
      wording('who', "each opposing player can't gain lore", "opponents can't gain lore"),
      fixed({ rule: 'cantGainLore' }),
    ),
    seq(words("cards enter opponents' inkwells exerted"), fixed({ rule: 'inkEntersExerted' })),
  ),
);

export const everyones: Syntax<PlayerRule> = node<PlayerRule>(
  oneOf<readonly Part<PlayerRule>[]>(
    seq(words('each player plays with the top card of their deck face up'), fixed({ rule: 'topRevealed' })),
    seq(
      words('each player pays'),
      fixed({ rule: 'cost', for: 'play' }),
      field('by', number),
      words('{I} more to play'),
      within('cards', described('many')),
    ),
    seq(words('each turn , only one character can challenge'), fixed({ rule: 'oneChallenger' })),
  ),
);

/** Once in each of your turns: the first card or move it fits. */
const onceRule: Syntax<PlayerRule> = node<CostRule>(
  oneOf<readonly Part<object>[]>(
    seq(
      fixed({ rule: 'cost', for: 'play', once: 'eachTurn' }),
      words('you pay'),
      field('by', less),
      words('{I} less for the next'),
      within('cards', described('one')),
      words('you play this turn'),
    ),
    seq(
      fixed({ rule: 'cost', for: 'move', once: 'eachTurn' }),
      words('you may pay'),
      field('by', less),
      words('{I} less to move'),
      within('cards', field('is', reference('object'))),
      words('to a location'),
    ),
  ) as Part<CostRule>,
);

export const oncePerTurn: Syntax<Rule> = players('you', onceRule);
