// A child process that exchanges lines of JSON with the lab, with limits on time, memory and output.
import type { ProcessList, ListedProcess } from './process-list.js';
import { AgentFault } from './external-agent.js';
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { isRecord } from '../../input/fields.js';
import { agentEnvironment } from './environment.js';
import { familyOf, peakMegabytes, processesMarked } from './process-scan.js';
import { messageOf } from '../match/game-runner.js';
import { withDeathSignal } from './death-signal.js';
import { showOutput } from './agent-output.js';

export interface ProcessOptions {
  /** The name of the agent, for its output. */
  readonly name: string;
  /** The program and its arguments. */
  readonly words: readonly string[];
  /** `standard`: messages use standard input and output; `own`: they use pipe 3, and standard output stays free. */
  readonly through: 'standard' | 'own';
  readonly megabytes: number;
  readonly sandbox: boolean;
  readonly env: readonly string[];
  readonly processes: ProcessList;
}

/** An agent floods its output beyond this length of a line … */
const LONGEST_LINE = 1 << 20;

/** … or this number of unread lines. */
const MOST_QUEUED_LINES = 1000;

const WATCHDOG_MILLISECONDS = 100;

/** Ticks of the watchdog between two scans for processes that have left the family of the agent. */
const TICKS_PER_SCAN = 10;

/** Time for a process to exit after its input closes. */
const EXIT_MILLISECONDS = 800;

/** Time for a killed process to exit. */
const KILL_MILLISECONDS = 100;

/** After the exit of the process, its last lines may still be in the pipe. Other processes may hold the pipe open for ever. */
const DRAIN_MILLISECONDS = 50;

/** A request that waits for its line. */
interface Request {
  readonly resolve: (answer: string) => void;
  readonly reject: (fault: AgentFault) => void;
  readonly seconds: number;
  readonly since: number;
  /** Time by the lab's own clock: if the lab or the machine stands still, this time stands still, too. */
  milliseconds: number;
}

/** A message of an agent, and the line that it was. */
export interface Answer {
  readonly record: Readonly<Record<string, unknown>>;
  readonly line: string;
}

export class JsonLineProcess {
  readonly #child: ChildProcess;
  readonly #listed: ListedProcess;
  readonly #from: Readable;
  readonly #to: Writable;
  readonly #exited: Promise<unknown>;
  readonly #ended: Promise<void>;
  #resolveEnded: () => void = () => undefined;
  readonly #watchdog: NodeJS.Timeout;
  #ticks = 0;
  #lastTick = performance.now();
  readonly #lines: string[] = [];
  /** The start of a line that is not complete. */
  #rest = '';
  #request: Request | undefined;
  /** The reason why the process ended. */
  #fault: AgentFault | undefined;
  #peak = 0;
  /** Processes with the mark of this one that the last scan found. */
  #marked: readonly number[] = [];

