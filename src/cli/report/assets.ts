import type { Assets } from '../../report/model/run.js';
import { readFileSync } from 'node:fs';
import { packageFolder } from '../../package.js';

/** In this order: what is for phones and for paper comes on top of the rest. */
const STYLES = [
  ...['page', 'overview', 'figures', 'tables', 'axis', 'matchups', 'cards', 'replays', 'board', 'runs'],
  ...['phone', 'paper'],
];

/** What `npm run build` made of `src/report/client`: for reports and replays, and for the index of runs. */
export const assets = (): Assets => ({ script: read('page.js'), style: style() });

export const liveAssets = (): Assets => ({ script: read('live.js'), style: style() });

const style = (): string => STYLES.map((name) => read(`styles/${name}.css`)).join('');

const read = (file: string): string => readFileSync(new URL(`dist/src/report/client/${file}`, packageFolder()), 'utf8');
