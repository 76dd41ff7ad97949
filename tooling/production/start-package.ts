/** A package for production that runs as an operator starts it: another user, a read-only folder, settings alone; for tests. */
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the tests run as root, the site does not. */
const UNPRIVILEGED = 65_534;
export const otherUser = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

/** A new folder that the site may write to. */
export function writableFolder(prefix = 'vipp-data-'): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(folder, 0o700);
  if (otherUser.uid !== undefined) chownSync(folder, otherUser.uid, otherUser.gid);
  return folder;
}

export type StartedPackage = {
  pid: number;
  /** Lines of both streams so far. */
  lines: () => string[];
  /** Resolves once a line matches; rejected when the process ends before. */
  logged: (pattern: RegExp) => Promise<string>;
  exitCode: Promise<number | null>;
  stop: () => Promise<number | null>;
};

/**
 * @param folder of the package
 * @param args of server.js
 * @param env all that the process gets
 */
export function startPackage(folder: string, args: readonly string[], env: NodeJS.ProcessEnv): StartedPackage {
  const child = spawn(process.execPath, ['server.js', ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...otherUser,
  });
  let text = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
      for (const check of waiting) check();
    });
  const lines = (): string[] => text.split('\n').filter(Boolean);
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    pid: child.pid ?? 0,
    lines,
    logged: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const line = lines().find((one) => pattern.test(one));
          if (line) resolve(line);
        };
        waiting.add(check);
        check();
        void exitCode.then((code) => reject(new Error(`server.js ended with exit code ${code}:\n${text}`)));
      }),
    exitCode,
    stop: async () => {
      child.kill('SIGTERM');
      return exitCode;
    },
  };
}
