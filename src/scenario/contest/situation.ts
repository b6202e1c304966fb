// A position in the course of a scenario. A value; steps make new ones.
import { type Contest, contest } from '../../games/contest/index.js';
import type { State } from '../../games/contest/state/state.js';
import { apply, ActionList } from '../../core/game.js';
import { Refused, Broken } from '../scenario.js';
import { describe } from '../../games/contest/seat/actions.js';
import { listed } from '../words.js';
import type { MemberId } from '../../games/contest/state/table.js';

/** What a state may do is the same in all contests: the table in it tells them apart. */
const GAME: Contest = contest();

export const act = (s: State, action: number): State => apply(GAME, s, action);

export const signature = (s: State): string => GAME.signature(s);

export const outcome = (s: State) => GAME.outcome(s);

export function legalActions(s: State): readonly number[] {
  const list = new ActionList();
  GAME.legal(s, list);
  return [...list.items.slice(0, list.count)];
}

/** Takes the legal action that is meant. Several may be meant where cards of one rank are alike: then any. */
export function takeMeant(s: State, words: string, isMeant: (action: number) => boolean): State {
  const action = legalActions(s).find(isMeant);
  if (action === undefined) throw new Refused(`${words} is not legal; ${legalNow(s)}`);
  return act(s, action);
}

export function legalNow(s: State): string {
  const words = legalActions(s).map((action) => describe(s, action));
  return words.length === 0 ? 'the contest is over' : `legal now: ${listed(words)}`;
}

/** The contestant or henchman of that name; p1, p2 … are the players' own contestants. */
export function memberNamed(s: State, name: string): MemberId {
  const { members, leader } = s.table;
  const seat = /^p[1-8]$/i.test(name) ? Number(name.slice(1)) - 1 : -1;
  if (leader[seat] !== undefined) return leader[seat];
  const found = members.flatMap((member, id) => (member.name.toLowerCase() === name.toLowerCase() ? [id] : []));
  if (found.length === 1) return found[0]!;
  const names = members.map((member) => member.name).join(', ');
  throw new Broken(`${found.length === 0 ? 'no' : 'more than one'} contestant "${name}"; there are: ${names}`);
}
