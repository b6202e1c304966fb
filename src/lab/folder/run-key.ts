// The key of a secret run: a new one for a new run, the stored one for a resumed run, or the one that the user gives.
import { randomBytes } from 'node:crypto';
import { InputError } from '../../input/input-error.js';
import type { Plan } from '../plan/plan.js';
import { storedIdentity } from './result-folder.js';

/** Hexadecimal digits of a key of 128 bits. */
const KEY_DIGITS = 32;

export interface KeyRequest {
  /** The key of an earlier run. */
  readonly key: string | undefined;
  /** The folder whose results the run resumes, if any. */
  readonly resumed: string | undefined;
}

export function withKey(plan: Plan, { key, resumed }: KeyRequest): Plan {
  if (plan.isSecret !== true) return plan;
  return { ...plan, key: key ?? (resumed === undefined ? undefined : storedIdentity(resumed)?.key) ?? newKey() };
}

export const newKey = (): string => randomBytes(KEY_DIGITS / 2).toString('hex');

/** Reads the value of `--key`. */
export function readKey(text: string): string {
  if (!new RegExp(`^[0-9a-f]{${KEY_DIGITS}}$`, 'i').test(text))
    throw new InputError(
      `--key: found "${text}"; expected ${KEY_DIGITS} hexadecimal digits, as a secret run prints them`,
    );
  return text.toLowerCase();
}
