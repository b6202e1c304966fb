// The choice of the replay that the viewer shows: by form, by link from a matchup, or by the hash of the address.
import { type PageData, type PageReplay, REASON_WORDS } from '../model/page-data.js';
import { find, make } from './dom.js';
import { Viewer } from './viewer.js';
import { decodeFrames, type EncodedFrames, inflated } from '../model/frames-codec.js';

const HASH = '#replay=';

export function setUpReplays(data: PageData): void {
  if (data.replays.length === 0) return;
  setUpForm(data);
  const requested = data.replays.findIndex(({ id }) => `${HASH}${encodeURIComponent(id)}` === location.hash);
  // Without a hash the first replay is shown, but the page does not scroll to it.
  void show(data, Math.max(0, requested));
  if (requested >= 0) find('#replays')?.scrollIntoView();
}

/** Shows a replay, scrolls to it and focuses it. */
export function openReplay(data: PageData, index: number): void {
  history.replaceState(null, '', `${HASH}${encodeURIComponent(data.replays[index]!.id)}`);
  find('#replays')?.scrollIntoView();
  void show(data, index).then(() => find('#viewer')?.focus());
}

let shown: Viewer | undefined;

async function show(data: PageData, index: number): Promise<void> {
  const replay = data.replays[index]!;
  updateForm(data, index);
  const encoded = await loadFrames(replay);
  shown?.close();
  shown = new Viewer(find('#viewer')!, replay, decodeFrames(encoded));
}

async function loadFrames({ film, place }: PageReplay): Promise<EncodedFrames> {
  const games = JSON.parse(await inflated(find(`#${film}`)!.textContent)) as EncodedFrames[];
  return games[place]!;
}

function selects(): { pairing: HTMLSelectElement; game: HTMLSelectElement } | undefined {
  const [pairing, game] = ['matchup', 'replay'].map((name) => find(`#replay-form select[name=${name}]`));
  return pairing instanceof HTMLSelectElement && game instanceof HTMLSelectElement ? { pairing, game } : undefined;
}

function setUpForm(data: PageData): void {
  const form = selects();
  if (form === undefined) return;
  const indices = [...new Set(data.replays.map(({ matchup }) => matchup))];
  form.pairing.append(...indices.map((index) => make('option', { value: index }, matchupName(data, index))));
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

const matchupName = ({ matchups, entrants }: PageData, index: number): string => {
  const matchup = matchups[index];
  return matchup === undefined ? '' : `${entrants[matchup.a]!} against ${entrants[matchup.b]!}`;
};

/** Selects the shown replay in the form. */
function updateForm(data: PageData, index: number): void {
  const form = selects();
  if (form === undefined) return;
  const { matchup } = data.replays[index]!;
  form.pairing.value = String(matchup);
  form.game.replaceChildren(
    ...data.replays.flatMap((replay, i) =>
      replay.matchup === matchup
        ? [make('option', { value: i }, `${REASON_WORDS[replay.reason]} (${replay.turns} turns)`)]
        : [],
    ),
  );
  form.game.value = String(index);
}
