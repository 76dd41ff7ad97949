#!/usr/bin/env node
/** `npx vipp-mf COMMAND`: what a team does with its remote, from check to rollback. `--help` lists the commands. */
import 'tsx';

const { runCommandLine } = await import('./cli/command-line.ts');

process.exitCode = await runCommandLine(process.argv.slice(2));
