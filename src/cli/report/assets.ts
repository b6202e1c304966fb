import { readFileSync } from 'node:fs';
import type { Assets } from '../../report/run.js';

/** What `npm run build` made of `src/report/client`: for reports and replays. */
export const assets = (): Assets => ({ script: read('page.js'), style: read('page.css') });

const read = (file: string): string => readFileSync(new URL(`../../report/client/${file}`, import.meta.url), 'utf8');
