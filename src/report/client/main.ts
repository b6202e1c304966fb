// What the page does once it is open.
import type { PageData } from '../page-data.js';
import { setUpCards } from './cards.js';
import { find } from './dom.js';
import { setUpDownloads } from './download.js';
import { setUpHeatMap } from './heat-map.js';
import { setUpNav } from './nav.js';
import { setUpOverflow } from './overflow.js';
import { setUpPaper } from './paper.js';
import { setUpReplays } from './replays.js';
import { setUpSorting } from './sorting.js';
import { setUpTempo } from './tempo-chart.js';

const data = JSON.parse(find('#data')!.textContent) as PageData;

setUpDownloads();
setUpSorting();
setUpHeatMap(data);
setUpTempo(data);
setUpCards(data);
setUpReplays(data);
setUpNav();
setUpOverflow();
setUpPaper();
