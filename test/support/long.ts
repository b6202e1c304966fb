/** `npm run test:long` plays more: true there. */
export const isLong = process.env.TEMPOLAB_LONG === '1';

/** The number of runs of a random test. */
export const runs = (everyday: number, long: number): number => (isLong ? long : everyday);
