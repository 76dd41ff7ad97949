/** Command lines of the backend, built when they are stale, run with this process's input and output. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAll } from '../build/build-packages';
import { asUserError } from '../user-error.mjs';

const root = path.resolve(import.meta.dirname, '../..');

export const buildBackend = (): Promise<void> => buildAll({ log: console.error, only: ['backend'] }).catch(asUserError);

/** Its exit code becomes that of this process. */
export function runBackendProgram(name: string, args: readonly string[], env = process.env): void {
  const program = spawn(process.execPath, [path.join(root, 'backend/dist', name), ...args], { stdio: 'inherit', env });
  program.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
