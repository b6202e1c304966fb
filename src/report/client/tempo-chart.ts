// The tempo chart: the form, the curves with their bands, the legend and the CSV.
import { type CurvePoint, type PageData, type Band, type PageTempo, pointsOf, floorOf } from '../model/page-data.js';
import { find, isForm, make, fieldOf, makeSvg } from './dom.js';
import { drawIn, COLOURS, common } from './charts.js';
import { offerCsv } from './download.js';
import type { Outcome } from '../../tables/read-tempo.js';
import { type Markish, ruleY, lineY, areaY, line, dot, crosshairX, tip, pointerX, plot } from '@observablehq/plot';

interface ShownCurve {
  readonly label: string;
  readonly colour: string;
  readonly dash: string;
  readonly points: readonly CurvePoint[];
}

export function setUpTempo(data: PageData): void {
  const [form, chart, title, key] = ['#tempo-form', '#tempo-chart', '#tempo-caption', '#tempo-key'].map((id) =>
    find(id),
  );
  const { tempo } = data;
  if (tempo === undefined || !isForm(form) || chart === undefined || title === undefined) return;
  const shown = () => chosen(data, tempo, form);
  const redraw = drawIn(chart, (width) => {
    const { curves, measure } = shown();
    const { label, about } = tempo.measures[measure]!;
    title.replaceChildren(
      `${label} by own turn`,
      ...(about.toLowerCase() === label.toLowerCase() || about === ''
        ? []
        : [make('small', { class: 'faint' }, ` ${about}`)]),
    );
    key?.replaceChildren(
      ...curves.map(keyItem),
      make('li', { class: 'faint' }, lineSample('var(--faint)', '', 1), 'all others'),
    );
    const names = curves.map((curve) => curve.label).join(', ');
    return draw(width, tempo, measure, curves, fieldOf(form, 'band') as Band, `${label} by own turn: ${names}`);
  });
  form.addEventListener('change', redraw);
  offerCsv('tempo', () => {
    const { curves, measure } = shown();
    return [
      ['curve', 'turn', 'games', tempo.measures[measure]!.name, 'low', 'high'],
      ...curves.flatMap(({ label, points }) =>
        points.map(({ turn, games, mean, low, high }) => [label, turn, games, mean, low, high]),
      ),
    ];
  });
}

const keyItem = ({ label, colour, dash }: ShownCurve): HTMLElement =>
  make('li', {}, lineSample(colour, dash, 2.5), label);

const lineSample = (stroke: string, dash: string, width: number): SVGElement =>
  makeSvg(
    'svg',
    { viewBox: '0 0 28 8', 'aria-hidden': 'true' },
    makeSvg('line', {
      x1: 0,
      x2: 28,
      y1: 4,
      y2: 4,
      style: `stroke:${stroke};stroke-width:${width};stroke-dasharray:${dash}`,
    }),
  );

const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = { all: '', won: ', games won', lost: ', games lost' };

function chosen(
  { entrants }: PageData,
  tempo: PageTempo,
  form: HTMLFormElement,
): { curves: ShownCurve[]; measure: number } {
  const measure = tempo.measures.findIndex(({ name }) => name === fieldOf(form, 'measure'));
  const outcome = fieldOf(form, 'outcome');
  const outcomes = (outcome === 'both' ? ['won', 'lost'] : [outcome]) as Outcome[];
  const indices = [...new Set([fieldOf(form, 'entrant'), fieldOf(form, 'other')])]
    .filter((text) => text !== '')
    .map(Number);
  const curves = indices.flatMap((entrant) => outcomes.map((each) => ({ entrant, outcome: each })));
  return {
    measure,
    curves: curves.map(({ entrant, outcome: each }, i) => ({
      label: entrants[entrant]! + OUTCOME_WORDS[each],
      colour: COLOURS[i]!,
      dash: each === 'lost' ? '5 4' : '',
      points: curvePoints(tempo, entrant, each, measure, fieldOf(form, 'band') as Band),
    })),
  };
}

function curvePoints(tempo: PageTempo, entrant: number, outcome: Outcome, measure: number, band: Band): CurvePoint[] {
  const curve = tempo.curves.find((each) => each.entrant === entrant && each.outcome === outcome);
  return curve === undefined ? [] : pointsOf(curve, measure, band, floorOf(tempo.curves, measure));
}

function draw(
  width: number,
  tempo: PageTempo,
  measure: number,
  curves: readonly ShownCurve[],
  band: Band,
  label: string,
) {
  const others = tempo.curves
    .filter(({ outcome }) => outcome === 'all')
    .map((curve) => pointsOf(curve, measure, band, floorOf(tempo.curves, measure)));
  const all = curves.flatMap(({ label: name, points }) => points.map((point) => ({ ...point, name })));
  const marks: Markish[] = [
    ruleY([0], { stroke: 'var(--line)' }),
    ...others.map((points) =>
      lineY(points, { x: 'turn', y: 'mean', stroke: 'var(--faint)', strokeOpacity: 0.35, strokeWidth: 1 }),
    ),
    ...curves.map(({ points, colour }) =>
      areaY(points, { x: 'turn', y1: 'low', y2: 'high', fill: colour, fillOpacity: 0.16 }),
    ),
    ...curves.map(({ points, colour, dash }) =>
      line(points, {
        x: 'turn',
        y: 'mean',
        stroke: colour,
        strokeWidth: 2.5,
        ...(dash === '' ? {} : { strokeDasharray: dash }),
      }),
    ),
    ...curves.map(({ points, colour }) => dot(points, { x: 'turn', y: 'mean', fill: colour, r: 2.5 })),
    crosshairX(all, { x: 'turn', y: 'mean', color: 'var(--faint)' }),
    tip(all, pointerX({ x: 'turn', y: 'mean', title: tipText, fill: 'var(--paper)' })),
  ];
  return plot({
    ...common(width, label),
    height: Math.max(260, Math.min(420, width * 0.45)),
    marginLeft: 44,
    marginBottom: 44,
    x: {
      label: 'own turn',
      tickFormat: 'd',
      ticks: Math.min(12, width / 50),
      insetLeft: 8,
      insetRight: 8,
      labelOffset: 40,
    },
    y: { label: tempo.measures[measure]!.label, grid: true, nice: true, ticks: 6 },
    marks,
  });
}

const tipText = ({ name, turn, mean, low, high, games }: CurvePoint & { readonly name: string }): string =>
  `${name}\nturn ${turn}: ${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})\n${games.toLocaleString('en')} games`;
