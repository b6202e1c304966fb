// Imports compiled modules from `dist`. Vitest turns every use of an import into a call, which makes long searches several times slower.
import { resolve } from 'node:path';

export const built = async <M>(module: string): Promise<M> => (await import(resolve('dist', module))) as M;
