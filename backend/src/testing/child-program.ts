/** Starts programs as child processes of a test. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const SOURCES = path.resolve(__dirname, '..');

export type ChildProgram = ReturnType<typeof runProgram>;

/**
 * Runs `file` with PATH and `env` as its whole environment.
 *
 * @param file source below `backend/src`, or absolute path of a built program
 */
export function runProgram(file: string, env: Record<string, string>, args: string[] = []) {
  const hook = file.endsWith('.ts') ? ['--require', path.join(__dirname, 'typescript-hook.cjs')] : [];
  const child = spawn(process.execPath, [...hook, path.resolve(SOURCES, file), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr?.on('data', (chunk) => (output.stderr += String(chunk)));
  // Exit code, or the signal that ended it. Not `close`: Node does not emit it for a disconnected child.
  const exited = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? -1));
  });
  const read = [child.stdout, child.stderr].map((stream) => new Promise((resolve) => stream?.once('close', resolve)));
  // Once `output` is complete.
  const ended = Promise.all(read).then(() => exited);
  /** Resolves once stdout contains `text`. */
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.stdout.includes(text) && resolve();
      child.stdout?.on('data', check);
      check();
      void ended.then(() => reject(new Error(`ended without printing "${text}": ${output.stdout}${output.stderr}`)));
    });
  const nextMessage = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve);
      void ended.then(() => reject(new Error(`ended without a message: ${output.stderr}`)));
    });
  return { process: child, output, exited, ended, printed, nextMessage };
}
