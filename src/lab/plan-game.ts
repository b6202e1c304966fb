// The game that a plan is about.
import type { Plan } from './plan/plan.js';
import type { Game } from '../core/game.js';
import { loadGame } from '../games/registry.js';
import type { Path } from '../input/fields.js';
import type { ScheduledGame } from './plan/schedule.js';

/** What was checked when the plan was made is not told again, and all material is in the decks. */
export const gameOf = (plan: Pick<Plan, 'game' | 'options'>): Promise<Game> =>
  loadGame(plan.game, 'game', { options: plan.options, files: [], fail: neverWrong });

function neverWrong(path: Path, message: string): never {
  throw new Error(`option ${path.join('.')} was checked and is wrong: ${message}`);
}

/** In seat order: indices into the plan's decks. */
export const decksOf = ({ entrants }: Plan, { places, pairing }: ScheduledGame): number[] =>
  places.map((place) => entrants[pairing.entrants[place]]!.deck);

/** What all games with these decks in these seats have in common. */
export const tableFor = (game: Game, plan: Plan, one: ScheduledGame): unknown =>
  game.table(decksOf(plan, one).map((deck) => plan.decks[deck]!.deck));
