import { html } from './html.js';
import type { PageModel } from '../model/page-model.js';
import type { Section } from './parts.js';
import { plural } from '../../findings/numbers.js';

/** Where the script draws a game. */
export const VIEWER = html`<div id="viewer" class="viewer" hidden></div>`;

export function replays({ run }: PageModel): Section {
  const { length } = run.replays;
  return {
    id: 'replays',
    title: 'Replays',
    body: html`
      <p class="lead">
        ${length === 0 ? 'No games to look at.' : `${plural(length, 'game')} to look at, step by step.`}
        ${run.replayNote} Any other:
        <code>tempolab replay DIR GAME --html FILE</code>.
      </p>
      ${
        length > 0 &&
        html`<form class="controls" id="replay-form">
          <label
            >Pairing
            <select name="matchup"></select
          ></label>
          <label
            >Game
            <select name="replay"></select
          ></label>
        </form>`
      }
      ${VIEWER}
    `,
  };
}
