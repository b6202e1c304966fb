import type { PlannedAgent, Plan } from '../plan/plan.js';
import { ProcessList } from '../external/process-list.js';
import type { House } from '../external/connection.js';
import type { Guest } from '../external/external-agent.js';
import { type AgentFile, type HostedGame, FileGuest } from '../external/file-agent.js';
import { type Program, ProgramGuest } from './program.js';

/** An agent may sit on both sides of the table, in two processes; and one that was sent away may take a moment to be gone. */
const PROCESSES_PER_AGENT = 4;

export const isGuest = ({ guest }: PlannedAgent): boolean => guest !== undefined;

/** Room for the processes of one worker. */
export const processListFor = ({ agents }: Plan): ProcessList =>
  ProcessList.ofSize(PROCESSES_PER_AGENT * agents.filter(isGuest).length);

/** The guests of one worker, who stay from game to game. */
export class Guests {
  readonly #house: House;
  readonly #here = new Map<string, Guest>();

  constructor(
    private readonly plan: Plan,
    processes: ProcessList,
  ) {
    const { seconds, megabytes } = plan.limits;
    this.#house = { seconds, megabytes, processes };
  }

  /** `side` tells two of the same agent at one table apart. */
  get(agent: number, side: number): Guest {
    const key = `${agent}/${side}`;
    const guest = this.#here.get(key) ?? this.#invite(agent);
    this.#here.set(key, guest);
    return guest;
  }

  async dismiss(): Promise<void> {
    await Promise.all([...this.#here.values()].map((guest) => guest.dismiss()));
    this.#here.clear();
  }

  #invite(agent: number): Guest {
    return guestOf(this.plan.agents[agent]!.guest!, this.plan, this.#house);
  }
}

export const guestOf = (guest: AgentFile | Program, hosted: HostedGame, house: House): Guest =>
  guest.kind === 'program' ? new ProgramGuest(guest, hosted.game, house) : new FileGuest(guest, hosted, house);
