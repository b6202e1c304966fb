// The replay viewer: shows a recorded game step by step, with buttons, keys and the view of each player.
import { type Frame, type Board, seenBy } from '../../core/board.js';
import { makeSvg, make, playerName } from './dom.js';
import { stepLog, ScoreTrack } from './step-log.js';
import type { PageReplay } from '../model/page-data.js';
import { offerCsv } from './download.js';
import { plural } from '../../findings/page-numbers.js';
import { visibleChanges } from '../../core/board-text.js';
import { boardView } from './board-view.js';

const PLAY_SECONDS = 0.9;

/** The index of the frame that a button or key leads to. */
type Jump = (at: number, frames: readonly Frame[]) => number;

const step =
  (by: number): Jump =>
  (at) =>
    at + by;

/** The first frame of the next turn. */
const nextTurn: Jump = (at, frames) => {
  const next = frames.findIndex(({ turn }) => turn > frames[at]!.turn);
  return next < 0 ? frames.length - 1 : next;
};

/** The first frame of this turn; from there, the first frame of the previous turn. */
const previousTurn: Jump = (at, frames) => {
  const from = frames[Math.max(0, at - 1)]!.turn;
  return frames.findIndex(({ turn }) => turn === from);
};

const toStart: Jump = () => 0;

const toEnd: Jump = (_, frames) => frames.length - 1;

/** Icons are SVG paths in a square of 16. */
const BUTTONS: readonly (readonly [icon: string, words: string, jump: Jump])[] = [
  ['M3 3 V13 M13 3 L6 8 L13 13 Z', 'To the start (Home)', toStart],
  ['M8 3 L2 8 L8 13 Z M14 3 L8 8 L14 13 Z', 'Previous turn (Page Up)', previousTurn],
  ['M11 3 L5 8 L11 13 Z', 'Previous step (left arrow)', step(-1)],
  ['M5 3 L11 8 L5 13 Z', 'Next step (right arrow)', step(1)],
  ['M2 3 L8 8 L2 13 Z M8 3 L14 8 L8 13 Z', 'Next turn (Page Down)', nextTurn],
  ['M13 3 V13 M3 3 L10 8 L3 13 Z', 'To the end (End)', toEnd],
];

const KEYS: Readonly<Record<string, Jump>> = {
  Home: toStart,
  PageUp: previousTurn,
  ArrowLeft: step(-1),
  ArrowRight: step(1),
  PageDown: nextTurn,
  End: toEnd,
};

const iconOf = (path: string): SVGElement =>
  makeSvg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, makeSvg('path', { d: path }));

