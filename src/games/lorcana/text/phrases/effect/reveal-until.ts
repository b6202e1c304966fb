// "Reveal cards from the top of your deck until you reveal a song card": one card is taken, the others are put away.
import type { Pick, EffectOf, Effect } from '../../../ir/effect.js';
import {
  wording,
  type Part,
  ways,
  seq,
  words,
  field,
  absent,
  fixed,
  forms,
  reshaped,
  same,
} from '../../grammar/index.js';
import { destination } from '../target/destination.js';
import { rest } from './look.js';
import type { Filter } from '../../../ir/filter.js';
import { ownerAs } from '../../words/player.js';
import { aCard } from '../filter/filter.js';

/** What becomes of the card that was looked for: of all those revealed it is the only one of its kind. */
interface Taken {
  readonly put: Pick['put'];
  readonly may?: true;
}

const it = wording('it', 'that card', 'it');

const taken: Part<Taken> = ways<Taken>('taken', {
  put: seq(words('put'), it, field('put', destination), absent('may')),
  play: seq(words('you may play'), it, words('for free'), fixed({ put: { to: 'play' }, may: true })),
  'may put': seq(words('you may put'), it, field('put', destination), fixed({ may: true })),
});

const shuffled: Part<object> = seq(
  wording('whose', 'your deck', 'their deck'),
  fixed({ rest: { to: 'deckShuffled' } }),
);

const others: Part<object> = forms<object>(
  'others',
  seq(words('and'), wording('putAgain', '', 'put'), rest),
  seq(words('and shuffle the rest into'), shuffled),
  seq(wording('then', '. put', '. then , put'), rest),
  seq(wording('then', '. shuffle the rest into', '. then , shuffle the rest into'), shuffled),
);

type Until = Omit<EffectOf<'look'>, 'picks'> & Taken & { readonly until: Filter };

const said: Part<Until> = seq(
  fixed({ kind: 'look', reveal: true }),
  words('reveal cards from the top of'),
  ownerAs('of'),
  words('deck until you reveal'),
  field('until', aCard),
  words('.'),
  taken,
  others,
) as unknown as Part<Until>;

const shaped: Part<Effect> = reshaped(
  said,
  ({ put, may, ...look }): Effect => ({
    ...look,
    picks: [{ filter: look.until, count: may === true ? { n: 1, upTo: true } : { n: 1 }, put }],
  }),
  (record) => {
    const { picks, ...look } = record as unknown as EffectOf<'look'>;
    const [pick, ...more] = picks;
    if (look.until === undefined || pick === undefined || more.length > 0 || !same(pick.filter, look.until))
      return undefined;
    return { ...look, put: pick.put, ...(pick.count.upTo === true ? { may: true } : {}) };
  },
);

export const revealUntil: Part<Effect> = {
  ...shaped,
  can: (record) => record.kind === 'look' && record.until !== undefined,
  *write(record, used) {
    for (const { words: text } of shaped.write(record, used)) yield { words: text, used: Object.keys(record) };
  },
};
