// The script of the report page.
import { find } from './dom.js';
import type { PageData } from '../model/page-data.js';
import { setUpDownloads } from './download.js';
import { setUpSorting, setUpNav, setUpOverflow, setUpPrint } from './page-behaviour.js';
import { setUpHeatMap } from './heat-map-controls.js';
import { setUpTempo } from './tempo-chart.js';
import { setUpCards } from './card-chart.js';
import { setUpReplays } from './replays.js';

const data = JSON.parse(find('#data')!.textContent) as PageData;

setUpDownloads();

setUpSorting();

setUpHeatMap(data);

setUpTempo(data);

setUpCards(data);

setUpReplays(data);

setUpNav();

setUpOverflow();

setUpPrint();
