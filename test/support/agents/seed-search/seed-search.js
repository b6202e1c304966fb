// An agent that tries seeds until one explains what it sees, and then plays by the hand of its opponent. It uses only what every agent
// gets: its random numbers, its view and the rules.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { SeedTree } from '../../../../dist/src/core/seeds.js';

const SEEDS = [...Array.from({ length: 10 }, (_, i) => String(i)), '42', '100', '123', '2026'];

const DECKS = readdirSync(new URL('../../../../decks/lorcana/', import.meta.url))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -4));

/** All deals of these decks with a small seed, and the place of the agent in the matchup. */
function* candidates() {
  for (const seed of SEEDS)
    for (const a of DECKS)
      for (const b of DECKS)
        for (const round of [0, 1])
          for (const place of [1, 2]) yield { deal: new SeedTree(seed).child(`${a}~${b}`).child(round), place };
}

function firstCandidate(explains) {
  for (const candidate of candidates()) if (explains(candidate)) return candidate;
  return undefined;
}

const wordsOf = ({ a, b, c, d }) => [a, b, c, d].join();

/** The position after the deal of a candidate. */
function dealt({ game, seat }, table, { deal, place }) {
  const places = seat === 0 ? [place, 3 - place] : [3 - place, place];
  const decks = places.map((each) => deal.child(`deck:${each}`).words());
  return game.setup(table, { decks, chance: deal.child('chance').words() });
}

const handOf = (game, state, seat) => JSON.stringify(game.view(state, seat).toJSON().seats[seat].hand);

const WAYS = {
  /** The candidate that gives the agent's own random numbers. */
  numbers: (_seating, _view, rng) =>
    firstCandidate(({ deal, place }) => deal.child(`agent:${place}`).words().join() === wordsOf(rng)),
  /** The candidate that gives the agent's own opening hand. */
  hand: (seating, view, rng) => {
    const { table } = view.sample(new rng.constructor([1, 2, 3, 4]));
    const own = JSON.stringify(view.toJSON().seats[seating.seat].hand);
    return firstCandidate((each) => handOf(seating.game, dealt(seating, table, each), seating.seat) === own);
  },
};

export default {
  about: 'searches for the seed of its game',
  parameters: { way: { usual: 'numbers', words: Object.keys(WAYS), about: 'what shows the seed' } },
  sitDown(seating) {
    let found;
    let isFirst = true;
    return {
      choose(view, options, rng) {
        if (isFirst) found = WAYS[seating.settings.way](seating, view, rng);
        if (isFirst && found !== undefined) process.stderr.write(`found ${found.deal.path}\n`);
        isFirst = false;
        if (found === undefined) return 0;
        const { table } = view.sample(new rng.constructor([1, 2, 3, 4]));
        const secret = handOf(seating.game, dealt(seating, table, found), 1 - seating.seat);
        return createHash('sha256').update(secret).digest().readUInt32BE() % options.count;
      },
    };
  },
};
