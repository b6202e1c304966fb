// The modules as they were built: vitest makes a call of every import, and long searches several times as slow.
import { resolve } from 'node:path';

export const built = async <M>(module: string): Promise<M> => (await import(resolve('dist', module))) as M;
