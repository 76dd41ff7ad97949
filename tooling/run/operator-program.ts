/** The program of operators' commands, with the settings of the site, run with this process's input and output. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { dataFolder } from '../preflight.mjs';
import { siteFolder } from '../site-folder.mjs';

/** Its exit code becomes that of this process. */
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
