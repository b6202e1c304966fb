// All ways of hostile agents, in groups that play in one run.
import { isLong } from './long.js';

/** How games of a way end. `any`: the ways of this kind depend on the moment at which a signal or a line arrives. */
export type Ending = 'plays' | 'forfeit' | 'time' | 'any';

export interface Group {
  readonly name: string;
  /** Seconds for each decision; default: 60. */
  readonly seconds?: number;
  /** Plays in a sandbox: elsewhere these ways would harm the lab, or leave processes that cannot be found. */
  readonly sandbox?: boolean;
  /** By file of the agent: how at least one of its games must end. */
  readonly ways: Readonly<Record<string, Ending>>;
}

const named = (ending: Ending, files: string): Readonly<Record<string, Ending>> =>
  Object.fromEntries(
    files
      .split(/\s+/)
      .filter(Boolean)
      .map((file) => [file, ending]),
  );

/** The worst ways: every `npm test` plays them. */
const WORST: readonly string[] = [
  // The pipe of the lab never empties, or never closes.
  'floods-lab-with-lines.js',
  'child-holds-pipes.py',
  'daemon-holds-pipes.py',
  // The lab hashes a file that never ends.
  'forged-files-endless.js',
  // Reading the answer, or reporting it, overflows the stack.
  'answers-with-deep-objects.py',
  'greets-with-deep-parameter.py',
  // Names that every object inherits.
  'greets-with-parameter-to-string.py',
  'answers-with-id-proto.py',
  // The report of an error throws.
  'throws-proxy.js',
  'throws-message-symbol.js',
  'hello-parameter-cycle.js',
  // Escape sequences for the terminal.
  'throws-control-characters.js',
  // Answers before their requests.
  'answers-early.js',
  // No end without a signal that cannot be ignored.
  'stops-itself.py',
  'ignores-signals.js',
];