  constructor(private readonly options: ProcessOptions) {
    const { name, words, through, processes } = options;
    const own = through === 'own';
    this.#listed = processes.reserve();
    this.#child = this.#spawn(own ? ['ignore', 'pipe', 'pipe', 'pipe'] : ['pipe', 'pipe', 'pipe']);
    const { pid, stdio } = this.#child;
    if (pid !== undefined) this.#listed.pid = pid;
    this.#from = stdio[own ? 3 : 1] as Readable;
    this.#to = stdio[own ? 3 : 0] as Writable;
    // A failed pipe needs no report: the process has ended, and `exit` reports that.
    for (const stream of stdio) stream?.on('error', () => undefined);
    this.#from.setEncoding('utf8').on('data', (text: string) => {
      this.#receive(text);
    });
    for (const output of own ? [stdio[1], stdio[2]] : [stdio[2]]) showOutput(name, output!);
    this.#exited = new Promise((resolve) => this.#child.once('exit', resolve).once('error', resolve));
    this.#ended = new Promise((resolve) => (this.#resolveEnded = resolve));
    this.#child.on('error', (error: NodeJS.ErrnoException) => {
      this.#fail(error.code === 'ENOENT' ? `cannot be started: no program "${words[0]!}"` : error.message);
    });
    const fail = this.#fail.bind(this);
    for (const event of ['exit', 'close'] as const)
      this.#child.on(event, (code: number | null, signal: string | null) => {
        const reason = reasonOf(code, signal);
        if (event === 'close') this.#fail(reason);
        else setTimeout(() => setImmediate(fail, reason), DRAIN_MILLISECONDS);
      });
    this.#watchdog = setInterval(() => {
      this.#enforceLimits();
    }, WATCHDOG_MILLISECONDS);
  }

  /** Whether the process still runs. */
  get isOpen(): boolean {
    return this.#fault === undefined;
  }

  /** Peak memory in megabytes of the process and all processes that it has started; 0 if unknown. */
  get peak(): number {
    const { pid } = this.#child;
    if (pid === undefined || !this.isOpen) return this.#peak;
    const all = [...new Set([...familyOf(pid), ...this.#marked])];
    return (this.#peak = Math.max(
      this.#peak,
      all.reduce((sum, each) => sum + (peakMegabytes(each) ?? 0), 0),
    ));
  }

  send(message: object): void {
    if (this.isOpen) this.#to.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends a request; the next line is the answer. */
  async ask(message: object, seconds: number): Promise<Answer> {
    this.send(message);
    const line = await new Promise<string>((resolve, reject) => {
      this.#request = { resolve, reject, seconds, since: performance.now(), milliseconds: 0 };
      this.#answer();
    });
    return { record: recordIn(line), line };
  }

  /** Kills the process and all processes that it has started; waiting and future requests fail with `fault`. */
  end(fault: AgentFault): void {
    if (!this.isOpen) return;
    this.#fault = fault;
    clearInterval(this.#watchdog);
    this.#rest = '';
    this.#listed.end();
    // Processes that were not found may still hold the pipes.
    for (const stream of this.#child.stdio) stream?.destroy();
    this.#child.unref();
    this.#resolveEnded();
    this.#answer();
  }

  /** Closes the input and waits for the process to exit; kills it if that takes too long. */
  async shutDown(): Promise<void> {
    if (!this.isOpen) return;
    this.#to.end();
    await inTime(this.#ended, EXIT_MILLISECONDS);
    this.end(new AgentFault('has been shut down'));
    await inTime(this.#exited, KILL_MILLISECONDS);
  }

  #spawn(stdio: StdioOptions): ChildProcess {
    const { words, env: names, sandbox } = this.options;
    try {
      // bwrap ends with its parent by itself.
      const [program, ...rest] = sandbox ? words : withDeathSignal(words);
      // A separate process group: Ctrl-C reaches the lab alone, which then shuts its agents down.
      const env = agentEnvironment(names, this.#listed.mark, sandbox);
      return spawn(program!, rest, { stdio, detached: true, env });
    } catch (error) {
      this.#listed.end();
      throw new AgentFault(`cannot be started: ${messageOf(error)}`);
    }
  }

  #fail(reason: string): void {
    this.end(new AgentFault(reason));
  }

  #receive(text: string): void {
    if (!this.isOpen) return;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    this.#lines.push(...lines);
    if (this.#rest.length > LONGEST_LINE) this.#fail('flooded its output: a line of more than 1 MB');
    // Backpressure: unread lines stay in the memory of the agent.
    if (this.#lines.length > MOST_QUEUED_LINES) this.#from.pause();
    this.#answer();
  }

  /** Lines answer requests in order, so that timing never decides which line answers which request. */
  #answer(): void {
    const request = this.#request;
    if (request === undefined) return;
    const line = this.#lines.shift();
    if (line === undefined && this.#fault === undefined) return;
    this.#request = undefined;
    if (this.#lines.length < MOST_QUEUED_LINES) this.#from.resume();
    if (line !== undefined) request.resolve(line);
    else request.reject(this.#fault!);
  }

  #enforceLimits(): void {
    const { pid } = this.#child;
    if (pid !== undefined && this.#ticks++ % TICKS_PER_SCAN === 0) this.#marked = processesMarked(this.#listed.mark);
    const { megabytes } = this.options;
    if (this.peak > megabytes) this.#fail(`took more than ${megabytes} MB of memory`);
    const now = performance.now();
    const request = this.#request;
    if (request !== undefined) this.#addTick(request, now);
    this.#lastTick = now;
  }

  /** A tick counts at most its nominal length: a lab that was stopped and continued takes no time from an agent. */
  #addTick(request: Request, now: number): void {
    request.milliseconds += Math.min(now - Math.max(this.#lastTick, request.since), WATCHDOG_MILLISECONDS);
    if (request.milliseconds < 1000 * request.seconds) return;
    // The answer may be in the pipe already: Node reads pipes between this timer and `setImmediate`.
    setImmediate(() => {
      if (this.#request === request) this.end(new AgentFault(`took longer than ${request.seconds} s`, true));
    });
  }
}

/** The exit code of a sandbox tells the signal that ended the agent. */
function reasonOf(code: number | null, signal: string | null): string {
  const [name] = Object.entries(constants.signals).find(([, number]) => number + 128 === code) ?? [signal];
  return name === null ? `ended with exit code ${code ?? '?'}` : `was ended by ${name}`;
}

/** Waits for `event`, but not longer than this. */
async function inTime(event: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([event, late]);
  clearTimeout(timer);
}

function recordIn(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (isRecord(value) && !Array.isArray(value)) return value;
  } catch {
    // Reported below: JSON that is no object needs the same remedy.
  }
  throw new AgentFault(`wrote ${JSON.stringify(line.slice(0, 80))}; expected an object in one line of JSON`);
}
