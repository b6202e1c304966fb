#!/usr/bin/env node
// The entry of the command `tempolab`.
import { runCommand } from './program.js';
import { endWith, handleOutputErrors } from './terminal/output.js';

handleOutputErrors();

endWith(await runCommand(process.argv.slice(2)));