/** Runs with these agents start and end as usual. */
const GROUPS: readonly Group[] = [
  {
    name: 'answers that are no options',
    ways: {
      ...named(
        'forfeit',
        `answers-nan.js answers-negative.js answers-bigint.js answers-symbol.js answers-thenable.js answers-proxy.js
        answers-past-host.js`,
      ),
    },
  },
  {
    name: 'answers past the host',
    ways: named(
      'forfeit',
      `answers-deep-to-lab.js answers-proto-to-lab.js answers-deep-past-host.js answers-early.js
      answers-as-lab-error.js reads-lab-socket.js`,
    ),
  },
  {
    name: 'numbers of programs',
    ways: {
      ...named(
        'forfeit',
        `answers-with-nan.py answers-with-minus-one.py answers-with-huge.py answers-with-infinite.py
        answers-with-fraction.py answers-with-text.py answers-with-null.py answers-with-true.py answers-with-list.py
        answers-with-object.py answers-with-id-as-text.py answers-with-other-id.py answers-with-id-proto.py
        answers-with-id-constructor.py answers-with-quote.py answers-with-formula.py`,
      ),
      ...named(
        'plays',
        'answers-with-minus-zero.py answers-with-keys-twice.py answers-with-crlf.py answers-with-spaces.py',
      ),
    },
  },
  {
    name: 'lines of programs',
    ways: {
      ...named(
        'forfeit',
        `answers-with-id-deep.py answers-with-deep.py answers-with-deep-objects.py answers-with-wide.py
        answers-with-long-text.py answers-with-control.py answers-with-raw-control.py answers-with-surrogates.py
        answers-with-bom.py answers-with-empty-line.py answers-with-two-a-line.py answers-with-bytes.py
        answers-next-ones.py answers-and-exits.py answers-after-the-end.py exits-after-the-end.py greets-unasked.py
        greets-with-twice.py greets-with-and-answers.py greets-and-exits.py`,
      ),
      ...named('plays', 'answers-in-pieces.py greets-in-pieces.py greets-with-deep.py writes-to-stdin.py'),
    },
  },
  {
    name: 'descriptions',
    ways: {
      ...named(
        'plays',
        `hello-parameter-constructor.js hello-parameter-to-string.js hello-parameter-name.js
        hello-control-characters.js exports-then.js exports-promise.js loads-anything.js imports-data.js
        imports-loop.js imports-many.js imports-tests.js bom.ts hash-bang.js long.ts registers-hooks.js`,
      ),
      ...named(
        'forfeit',
        'answers-false-duration.js sits-down-to-nothing.js sits-down-to-promise.js sits-down-to-proxy.js',
      ),
    },
  },
  {
    name: 'descriptions of programs',
    ways: named(
      'plays',
      `greets-with-parameters-many.py greets-with-parameter-constructor.py greets-with-parameter-to-string.py
      greets-with-parameter-range.py greets-with-parameter-control.py greets-with-control.py
      greets-with-surrogates.py`,
    ),
  },
  {
    name: 'thrown values',
    ways: named(
      'forfeit',
      `throws-message-getter.js throws-message-symbol.js throws-message-object.js throws-long-message.js
      throws-control-characters.js throws-surrogates.js throws-proxy.js throws-null-prototype.js
      throws-revoked-proxy.js throws-prepared-stack.js throws-at-game-start.js`,
    ),
  },
  {
    name: 'errors outside a call',
    ways: {
      ...named('forfeit', 'throws-in-promise.js throws-in-microtask.js throws-in-tick.js exits-in-promise.js'),
      ...named('any', 'thread-throws.js thread-exits-process.js exits-between-decisions.js'),
      ...named('plays', 'throws-at-exit.js sets-exit-code.js'),
    },
  },
  {
    name: 'ends of the process',
    ways: named(
      'forfeit',
      `deletes-itself.js becomes-a-folder.js becomes-an-endless-file.js exits-at-game-start.js aborts.js
      faults-memory.js closes-lab-pipe.js closes-every-file.js closes-output.js ends-lab-socket.js closes-stderr.py`,
    ),
  },
  {
    name: 'no end',
    ways: named(
      'plays',
      'loops-at-exit.js stays-after-the-end.js ignores-closed-stdin.py stops-at-end.py floods-at-end.py',
    ),
  },
  {
    name: 'output',
    ways: {
      ...named(
        'forfeit',
        `floods-lab-with-empty-lines.js floods-lab-with-a-line.js floods-while-idle.js writes-half-a-line.js
        writes-invalid-utf8.js writes-other-line-ends.js floods-stdout-lines.py floods-stdout-empty-lines.py
        floods-stdout-line.py`,
      ),
      ...named('any', 'floods-lab-with-lines.js'),
      ...named('plays', 'writes-control-characters.js writes-a-stack.js writes-half-characters.js'),
    },
  },
  {
    name: 'changed built-in objects',
    ways: {
      ...named(
        'forfeit',
        `patches-json-parse.js patches-json-stringify.js patches-to-json.js patches-object-prototype.js
        patches-iterator.js patches-process.js patches-game.js`,
      ),
      ...named(
        'any',
        `patches-map.js patches-split.js patches-then.js patches-timers.js freezes-prototypes.js patches-options.js
        patches-random.js`,
      ),
    },
  },
  {
    name: 'memory',
    ways: named(
      'forfeit',
      'takes-shared-memory.js takes-memory-while-idle.js takes-memory-in-threads.js copies-states.js takes-memory-in-child.py',
    ),
  },
  {
    name: 'child processes',
    ways: {
      ...named(
        'plays',
        `child-in-group.js child-in-session.js child-holds-pipes.js child-at-exit.js child-in-group.py
        child-in-session.py child-holds-pipes.py child-without-environment.py child-ignores-signals.py
        child-of-child.py renames-process.py`,
      ),
      // Each process counts with all its memory, also with the pages that it shares.
      ...named('any', 'children-many.py child-floods-stdout.py'),
    },
  },
  {
    // They take a core each until the run ends, so few others play with them.
    name: 'busy processes',
    ways: named('any', 'child-loops.py child-floods-stderr.js loops-in-a-thread.js'),
  },
  {
    name: 'daemons',
    ways: {
      ...named('plays', `child-at-load.js daemon-at-load.py daemon-holds-pipes.py daemon-at-end.py`),
      ...named('any', 'takes-memory-in-daemon.py daemon-forks-on.py daemon-stopped.py'),
    },
  },
  {
    name: 'no answer',
    seconds: 1,
    ways: named(
      'time',
      `answers-late.js stops-itself.js stops-itself-when-idle.js ignores-signals.js loops-in-microtasks.js
      loops-in-ticks.js waits-for-debugger.js patches-emit.js patches-socket-write.js`,
    ),
  },
  {
    name: 'busy for ever',
    seconds: 1,
    ways: {
      ...named('time', 'loops-in-wasm.js backtracks.js throws-looping-getter.js'),
      ...named('any', 'floods-stdout.js floods-stderr.js takes-wasm-memory.js'),
    },
  },
  {
    name: 'no answer of a program',
    seconds: 1,
    ways: {
      ...named(
        'time',
        `answers-late.py floods-slowly.py never-reads-again.py closes-stdin.py stops-itself.py stops-group.py
        moves-group.py drops-rights.py`,
      ),
      ...named('any', 'closes-stdout.py floods-stderr.py daemon-and-exit.py leaves-group.py'),
    },
  },
  {
    name: 'intrusions',
    sandbox: true,
    ways: {
      ...named(
        'plays',
        `kills-at-load.py sends-sigstop.py sends-sigusr1.py sees-processes.py sees-report.py sees-secrets.py
        opens-network.py writes-files.py writes-scratch.py fills-scratch.py mounts.py daemon-without-pipes.py`,
      ),
      ...named('any', 'sends-sigkill.py sends-sigint.py sends-sigterm.py kills-all.py'),
    },
  },
  {
    name: 'ways from other groups, in a sandbox',
    sandbox: true,
    ways: {
      ...named('plays', 'child-holds-pipes.py child-at-exit.js'),
      ...named('forfeit', 'throws-proxy.js closes-every-file.js takes-memory-in-child.py floods-stdout-line.py'),
    },
  },
];

