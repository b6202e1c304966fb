// A child process that exchanges lines of JSON with the lab, with limits on time, memory and output.
import { readFileSync } from 'node:fs';
import { type ProcessList, endProcess } from './process-list.js';
import { AgentFault } from './external-agent.js';
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { isRecord } from '../../input/fields.js';

/** Peak memory in megabytes of a process and its children; `undefined` on systems other than Linux. */
function peakMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (kilobytes === undefined) return undefined;
    return Number(kilobytes) / 1024 + childrenOf(pid).reduce((sum, child) => sum + (peakMegabytes(child) ?? 0), 0);
  } catch {
    return undefined;
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

export interface ChannelOptions {
  /** The program and its arguments. */
  readonly words: readonly string[];
  /** `standard`: messages use standard input and output; `own`: they use pipe 3, and standard output stays free. */
  readonly through: 'standard' | 'own';
  readonly megabytes: number;
  readonly processes: ProcessList;
}

/** An agent floods its output beyond this length of a line … */
const LONGEST_LINE = 1 << 20;

/** … or this number of unread lines. */
const MOST_QUEUED_LINES = 1000;

/** Characters of other output that the user sees. */
const MOST_SHOWN = 1 << 16;

const WATCHDOG_MILLISECONDS = 100;

/** Time for a process to exit after its input closes. */
const EXIT_MILLISECONDS = 1000;

/** A request that waits for its line. */
interface Request {
  readonly resolve: (line: string) => void;
  readonly reject: (fault: AgentFault) => void;
  readonly seconds: number;
  readonly since: number;
}

export class JsonLineProcess {
  readonly #child: ChildProcess;
  readonly #from: Readable;
  readonly #to: Writable;
  readonly #watchdog: NodeJS.Timeout;
  readonly #lines: string[] = [];
  /** The start of a line that is not complete. */
  #rest = '';
  #shown = 0;
  #request: Request | undefined;
  /** The reason why the process ended. */
  #fault: AgentFault | undefined;
  #peak = 0;

  constructor(private readonly options: ChannelOptions) {
    const { words, through, processes } = options;
    const own = through === 'own';
    // A separate process group: Ctrl-C reaches the lab alone, which then shuts its agents down.
    this.#child = spawn(words[0]!, words.slice(1), {
      stdio: own ? ['ignore', 'pipe', 'pipe', 'pipe'] : ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const { pid, stdio } = this.#child;
    if (pid !== undefined) processes.add(pid);
    this.#from = stdio[own ? 3 : 1] as Readable;
    this.#to = stdio[own ? 3 : 0] as Writable;
    // A failed write needs no report: the process has ended, and `close` reports that.
    this.#to.on('error', () => undefined);
    this.#from.setEncoding('utf8').on('data', (text: string) => {
      this.#receive(text);
    });
    for (const output of own ? [stdio[1]!, stdio[2]!] : [stdio[2]!])
      output.setEncoding('utf8').on('data', (text: string) => {
        this.#show(text);
      });
    this.#child.on('error', (error: NodeJS.ErrnoException) => {
      this.#fail(error.code === 'ENOENT' ? `cannot be started: no program "${words[0]!}"` : error.message);
    });
    this.#child.on('close', (code, signal) => {
      this.#fail(signal === null ? `ended with exit code ${code ?? '?'}` : `was ended by ${signal}`);
    });
    this.#watchdog = setInterval(() => {
      this.#enforceLimits();
    }, WATCHDOG_MILLISECONDS);
  }

  /** Whether the process still runs. */
  get isOpen(): boolean {
    return this.#fault === undefined;
  }

  /** Peak memory in megabytes; 0 if unknown. */
  get peak(): number {
    const { pid } = this.#child;
    if (pid !== undefined) this.#peak = Math.max(this.#peak, peakMegabytes(pid) ?? 0);
    return this.#peak;
  }

  send(message: object): void {
    if (this.isOpen) this.#to.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends a request; the next line is the answer. */
  async ask(message: object, seconds: number): Promise<Record<string, unknown>> {
    this.send(message);
    const line = await new Promise<string>((resolve, reject) => {
      this.#request = { resolve, reject, seconds, since: performance.now() };
      this.#answer();
    });
    return recordIn(line);
  }

  /** Kills the process; waiting and future requests fail with `fault`. */
  end(fault: AgentFault): void {
    if (!this.isOpen) return;
    this.#fault = fault;
    clearInterval(this.#watchdog);
    this.#rest = '';
    const { pid } = this.#child;
    if (pid !== undefined) {
      endProcess(pid);
      this.options.processes.remove(pid);
    }
    this.#answer();
  }

  /** Closes the input and waits for the process to exit; kills it after a second. */
  async shutDown(): Promise<void> {
    if (!this.isOpen) return;
    const closed = new Promise((resolve) => this.#child.once('close', resolve));
    const timer = setTimeout(() => {
      this.end(new AgentFault('did not exit'));
    }, EXIT_MILLISECONDS);
    this.#to.end();
    await closed;
    clearTimeout(timer);
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

  #show(text: string): void {
    if (this.#shown > MOST_SHOWN) return;
    this.#shown += text.length;
    process.stderr.write(this.#shown > MOST_SHOWN ? '… (an agent writes more than is shown)\n' : text);
  }

  #enforceLimits(): void {
    const { megabytes } = this.options;
    if (this.peak > megabytes) this.#fail(`took more than ${megabytes} MB of memory`);
    const request = this.#request;
    if (request !== undefined && performance.now() - request.since > 1000 * request.seconds)
      this.end(new AgentFault(`took longer than ${request.seconds} s`, true));
  }
}

function recordIn(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (isRecord(value) && !Array.isArray(value)) return value;
  } catch {
    // Reported below: JSON that is no object needs the same remedy.
  }
  throw new AgentFault(`wrote ${JSON.stringify(line.slice(0, 80))}; expected an object in one line of JSON`);
}
