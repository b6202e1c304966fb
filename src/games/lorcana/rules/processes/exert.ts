// Exerting and readying cards in play.
import { type State, zone, Zone, editZone } from '../../state/state.js';
import { type CardRef, Entry, cardIn, refOf, NO_CARD, type CardEntry } from '../../state/entry.js';
import type { Seat } from '../../../../core/game.js';
import { emit } from './emit.js';
import { EventKind } from '../../state/events.js';
import { inPlay } from '../read/references.js';
import { setInPlay } from './movement.js';
import { Dirty, markDirty } from '../../state/dirty.js';
import { restrictionsOf, playerRules, type PlayerModifier } from '../../state/modifiers.js';
import { RestrictionKind } from '../../state/restrictions.js';
import { pushFrame, makeFrame } from '../../state/frames.js';
import { KeywordAbility } from '../../link/keyword-abilities.js';
import { NONE } from '../../state/empty.js';
import { matchesFilter } from '../read/evaluate.js';

/** Exerts a card. On an exerted card this does nothing (5.1.1.2). */
export function exertCard(s: State, ref: CardRef, by: Seat): void {
  if (setExerted(s, ref)) emit(s, EventKind.EXERTED, by, ref);
}

/** Exerts the ready ones of these cards, all at once, and returns them. */
export function exertCards(s: State, refs: readonly CardRef[], by: Seat): CardRef[] {
  const done = refs.filter((ref) => setExerted(s, ref));
  for (const ref of done) emit(s, EventKind.EXERTED, by, ref);
  return done;
}

function setExerted(s: State, ref: CardRef): boolean {
  const entry = inPlay(s, ref);
  if (entry < 0 || (entry & Entry.EXERTED) !== 0) return false;
  setInPlay(s, ref, entry | Entry.EXERTED, Dirty.EXERTED);
  return true;
}

/** Readies the exerted ones of these cards, unless a rule prevents it, and returns them. */
export function readyCards(s: State, refs: readonly CardRef[], by: Seat): CardRef[] {
  const done: CardRef[] = [];
  for (const ref of refs) {
    const entry = inPlay(s, ref);
    if (entry < 0 || (entry & Entry.EXERTED) === 0) continue;
    if ((restrictionsOf(s, cardIn(ref)) & RestrictionKind.READY) !== 0) continue;
    setInPlay(s, ref, entry & ~Entry.EXERTED, Dirty.EXERTED);
    done.push(ref);
  }
  for (const ref of done) emit(s, EventKind.READIED, by, ref);
  return done;
}

// Readying at the start of a turn (3.2.1.1). A rule may limit the number of cards, and then their player chooses.

/**
 * Readies the player's cards in play. Returns false if a limit lets the player choose: then the limited cards stay
 * exerted, and a frame asks which of them ready.
 */
export function readyPermanents(s: State, seat: Seat): boolean {
  const { most, eligible } = limitedReadying(s, seat);
  const isAsked = eligible.length > most;
  const readied: CardRef[] = [];
  const play = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < play.length; i++) {
    const entry = play[i]!;
    if (!mayReady(s, entry) || (isAsked && eligible.includes(entry))) continue;
    editZone(s, seat, Zone.PLAY)[i] = entry & ~Entry.EXERTED;
    markDirty(s, Dirty.EXERTED);
    readied.push(refOf(entry));
  }
  for (let i = 0; i < readied.length; i++) emit(s, EventKind.READIED, seat, readied[i]);
  if (isAsked) pushFrame(s, makeFrame(seat, NO_CARD, -1, [s.table.program.abilityBlock[KeywordAbility.READY_SOME]!]));
  return !isAsked;
}

interface ReadyLimit {
  readonly most: number;
  /** The cards of which at most `most` ready. */
  readonly eligible: readonly CardEntry[];
}

const UNLIMITED: ReadyLimit = { most: Infinity, eligible: NONE };

/** The strictest limit on the cards that this player readies now. */
export function limitedReadying(s: State, seat: Seat): ReadyLimit {
  let limited = UNLIMITED;
  for (const limit of playerRules(s, seat, 'readyAtMost')) {
    const most = maxReadied(limit);
    if (most < limited.most)
      limited = { most, eligible: zone(s, seat, Zone.PLAY).filter((entry) => isLimited(s, limit, entry)) };
  }
  return limited;
}

const maxReadied = ({ rule }: PlayerModifier): number => (rule.rule === 'readyAtMost' ? rule.n : Infinity);

const isLimited = (s: State, { rule, context, seat }: PlayerModifier, entry: CardEntry): boolean =>
  rule.rule === 'readyAtMost' && mayReady(s, entry) && matchesFilter(s, context, rule.cards, entry, seat);

const mayReady = (s: State, entry: CardEntry): boolean =>
  (entry & Entry.EXERTED) !== 0 &&
  (restrictionsOf(s, cardIn(entry)) & (RestrictionKind.READY | RestrictionKind.READY_AT_TURN_START)) === 0;
