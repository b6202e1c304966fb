// What readies at the start of a turn (3.2.1.1); where only so many may, their player says which.
import { type State, zone, Zone, editZone } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import { type CardRef, Entry, refOf, NOBODY, type CardEntry, cardIn } from '../../state/entry.js';
import { changed, Change } from '../../state/dirty.js';
import { emit } from './emit.js';
import { On } from '../../state/events.js';
import { pushFrame, makeFrame } from '../../state/frames.js';
import { KeywordAbility } from '../../link/keyword-abilities.js';
import { NONE } from '../../state/empty.js';
import { playerRules, type PlayerModifier, restrictionsOf } from '../../state/modifiers.js';
import { matches } from '../read/evaluate.js';
import { Cant } from '../../state/restrictions.js';

/** Readies what the player has in play. False where that waits for the player: a frame asks what else readies. */
export function readyPermanents(s: State, seat: Seat): boolean {
  const { most, open } = limitedReadying(s, seat);
  const isAsked = open.length > most;
  const readied: CardRef[] = [];
  const play = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < play.length; i++) {
    const entry = play[i]!;
    if (!mayReady(s, entry) || (isAsked && open.includes(entry))) continue;
    editZone(s, seat, Zone.PLAY)[i] = entry & ~Entry.EXERTED;
    changed(s, Change.EXERTED);
    readied.push(refOf(entry));
  }
  for (let i = 0; i < readied.length; i++) emit(s, On.READIED, seat, readied[i]);
  if (isAsked) pushFrame(s, makeFrame(seat, NOBODY, -1, [s.table.code.abilityBlock[KeywordAbility.READY_SOME]!]));
  return !isAsked;
}

interface Limited {
  readonly most: number;
  /** Those of which only so many ready. */
  readonly open: readonly CardEntry[];
}

const UNLIMITED: Limited = { most: Infinity, open: NONE };

/** The strictest limit on what this player readies now. */
export function limitedReadying(s: State, seat: Seat): Limited {
  let limited = UNLIMITED;
  for (const limit of playerRules(s, seat, 'readyAtMost')) {
    const most = numberIn(limit);
    if (most < limited.most)
      limited = { most, open: zone(s, seat, Zone.PLAY).filter((entry) => isHeld(s, limit, entry)) };
  }
  return limited;
}

const numberIn = ({ rule }: PlayerModifier): number => (rule.rule === 'readyAtMost' ? rule.n : Infinity);

const isHeld = (s: State, { rule, context, seat }: PlayerModifier, entry: CardEntry): boolean =>
  rule.rule === 'readyAtMost' && mayReady(s, entry) && matches(s, context, rule.cards, entry, seat);

const mayReady = (s: State, entry: CardEntry): boolean =>
  (entry & Entry.EXERTED) !== 0 && (restrictionsOf(s, cardIn(entry)) & (Cant.READY | Cant.READY_AT_TURN_START)) === 0;
