// The side column of the replay viewer: the list of all steps in words, and the scores over the game.
import type { Frame } from '../../core/board.js';
import { make, seatBadge, makeSvg, playerName } from './dom.js';

/** All steps, grouped by turn. A click on a step calls `goTo`. */
export function stepLog(frames: readonly Frame[], goTo: (at: number) => void) {
  const entries = frames.map((frame, at) => entryOf(frame, at));
  const element = make('ol', { class: 'log', 'aria-label': 'All steps', tabindex: '0' });
  // A frame shows the position after its step. The step that ends a turn belongs to that turn, so the turn of the previous frame counts.
  const turnOf = (at: number) => frames[Math.max(0, at - 1)]!.turn;
  entries.forEach((entry, at) => {
    if (at === 1 || (at > 1 && turnOf(at) !== turnOf(at - 1)))
      element.append(make('li', { class: 'turn' }, turnOf(at) === 0 ? 'before the first turn' : `turn ${turnOf(at)}`));
    element.append(entry);
  });
  element.addEventListener('click', ({ target }) => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset.at : undefined;
    if (at !== undefined) goTo(Number(at));
  });
  return {
    element,
    mark: (at: number) => {
      for (const entry of entries) entry.removeAttribute('aria-current');
      const entry = entries[at]!;
      entry.setAttribute('aria-current', 'step');
      // Not `scrollIntoView`, which would also scroll the page.
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

const WIDTH = 320;

const HEIGHT = 120;

const LEFT = 26;

const BOTTOM = 18;

const TOP = 8;

/** The scores over the whole game as two lines, with a mark at the current step. A click on the chart calls `goTo`. */
export class ScoreTrack {
  readonly element: HTMLElement;
  readonly #mark = makeSvg('line', { class: 'mark', y1: TOP, y2: HEIGHT - BOTTOM });
  readonly #now = make('p', { class: 'scores' });

  constructor(
    private readonly frames: readonly Frame[],
    private readonly players: readonly string[],
    goTo: (at: number) => void,
  ) {
    const svg = makeSvg(
      'svg',
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: 'img',
        'aria-label': `Scores over the game, at the end ${frames.at(-1)!.scores.join(' to ')}`,
      },
      ...this.#axis(),
      ...players.map((_, seat) => makeSvg('path', { class: `line seat-${seat}`, d: this.#line(seat) })),
      this.#mark,
    );
    svg.addEventListener('click', (event) => {
      const { left, width } = svg.getBoundingClientRect();
      const x = ((event.clientX - left) / width) * WIDTH;
      goTo(Math.round(((x - LEFT) / (WIDTH - LEFT - 4)) * (frames.length - 1)));
    });
    this.element = make('div', { class: 'track' }, this.#now, svg);
  }

  mark(at: number): void {
    this.#mark.setAttribute('x1', String(this.#x(at)));
    this.#mark.setAttribute('x2', String(this.#x(at)));
    this.#now.replaceChildren(
      ...this.players.map((name, seat) =>
        make(
          'span',
          { title: name },
          playerName(seat, this.players),
          ' ',
          make('b', {}, String(this.frames[at]!.scores[seat]!)),
        ),
      ),
    );
  }

  /** The top of the axis: the score that wins, if the board has one, or the highest score. */
  get #top(): number {
    const target = this.frames[0]?.board?.seats[0]?.counts[0]?.of ?? 0;
    return Math.max(1, target, ...this.frames.flatMap(({ scores }) => scores));
  }

  #x(at: number): number {
    return LEFT + ((WIDTH - LEFT - 4) * at) / Math.max(1, this.frames.length - 1);
  }

  #y(score: number): number {
    return HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * score) / this.#top;
  }

  #line(seat: number): string {
    const points = this.frames.map(({ scores }, at) => [this.#x(at), this.#y(scores[seat]!)] as const);
    return points.map(([x, y], i) => (i === 0 ? `M${x} ${y}` : `H${x.toFixed(1)}V${y.toFixed(1)}`)).join('');
  }

  #axis(): SVGElement[] {
    const scores = [0, Math.round(this.#top / 2), this.#top];
    const turns = this.frames.flatMap(({ turn }, at) =>
      at > 0 && turn !== this.frames[at - 1]!.turn ? [{ turn, at }] : [],
    );
    const every = Math.ceil(turns.length / 8);
    return [
      ...scores.flatMap((score) => [
        makeSvg('line', { class: 'grid', x1: LEFT, x2: WIDTH - 4, y1: this.#y(score), y2: this.#y(score) }),
        makeSvg('text', { x: LEFT - 5, y: this.#y(score) + 4, 'text-anchor': 'end' }, String(score)),
      ]),
      ...turns
        .filter((_, i) => i % every === 0)
        .map(({ turn, at }) =>
          makeSvg('text', { x: this.#x(at), y: HEIGHT - 4, 'text-anchor': 'middle' }, String(turn)),
        ),
    ];
  }
}
