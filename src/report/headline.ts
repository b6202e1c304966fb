// The result in words.
import type { Model } from './model.js';
import type { Standing } from '../tables/read.js';
import { listed, plural, percentWithin, signedPoints, fixed } from '../findings/numbers.js';
import type { Estimate } from '../stats/interval.js';

/** A few sentences, the most telling first. */
export function headlineOf(model: Model): string[] {
  const { decks, agents, manifest } = model.run;
  const fields = [decks, agents].map((standings) => standings.filter(({ games }) => games > 0));
  const best =
    manifest.gauntlet === null
      ? fields.filter((field) => field.length > 1).flatMap(bestAndWorst)
      : manifest.gauntlet.mine.flatMap((entrant) => againstField(model, entrant));
  return [...best, ...goingFirst(model), ...lengthOf(model)];
}

function bestAndWorst(field: readonly Standing[]): string[] {
  const sorted = field.toSorted((a, b) => (b.rating.value ?? 0) - (a.rating.value ?? 0));
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  const equals = sorted.slice(1).filter(({ rating }) => rating.high >= best.rating.low);
  const few = equals.length <= 3 ? listed(equals.map(({ name }) => name)) : plural(equals.length, 'other');
  const tie = equals.length === 0 ? '' : `; ${few} may be as strong`;
  return [
    `${best.name} wins ${percentWithin(best.rate)} of its games${tie}.`,
    ...(field.length > 2 ? [`${worst.name} wins least: ${percentWithin(worst.rate)}.`] : []),
  ];
}

function againstField({ run, entrants, square, label }: Model, mine: string): string[] {
  const field = run.decks.find(({ name }) => mine.startsWith(`${name}/`))?.field;
  const met = square[entrants.indexOf(mine)]?.flatMap((meeting, i) =>
    meeting?.rate.value === undefined ? [] : [{ name: label(entrants[i]!), rate: meeting.rate }],
  );
  if (field === undefined || met === undefined || met.length === 0) return [];
  const sorted = met.toSorted((a, b) => b.rate.value! - a.rate.value!);
  const against = ({ name, rate }: { name: string; rate: Estimate }) => `${name} (${percentWithin(rate)})`;
  const ends = `Its best opponent is ${against(sorted[0]!)}, its worst ${against(sorted.at(-1)!)}.`;
  return [
    `${label(mine)} wins ${percentWithin(field)} against this field of ${met.length}.`,
    ...(met.length > 1 ? [ends] : []),
  ];
}

function goingFirst({ firstAdvantage: { value, low, high } }: Model): string[] {
  if (value === undefined) return [];
  const first = { value: (1 + value) / 2, low: (1 + low) / 2, high: (1 + high) / 2 };
  return [`Whoever goes first wins ${percentWithin(first)} of the games: ${worthOf(value, low, high)}.`];
}

function worthOf(value: number, low: number, high: number): string {
  if (low <= 0 && high >= 0) return 'no clear advantage';
  const points = signedPoints(Math.abs(value)).slice(1);
  return low > 0 ? `worth ${points} points over going second` : `${points} points less than going second`;
}

function lengthOf({ run }: Model): string[] {
  const spread = run.digest.lengths;
  if (spread === undefined) return [];
  const [low, median, high] = [spread.low, spread.median, spread.high].map((turns) => fixed(turns, 0));
  return [`Half of all games take ${low!} to ${high!} turns, both players together; the middle one takes ${median!}.`];
}