/** The groups to play: all of them in long tests; else the worst ways, in one group for each time limit. */
/** `npm run test:long` plays the first ways of each group, and `WAYS=all` every way. */
const PLAYS_ALL = process.env.WAYS === 'all';

export function groupsToPlay(): readonly Group[] {
  if (PLAYS_ALL) return GROUPS;
  if (isLong)
    return GROUPS.map((group) => ({ ...group, ways: Object.fromEntries(Object.entries(group.ways).slice(0, 4)) }));
  return [60, 1].map((limit) => ({
    name: `the worst, with ${limit} s for each decision`,
    seconds: limit,
    ways: Object.fromEntries(
      GROUPS.filter(({ seconds = 60, sandbox = false }) => seconds === limit && !sandbox)
        .flatMap(({ ways }) => Object.entries(ways))
        .filter(([file]) => WORST.includes(file)),
    ),
  }));
}

/** A run with one of these agents is refused, before it starts or when the agent has changed. */
const REFUSED: readonly string[] = Object.keys(
  named(
    'any',
    `exits-at-load.js exits-at-hello.js takes-memory-at-load.js edits-itself.js forged-empty.js forged-null.js
    forged-files-wrong.js forged-files-missing.js forged-files-endless.js forged-parameters.js forged-wrong.js
    hello-parameter-proto.js hello-parameter-bigint.js hello-parameter-cycle.js hello-parameter-getter.js
    hello-many-parameters.js hello-proxy.js hello-reproducible-throws.js hello-reproducible-promise.js
    greets-with-nothing.py greets-with-list.py greets-with-protocol-2.py greets-with-parameter-proto.py
    greets-with-protocol-inherited.py greets-with-parameter-infinite.py greets-with-parameters-list.py
    greets-with-deep-parameter.py greets-with-wrong-keys.py greets-with-escapes.py greets-in-utf16.py
    exits-before-hello.py floods-at-load.py edits-itself.py deletes-itself.py becomes-a-folder.py becomes-a-fifo.py
    becomes-an-endless-file.py syntax-error.ts jsx.ts import-equals.ts decorators.ts nested.ts nested.js zeros.ts
    empty.js name-of-control.ts throws-control-at-load.js throws-getters-at-load.js throws-proxy-at-load.js
    rejects-at-load.js recurses.js imports-itself.js imports-missing.js imports-folder.js imports-endless-file.js
    exports-nothing.js exports-harmful-getter.js exports-proxy.js exports-null-parameter.js`,
  ),
);

export const refusedToPlay = (): readonly string[] =>
  REFUSED.filter((file, i) => PLAYS_ALL || WORST.includes(file) || (isLong && i % 4 === 0));
