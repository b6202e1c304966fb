#!/usr/bin/env node
// The entry of the command `tempolab`.
import { runCommand } from './program.js';

// A reader such as `head` may close the pipe early: that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommand(process.argv.slice(2));
