// An agent that loads when the run is planned, and fails to load when games are played.
import { existsSync, writeFileSync } from 'node:fs';

if (existsSync('loaded')) throw new Error('not a second time');
writeFileSync('loaded', '');

export default { about: 'loads once', sitDown: () => ({ choose: () => 0 }) };