export class Viewer {
  #at = 0;
  /** The seat whose view is shown; `undefined`: all cards are visible. */
  #observer: number | undefined;
  #timer: number | undefined;
  /** Short names of the players. */
  readonly #players: readonly string[];
  readonly #place = make('output', { class: 'place', 'aria-live': 'off' });
  readonly #action = make('div', { class: 'action', 'aria-live': 'polite' });
  readonly #board = make('div', { class: 'board' });
  readonly #slider: HTMLInputElement;
  readonly #play = make('button', { type: 'button', class: 'play' });
  readonly #log: ReturnType<typeof stepLog>;
  readonly #track: ScoreTrack;
  readonly #onKey = (event: KeyboardEvent) => {
    this.#key(event);
  };

  constructor(
    private readonly root: HTMLElement,
    private readonly replay: PageReplay,
    private readonly frames: readonly Frame[],
  ) {
    this.#players = replay.players.map((_, seat) => `player ${seat + 1}`);
    this.#slider = make('input', { type: 'range', min: 0, max: frames.length - 1, value: 0, 'aria-label': 'Step' });
    this.#slider.addEventListener('input', () => {
      this.#go(Number(this.#slider.value));
    });
    this.#log = stepLog(frames, (at) => {
      this.#go(at);
    });
    this.#track = new ScoreTrack(frames, replay.players, (at) => {
      this.#go(at);
    });
    root.hidden = false;
    root.tabIndex = -1;
    root.addEventListener('keydown', this.#onKey);
    root.replaceChildren(this.#head(), this.#controls(), this.#observerChoice(), this.#body());
    offerCsv('replay', () => [
      ['step', 'turn', 'player', 'done', ...replay.players.map((name, seat) => `${seat + 1} ${name}`)],
      ...frames.map(({ turn, seat, text, scores }, at) => [
        at,
        turn,
        seat === undefined ? '' : seat + 1,
        text,
        ...scores,
      ]),
    ]);
    this.#stop();
    this.#go(0);
  }

  close(): void {
    this.#stop();
    this.root.removeEventListener('keydown', this.#onKey);
  }

  #head(): HTMLElement {
    const { winner, how, scores, turns, id, fault, mismatch } = this.replay;
    return make(
      'div',
      { class: 'result' },
      make(
        'div',
        {},
        make(
          'p',
          {},
          winner < 0 ? make('b', {}, 'No winner') : playerName(winner, this.replay.players),
          make('b', {}, `${winner < 0 ? '' : ' wins'} (${how})`),
          ` after ${plural(turns, 'turn')}, ${scores.join('–')}. ${fault}`,
        ),
        mismatch !== '' && make('p', { class: 'warning' }, `This replay differs from the recorded game: ${mismatch}.`),
        make('p', { class: 'faint' }, 'Player 1 goes first. Game ', make('code', {}, id)),
      ),
      make('button', { type: 'button', class: 'csv', 'data-csv': 'replay', 'aria-label': 'This game as CSV' }, 'CSV'),
    );
  }

  #controls(): HTMLElement {
    const buttons = BUTTONS.map(([icon, words, jump]) => {
      const button = make('button', { type: 'button', 'aria-label': words, title: words }, iconOf(icon));
      button.addEventListener('click', () => {
        this.#go(jump(this.#at, this.frames));
      });
      return button;
    });
    this.#play.addEventListener('click', () => {
      if (this.#timer === undefined) this.#start();
      else this.#stop();
    });
    return make(
      'div',
      { class: 'steps' },
      make('div', { class: 'buttons' }, ...buttons, this.#play),
      this.#slider,
      this.#place,
    );
  }

  #observerChoice(): HTMLElement {
    const options = ['all cards', ...this.#players.map((name) => `the view of ${name}`)];
    const name = 'observer';
    const fieldset = make(
      'fieldset',
      { class: 'choices' },
      make('legend', {}, 'Show'),
      ...options.map((text, i) =>
        make(
          'label',
          {},
          make('input', { type: 'radio', name, value: i - 1, checked: i === 0 }),
          make('span', {}, text),
        ),
      ),
    );
    fieldset.addEventListener('change', ({ target }) => {
      const seat = Number((target as HTMLInputElement).value);
      this.#observer = seat < 0 ? undefined : seat;
      this.#show();
    });
    return fieldset;
  }

  #body(): HTMLElement {
    return make(
      'div',
      { class: 'stage' },
      make('div', { class: 'table' }, this.#action, this.#board),
      make('div', { class: 'side' }, this.#track.element, this.#log.element),
    );
  }

  #key(event: KeyboardEvent): void {
    const target = event.target as Element;
    // Radio buttons use the arrow keys themselves.
    const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
    const jump = KEYS[event.key];
    if (jump === undefined || isRadio || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#go(jump(this.#at, this.frames));
  }

  #start(): void {
    if (this.#at === this.frames.length - 1) this.#go(0);
    this.#play.textContent = 'Pause';
    this.#timer = setInterval(() => {
      if (this.#at === this.frames.length - 1) this.#stop();
      else this.#go(this.#at + 1);
    }, PLAY_SECONDS * 1000);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#play.textContent = 'Play';
  }

  #go(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.frames.length - 1));
    this.#show();
  }

  #show(): void {
    const frame = this.frames[this.#at]!;
    const board = this.#visible(frame);
    const before = this.#at === 0 ? board : this.#visible(this.frames[this.#at - 1]!);
    const changes =
      board === undefined || before === undefined ? undefined : visibleChanges(before, board, this.#players);
    this.#slider.value = String(this.#at);
    this.#slider.setAttribute('aria-valuetext', `step ${this.#at}, turn ${frame.turn}`);
    this.#place.textContent = `turn ${frame.turn} · step ${this.#at} of ${this.frames.length - 1}`;
    this.#action.replaceChildren(...this.#actionWords(frame, changes?.words ?? []));
    this.#board.replaceChildren(
      ...(board === undefined ? [] : boardView(board, this.replay.players, changes?.touched ?? new Set())),
    );
    this.#log.mark(this.#at);
    this.#track.mark(this.#at);
  }

  #visible({ board }: Frame): Board | undefined {
    return board === undefined || this.#observer === undefined ? board : seenBy(board, this.#observer);
  }

  #actionWords({ seat, text, others }: Frame, words: readonly string[]): Node[] {
    if (seat === undefined) return [make('p', {}, 'The game begins.')];
    const hasOthers = others.length > 0 && (this.#observer === undefined || this.#observer === seat);
    return [
      make('p', {}, playerName(seat, this.replay.players), `: ${text}`),
      ...(words.length === 0 ? [] : [make('p', { class: 'faint changes' }, words.join(' · '))]),
      ...(hasOthers
        ? [
            make(
              'details',
              {},
              make('summary', {}, plural(others.length, 'other option')),
              make('ul', {}, ...others.map((other) => make('li', {}, other))),
            ),
          ]
        : []),
    ];
  }
}
