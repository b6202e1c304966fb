// The script of the index page: polls the progress of the runs.
import type { LiveReport } from '../model/page-data.js';
import { findAll, find } from './dom.js';
import { plural, count, percentWithin } from '../../findings/page-numbers.js';

const POLL_SECONDS = 2;

/** By run: time and games at the first poll, for the speed. */
const firstPolls = new Map<string, { at: number; games: number }>();

async function poll(): Promise<void> {
  const answer = await fetch('/live.json');
  const reports = (await answer.json()) as Readonly<Record<string, LiveReport>>;
  const items = findAll('[data-run]');
  if (Object.keys(reports).some((run) => items.every((item) => item.dataset.run !== run))) location.reload();
  for (const item of items) {
    const { run = '', state, reported } = item.dataset;
    const report = reports[run];
    const isRunning = report?.isRunning === true;
    const isReported = report?.isReported ?? reported === 'true';
    // The list of files has changed.
    if (isRunning !== (state === 'running') || isReported !== (reported === 'true')) location.reload();
    if (report !== undefined && isRunning) show(item, run, report);
  }
}

function show(item: HTMLElement, run: string, { games, total, ahead }: LiveReport): void {
  const now = performance.now();
  const first = firstPolls.get(run) ?? { at: now, games };
  firstPolls.set(run, first);
  const rate = (games - first.games) / Math.max(1, (now - first.at) / 1000);
  const left =
    rate > 0 ? `, ${plural(Math.round(rate), 'game')} a second, about ${duration((total - games) / rate)} left` : '';
  find('.games', item)!.textContent = `${count(games)} of ${plural(total, 'game')}${left}`;
  (find('progress', item) as HTMLProgressElement).value = games;
  find('.ahead', item)!.textContent =
    ahead === undefined ? '' : `Ahead: ${ahead.name} with ${percentWithin(ahead.rate)} of its games.`;
}

const duration = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** Keeps polling if the server does not answer: it may start again. */
const pollForever = () => {
  poll()
    .catch(() => undefined)
    .finally(() => setTimeout(pollForever, POLL_SECONDS * 1000));
};

pollForever();
