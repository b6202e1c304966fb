// An agent that can be loaded when a run is planned, and not when its games are played.
import { existsSync, writeFileSync } from 'node:fs';

if (existsSync('loaded')) throw new Error('not a second time');
writeFileSync('loaded', '');

export default { about: 'loads once', sitDown: () => ({ choose: () => 0 }) };
