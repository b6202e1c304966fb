import { readFileSync } from 'node:fs';
import { type ProcessList, endProcess } from './process-list.js';
import { AgentFault } from './external-agent.js';
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { isRecord } from '../../input/fields.js';

/**
 * The most memory that a process and all that it has started have ever held, in megabytes; `undefined` where the system does not tell
 * (other than Linux).
 */
export function peakMegabytes(pid: number): number | undefined {
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
// A process that is spoken to in lines of JSON.

export interface ChannelOptions {
  /** The program and its arguments. */
  readonly words: readonly string[];
  /** Whether messages go through standard input and output, or through a pipe of their own (3) that leaves these two free. */
  readonly through: 'standard' | 'own';
  readonly megabytes: number;
  readonly processes: ProcessList;
}

/** Characters of a line, and lines that nobody has asked for, beyond which a guest floods. */
const LONGEST_LINE = 1 << 20;

const MOST_QUEUED_LINES = 1000;

/** Characters of its other output that are shown to the user. */
const MOST_SHOWN = 1 << 16;

const WATCHDOG_MILLISECONDS = 100;

/** For a process that was asked to end. */
const EXIT_MILLISECONDS = 1000;

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
  #rest = '';
  #shown = 0;
  #request: Request | undefined;
  /** Why it can answer no more. */
  #fault: AgentFault | undefined;
  #peak = 0;

  constructor(private readonly options: ChannelOptions) {
    const { words, through, processes } = options;
    const own = through === 'own';
    // A group of its own: Ctrl-C is for the lab, which ends its guests in good order.
    this.#child = spawn(words[0]!, words.slice(1), {
      stdio: own ? ['ignore', 'pipe', 'pipe', 'pipe'] : ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const { pid, stdio } = this.#child;
    if (pid !== undefined) processes.add(pid);
    this.#from = stdio[own ? 3 : 1] as Readable;
    this.#to = stdio[own ? 3 : 0] as Writable;
    // What cannot be written is told by the end of the process.
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

  /** Whether it can still answer. */
  get isOpen(): boolean {
    return this.#fault === undefined;
  }

  /** Megabytes that it has held at most, as far as the system tells. */
  get peak(): number {
    const { pid } = this.#child;
    if (pid !== undefined) this.#peak = Math.max(this.#peak, peakMegabytes(pid) ?? 0);
    return this.#peak;
  }

  send(message: object): void {
    if (this.isOpen) this.#to.write(`${JSON.stringify(message)}\n`);
  }

  /** Its next line is the answer. */
  async ask(message: object, seconds: number): Promise<Record<string, unknown>> {
    this.send(message);
    const line = await new Promise<string>((resolve, reject) => {
      this.#request = { resolve, reject, seconds, since: performance.now() };
      this.#answer();
    });
    return recordIn(line);
  }

  /** At once; whatever is asked of it fails for this reason. */
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

  /** Lets it end by itself, if it does so soon. */
  async shutDown(): Promise<void> {
    if (!this.isOpen) return;
    const closed = new Promise((resolve) => this.#child.once('close', resolve));
    const timer = setTimeout(() => {
      this.end(new AgentFault('was dismissed'));
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
    // Whoever says more than it is asked waits for its questions; its memory is not ours.
    if (this.#lines.length > MOST_QUEUED_LINES) this.#from.pause();
    this.#answer();
  }

  /** Lines are answers in the order they come: which line answers what never depends on time. */
  #answer(): void {
    const question = this.#request;
    if (question === undefined) return;
    const line = this.#lines.shift();
    if (line === undefined && this.#fault === undefined) return;
    this.#request = undefined;
    if (this.#lines.length < MOST_QUEUED_LINES) this.#from.resume();
    if (line !== undefined) question.resolve(line);
    else question.reject(this.#fault!);
  }

  #show(text: string): void {
    if (this.#shown > MOST_SHOWN) return;
    this.#shown += text.length;
    process.stderr.write(this.#shown > MOST_SHOWN ? '… (an agent writes more than is shown)\n' : text);
  }

  #enforceLimits(): void {
    const { megabytes } = this.options;
    if (this.peak > megabytes) this.#fail(`took more than ${megabytes} MB of memory`);
    const question = this.#request;
    if (question !== undefined && performance.now() - question.since > 1000 * question.seconds)
      this.end(new AgentFault(`took longer than ${question.seconds} s`, true));
  }
}

function recordIn(line: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(line);
    if (isRecord(said) && !Array.isArray(said)) return said;
  } catch {
    // Told below, as what is JSON and no object needs the same remedy.
  }
  throw new AgentFault(`said ${JSON.stringify(line.slice(0, 80))}; an object in one line of JSON would do`);
}
