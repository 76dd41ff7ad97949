/** `npm run site -- COMMAND`: what operators do, with the settings of the site; `--help` explains each command. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAll } from '../build/build-packages';
import { dataFolder } from '../preflight.mjs';
import { siteFolder } from '../site-folder.mjs';
import { asUserError } from '../user-error.mjs';

/** Runs the commands' program with this process's input and output; its exit code becomes that of this process. */
export function runOperatorProgram(args: readonly string[], env = process.env): void {
  const program = path.join(siteFolder, 'backend/dist/site-command.cjs');
  const started = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    stdio: 'inherit',
    env: { ...env, DATA_DIR: dataFolder(env) },
  });
  started.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

export async function main(args: readonly string[]): Promise<void> {
  // The standard output is the command's.
  await buildAll({ log: console.error, only: ['backend'] }).catch(asUserError);
  runOperatorProgram(args.length === 0 ? ['--help'] : args);
}
