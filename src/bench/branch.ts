// The workload `branch`: the cost of one ply with the parent kept, as in a tree search.
import type { State } from '../games/lorcana/state/state.js';
import { ActionList, OVER, apply } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { numberedAgent, vanilla, vanillaTable, numberedSeeds } from './decks.js';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Figures, secondsOf, type Workload } from './workload.js';
import { Signature } from '../core/signature.js';

const GAMES = 200;

const PASSES = 5;

interface Parents {
  readonly states: readonly State[];
  readonly actions: readonly Int32Array[];
  readonly children: number;
}

/** Parents are all decisions of `games` random games; each legal action of a parent makes a child. */
function makeParents(games: number): Parents {
  const list = new ActionList();
  const states: State[] = [];
  const actions: Int32Array[] = [];
  for (let seed = 0; seed < games; seed++) {
    const rng = new Rng(numberedAgent(seed));
    let state = vanilla.setup(vanillaTable, numberedSeeds(seed));
    while (vanilla.toMove(state) !== OVER) {
      vanilla.legal(state, list);
      states.push(state);
      actions.push(list.items.slice(0, list.count));
      state = apply(vanilla, state, list.items[rng.int(list.count)]!);
    }
  }
  return { states, actions, children: actions.reduce((sum, { length }) => sum + length, 0) };
}

function eachChild({ states, actions }: Parents, visit: (child: State) => void): void {
  for (let i = 0; i < states.length; i++) {
    const parent = states[i]!;
    const options = actions[i]!;
    for (let k = 0; k < options.length; k++) visit(apply(vanilla, parent, options[k]!));
  }
}

/** Bytes on the heap after a full collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

function measure(parents: Parents): Figures {
  let last: State | undefined;
  const dropped = secondsOf(() => {
    for (let pass = 0; pass < PASSES; pass++)
      eachChild(parents, (child) => {
        last = child;
      });
  });
  const before = heapBytes();
  const kept: State[] = [];
  const keeping = secondsOf(() => {
    eachChild(parents, (child) => kept.push(child));
  });
  const bytes = heapBytes() - before;
  const signature = new Signature();
  for (const child of kept) signature.addText(vanilla.signature(child));
  signature.addText(vanilla.signature(last!));
  return {
    children: parents.children,
    dropped_ns: (dropped / PASSES / parents.children) * 1e9,
    kept_ns: (keeping / parents.children) * 1e9,
    bytes_per_child: bytes / parents.children,
    signature: signature.toString(),
  };
}

let parents: Parents | undefined;

export const branchWorkload: Workload = {
  name: 'branch',
  about: 'a branch and one action, the parent kept; bytes retained for each child',
  main: { figure: 'dropped_ns', better: 'less' },
  warmUp: () => {
    parents ??= makeParents(GAMES);
    for (let i = 0; i < 2; i++) measure(parents);
  },
  run: (games) => measure(games === undefined ? (parents ??= makeParents(GAMES)) : makeParents(games)),
};
