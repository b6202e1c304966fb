// All steps of a game in words, turn by turn; each leads to its frame.
import type { Frame } from '../../core/board.js';
import { make } from './dom.js';
import { seatBadge } from './player-name.js';

export function logOf(frames: readonly Frame[], go: (at: number) => void) {
  const entries = frames.map((frame, at) => entryOf(frame, at));
  const element = make('ol', { class: 'log', 'aria-label': 'All steps', tabindex: '0' });
  // The step that ends a turn leads to the first frame of the next: it belongs to the turn it was taken in.
  const takenIn = (at: number) => frames[Math.max(0, at - 1)]!.turn;
  entries.forEach((entry, at) => {
    if (at === 1 || (at > 1 && takenIn(at) !== takenIn(at - 1)))
      element.append(
        make('li', { class: 'turn' }, takenIn(at) === 0 ? 'before the first turn' : `turn ${takenIn(at)}`),
      );
    element.append(entry);
  });
  element.addEventListener('click', ({ target }) => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset.at : undefined;
    if (at !== undefined) go(Number(at));
  });
  return {
    element,
    mark: (at: number) => {
      for (const entry of entries) entry.removeAttribute('aria-current');
      const entry = entries[at]!;
      entry.setAttribute('aria-current', 'step');
      // Only the log itself scrolls, never the page.
      element.scrollTop = entry.offsetTop - element.clientHeight / 2;
    },
  };
}

function entryOf({ seat, text }: Frame, at: number): HTMLElement {
  const words = seat === undefined ? 'The game begins' : text;
  const button = make('button', { type: 'button', 'data-at': at, tabindex: '-1' });
  if (seat !== undefined) button.append(seatBadge(seat));
  button.append(make('span', {}, words));
  return make('li', {}, button);
}
