// Finds agents that search for the seed of a run in their own random numbers and then compute the hidden cards. Real runs give external
// agents random numbers of another path, so the search fails there; here the path is the one that an agent can guess.
//
// Three copies of the agent get the same requests. The random numbers of one copy come from the small seed that deals the cards, those of
// the two others from the key of the check. A fair agent cannot tell the copies apart: in a game, each of them is equally likely to differ
// most often from the two others when those agree. The option of a random copy is played, so that no copy follows its own plan more than
// the others do.
import { SeedTree } from '../../core/seeds.js';
import { Rng } from '../../core/rng.js';
import { type Game, OVER, type Seat } from '../../core/game.js';
import { betaCdf } from '../../stats/distributions.js';
import { AgentFault, type ExternalAgent } from '../external/external-agent.js';
import { GameRunner, isOption } from '../match/game-runner.js';
import { seedsOf, wordsAt } from '../plan/game-seeds.js';
import type { Place } from '../plan/schedule.js';
import type { Limits, PlannedAgent } from '../plan/plan.js';
import type { Evidence } from './compare-choices.js';

/** Seeds that people like to use. Each deals two games, one from each seat. */
const SEEDS = ['1', '2', '3', '7', '42', '100', '123', '2026'];

/** The copies are asked this often in a game: an agent that knows the hands uses them from the first decision on. */
const DECISIONS = 8;

const COPIES = 3;

/** A fair agent is found guilty once in a hundred thousand checks of a game. */
const LEAST_P = 1e-5;

export interface LuckRequest {
  readonly agent: PlannedAgent;
  readonly game: Game;
  readonly key: string;
  readonly limits: Limits;
  /** By index: the name and the content of each deck. */
  readonly decks: readonly { readonly name: string; readonly deck: unknown }[];
  readonly make: () => ExternalAgent;
}

export async function checkGuessableLuck(request: LuckRequest): Promise<Evidence> {
  const copies = Array.from({ length: COPIES }, request.make);
  let [asked, decided, guilty] = [0, 0, 0];
  try {
    for (let left = 2 * SEEDS.length; left > 0 && isUnlikely(guilty + left, decided + left); left--) {
      const index = 2 * SEEDS.length - left;
      const odd = await playOne(request, index, copies);
      // The other checks report faults. An agent that waits for ever must not do so in every game.
      if (odd.hasFault) break;
      asked += odd.asked;
      const most = Math.max(...odd.counts);
      const leaders = odd.counts.filter((count) => count === most);
      if (most === 0 || leaders.length > 1) continue;
      decided++;
      if (odd.counts[0] === most) guilty++;
    }
  } finally {
    await Promise.all(copies.map((copy) => copy.shutDown()));
  }
  const sentence = `${request.game.name}: it chose differently in ${guilty} of ${decided} games when its random numbers came from the seed of the deal`;
  return { asked, against: isUnlikely(guilty, decided) ? [sentence] : [] };
}

/** True if a fair agent leads in so many of the decided games too rarely: the upper tail of the binomial distribution. */
const isUnlikely = (guilty: number, decided: number): boolean =>
  guilty > 0 && betaCdf(1 / COPIES, guilty, decided - guilty + 1) < LEAST_P;

interface OddChoices {
  asked: number;
  hasFault: boolean;
  /** By copy: how often it alone chose another option. The first copy has the guessable random numbers. */
  readonly counts: number[];
}

async function playOne(
  { agent, game, key, limits, decks }: LuckRequest,
  index: number,
  copies: readonly ExternalAgent[],
): Promise<OddChoices> {
  const round = index >> 1;
  const seat: Seat = index & 1;
  const pair = [(2 * round) % decks.length, (2 * round + 1) % decks.length];
  // As in a run: matchup and round below the seed. A goes first in one game of a deal, B in the other.
  const places: readonly [Place, Place] = seat === 0 ? [0, 1] : [1, 0];
  const seeds = new SeedTree(SEEDS[round]!).child(pair.map((deck) => decks[deck]!.name).join('~')).child(0);
  const keyed = (name: string) => wordsAt(new SeedTree('luck').child(game.name).child(index).child(name), key);
  const guessable = seedsOf({ seeds, key: undefined, places });
  const seated = places.map((place) => pair[place]!);
  const play = new GameRunner({
    game,
    table: game.table(seated.map((deck) => decks[deck]!.deck)),
    seeds: guessable.game,
    seed: seeds.path,
    players: [{ name: agent.name }, { name: 'random' }],
    limits,
  });
  const others = new Rng(keyed('others'));
  const odd: OddChoices = { asked: 0, hasFault: false, counts: copies.map(() => 0) };
  try {
    play.begin();
    for (const [i, copy] of copies.entries())
      await copy.startGame({
        game,
        decks: seated,
        seat,
        settings: agent.settings,
        seed: i === 0 ? guessable.agents[seat]! : keyed(`agent:${i}`),
        redealSeed: keyed('veil'),
      });
    for (let at = play.next(); at !== OVER && odd.asked < DECISIONS; at = play.next()) {
      if (at !== seat) {
        play.take(at, others.int(play.options.count));
        continue;
      }
      const choices: unknown[] = [];
      for (const copy of copies) choices.push(await copy.choose(play.view(seat), play.options, play.decisions + 1));
      odd.asked++;
      const alone = choices.filter((choice) => choices.filter((other) => Object.is(other, choice)).length === 1);
      if (alone.length === 1) odd.counts[choices.indexOf(alone[0])]!++;
      const played = choices[others.int(COPIES)];
      if (!isOption(played, play.options.count)) break;
      play.take(at, played);
    }
  } catch (error) {
    if (!(error instanceof AgentFault)) throw error;
    odd.hasFault = true;
  }
  return odd;
}
