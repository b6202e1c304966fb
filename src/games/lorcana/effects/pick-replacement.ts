// Several replacements of one event (6.5.7).
import type { State } from '../state/state.js';
import type { Frame } from '../state/records.js';
import type { PickReplacement } from '../rules/processes/replacements.js';
import { cardIn } from '../state/entry.js';
import { pack, Kind, cardOf } from '../state/decision.js';
import { ask, WAITING } from '../rules/choose/ask.js';

/** Asks whose card it happens to which of several cards' replacements is applied. */
export const pickIn =
  (s: State, frame: Frame): PickReplacement =>
  (by, sources) => {
    const options = [...new Set(sources.map(cardIn))].map((card) => pack(Kind.CHOOSE_CARD, card));
    const answer = ask(s, frame, by, 'card', options);
    return answer === WAITING ? WAITING : sources.findIndex((source) => cardIn(source) === cardOf(answer));
  };
