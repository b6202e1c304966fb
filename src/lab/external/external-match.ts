// One game with guests at the table. Residents may sit there, too.
import { type Guest, GuestFault } from './external-agent.js';
import { type Words, Rng } from '../../core/rng.js';
import { type Setting, type MatchResult, Play } from '../match/game-runner.js';
import { type Resident, sitDown, ask } from '../match/built-in-match.js';
import { OVER, type Seat } from '../../core/game.js';
import { InputError } from '../../input/input-error.js';
import { LATE, FORFEIT } from '../../tables/endings.js';

export interface Visitor {
  readonly name: string;
  readonly guest: Guest;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly luck: Words;
  readonly veil: Words;
}

export interface GuestMatch extends Setting {
  readonly players: readonly (Resident | Visitor)[];
  /** In seat order: indices into the plan's decks. */
  readonly decks: readonly number[];
}

/** Asks the one who sits there. */
type Chair = () => unknown;

const isVisitor = (player: Resident | Visitor): player is Visitor => 'guest' in player;

export async function playWithGuests(match: GuestMatch): Promise<MatchResult> {
  const play = new Play(match);
  const result = await playOut(play, match);
  for (const player of match.players) if (isVisitor(player)) player.guest.leave(result);
  return result;
}

async function playOut(play: Play, match: GuestMatch): Promise<MatchResult> {
  try {
    play.begin();
    const chairs: Chair[] = [];
    for (const [seat, player] of match.players.entries()) chairs.push(await chairFor(play, match, player, seat));
    for (let seat = play.next(); seat !== OVER; seat = play.next()) play.take(seat, await chairs[seat]!());
    return play.end();
  } catch (error) {
    // The agent itself is no longer what it was: no game can tell about it.
    if (error instanceof InputError) throw error;
    return play.endBy(error);
  }
}

async function chairFor(play: Play, match: GuestMatch, player: Resident | Visitor, seat: Seat): Promise<Chair> {
  if (!isVisitor(player)) {
    const agent = sitDown(play, match, player, seat);
    const luck = new Rng(player.luck);
    return () => ask(play, agent, seat, luck);
  }
  const { guest, settings, luck, veil } = player;
  const { game, decks } = match;
  await blame(play, seat, guest.sitDown({ game, decks, seat, settings, luck, veil }));
  return () => blame(play, seat, guest.choose(play.view(seat), play.options, play.decisions + 1));
}

/** What a guest does wrong makes its seat forfeit. */
async function blame<T>(play: Play, seat: Seat, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof GuestFault)) throw error;
    throw play.forfeit(seat, error.message, error.isLate ? LATE : FORFEIT);
  }
}
