// Reads the answers of the host of a file agent. The agent runs in the process of the host and can write in its place, so every answer is
// checked.
import * as z from 'zod';
import type { HostAgentInfo, HostChoice, HostSettings } from './host-messages.js';
import { readAs } from '../../input/fields.js';
import { wrongAnswerTo } from './external-agent.js';

const text = z.string('expected a text');

const HOST_ERROR = z.object({ fault: text.optional(), wrong: text.optional() });

export interface HostAnswers {
  readonly hello: HostAgentInfo;
  readonly settings: HostSettings;
  readonly decks: unknown;
  readonly game: unknown;
  readonly decide: HostChoice;
}

const ANSWERS: { readonly [T in keyof HostAnswers]: z.ZodType<HostAnswers[T]> } = {
  hello: z.object({
    about: text,
    parameters: z.record(
      z.string(),
      z.object({ usual: z.unknown(), about: text.default('') }),
      'expected parameters by name',
    ),
    files: z.array(text, 'expected a list of files'),
  }),
  settings: z.object({
    settings: z.record(z.string(), z.unknown(), 'expected settings by name'),
    isReproducible: z.boolean('expected true or false'),
  }),
  decks: z.unknown(),
  game: z.unknown(),
  decide: z.object({ choice: z.unknown(), seconds: z.number('expected a number') }),
};

/** An error that the host reports: of the agent in a game, or in the agent's file or parameters. */
export class HostFailure {
  constructor(readonly message: string) {}
}

/** Reads the answer to a request of this type. Throws an AgentFault if it has another form. */
export function readHostAnswer<T extends keyof HostAnswers>(type: T, answer: unknown): HostAnswers[T] | HostFailure {
  const { wrong, fault } = readAs(HOST_ERROR, answer, wrongAnswerTo(type));
  if (wrong !== undefined || fault !== undefined) return new HostFailure((wrong ?? fault)!);
  return readAs(ANSWERS[type], answer, wrongAnswerTo(type));
}
