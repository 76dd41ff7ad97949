/** A server that is killed and restarted at the same address. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export type KillableProgram = {
  start: () => Promise<void>;
  /** SIGKILL: it cannot shut down cleanly. */
  kill: () => Promise<void>;
};

type Options = { file: string; env: Record<string, string>; execArgv?: string[] };

/** `env` holds the port; the program sends a message when it is ready. */
export function killableProgram({ file, env, execArgv = [] }: Options): KillableProgram {
  let child: ChildProcess | undefined;
  return {
    start: () =>
      new Promise((resolve, reject) => {
        let stderr = '';
        child = fork(file, [], {
          cwd: path.resolve(__dirname, '../../../..'),
          execArgv,
          env: { PATH: process.env.PATH, ...env },
          silent: true,
        });
        child.stdout?.resume();
        child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
        child.on('message', (message) => Object(message).type === 'ready' && resolve());
        child.once('exit', () => reject(new Error(`${file} ended: ${stderr}`)));
      }),
    kill: () =>
      new Promise((resolve) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
