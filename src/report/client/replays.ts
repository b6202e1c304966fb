// Which game is looked at.
import { type PageData, type PageReplay, REASON_WORDS } from '../model/page-data.js';
import { find, make } from './dom.js';
import { Viewer } from './viewer.js';
import { decodeFrames, type EncodedFrames, inflated } from '../model/frames-codec.js';

const HASH = '#replay=';

export function setUpReplays(data: PageData): void {
  if (data.replays.length === 0) return;
  setUpForm(data);
  const asked = data.replays.findIndex(({ id }) => `${HASH}${encodeURIComponent(id)}` === location.hash);
  // One is open from the start, so that the page shows what there is; it takes nobody there.
  void show(data, Math.max(0, asked));
  if (asked >= 0) find('#replays')?.scrollIntoView();
}

/** Goes there. */
export function openReplay(data: PageData, place: number): void {
  history.replaceState(null, '', `${HASH}${encodeURIComponent(data.replays[place]!.id)}`);
  find('#replays')?.scrollIntoView();
  void show(data, place).then(() => find('#viewer')?.focus());
}

let shown: Viewer | undefined;

async function show(data: PageData, place: number): Promise<void> {
  const replay = data.replays[place]!;
  choose(data, place);
  const reel = await loadFrames(replay);
  shown?.close();
  shown = new Viewer(find('#viewer')!, replay, decodeFrames(reel));
}

async function loadFrames({ film, place }: PageReplay): Promise<EncodedFrames> {
  const reels = JSON.parse(await inflated(find(`#${film}`)!.textContent)) as EncodedFrames[];
  return reels[place]!;
}

function selects(): { pairing: HTMLSelectElement; game: HTMLSelectElement } | undefined {
  const [pairing, game] = ['matchup', 'replay'].map((name) => find(`#replay-form select[name=${name}]`));
  return pairing instanceof HTMLSelectElement && game instanceof HTMLSelectElement ? { pairing, game } : undefined;
}

function setUpForm(data: PageData): void {
  const form = selects();
  if (form === undefined) return;
  const places = [...new Set(data.replays.map(({ matchup }) => matchup))];
  form.pairing.append(...places.map((place) => make('option', { value: place }, matchupName(data, place))));
  form.pairing.addEventListener('change', () => {
    void show(
      data,
      data.replays.findIndex(({ matchup }) => matchup === Number(form.pairing.value)),
    );
  });
  form.game.addEventListener('change', () => {
    void show(data, Number(form.game.value));
  });
}

const matchupName = ({ matchups, entrants }: PageData, place: number): string => {
  const matchup = matchups[place];
  return matchup === undefined ? '' : `${entrants[matchup.a]!} against ${entrants[matchup.b]!}`;
};

/** The form says what is shown. */
function choose(data: PageData, place: number): void {
  const form = selects();
  if (form === undefined) return;
  const { matchup } = data.replays[place]!;
  form.pairing.value = String(matchup);
  form.game.replaceChildren(
    ...data.replays.flatMap((replay, i) =>
      replay.matchup === matchup
        ? [make('option', { value: i }, `${REASON_WORDS[replay.reason]} (${replay.turns} turns)`)]
        : [],
    ),
  );
  form.game.value = String(place);
}
