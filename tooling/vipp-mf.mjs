#!/usr/bin/env node
/** `npx vipp-mf COMMAND`: what a team does with its remote, from check to rollback. `--help` lists the commands. */
import { runCommandLine } from './vipp-mf/command-line.mjs';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  out: (text) => process.stdout.write(`${text}\n`),
  progress: (text) => process.stderr.write(`${text}\n`),
});
