// The section of replays: a choice of games, and the viewer.
import { html } from './html.js';
import type { PageModel } from '../model/page-model.js';
import type { Section } from './parts.js';
import { plural } from '../../findings/page-numbers.js';

/** The script draws a game into this element. */
export const VIEWER = html`<div id="viewer" class="viewer" hidden></div>`;

export function replays({ run }: PageModel): Section {
  const { length } = run.replays;
  return {
    id: 'replays',
    title: 'Replays',
    body: html`
      <p class="lead">
        ${length === 0 ? 'No replays.' : `${plural(length, 'game')}, step by step.`} ${run.replayNote} For any other
        game:
        <code>tempolab replay DIR GAME --html FILE</code>.
      </p>
      ${
        length > 0 &&
        html`<form class="controls" id="replay-form">
          <label
            >Matchup
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
