// Both scores over the whole game, as two lines with a mark where one is.
import { makeSvg, make } from './dom.js';
import type { Frame } from '../../core/board.js';
import { playerName } from './player-name.js';

const WIDTH = 320;

const HEIGHT = 120;

const LEFT = 26;

const BOTTOM = 18;

const TOP = 8;

export class ScoreTrack {
  readonly element: HTMLElement;
  readonly #mark = makeSvg('line', { class: 'mark', y1: TOP, y2: HEIGHT - BOTTOM });
  readonly #now = make('p', { class: 'scores' });

  constructor(
    private readonly frames: readonly Frame[],
    private readonly players: readonly string[],
    go: (at: number) => void,
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
      go(Math.round(((x - LEFT) / (WIDTH - LEFT - 4)) * (frames.length - 1)));
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

  /** What wins, where the board says so; else the highest score there was. */
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
