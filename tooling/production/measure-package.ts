/**
 * How soon a package starts, and what it needs at rest: the last step of `npm test package`. It reports times, which depend
 * on the machine, and fails where memory is above the goal.
 */
import { chmodSync, cpSync, mkdtempSync, rmSync, chownSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../run/free-port';
import { UserError } from '../user-error.mjs';
import { spawn } from 'node:child_process';

// A package for production that runs, as an operator starts it: another user, a read-only folder, settings alone.

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

/** Of gateway and content service together. */
const HEAP_LIMIT_MB = 250;
const MEGABYTE = 1e6;
const TOKENS = { API_TOKEN: 'a'.repeat(32), FEDERATION_TOKEN: 'f'.repeat(32) };

type Memory = { heap: number; resident: number };

/** In MB. */
async function memoryOf(port: number, address: string, token: string): Promise<Memory> {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const valueOf = (name: string): number => {
    const value = Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1]) / MEGABYTE;
    if (Number.isNaN(value)) throw new Error(`${address} of port ${port} has no ${name} (status ${answer.status})`);
    return value;
  };
  return { heap: valueOf('nodejs_heap_size_used_bytes'), resident: valueOf('process_resident_memory_bytes') };
}

type Started = { seconds: number; gateway: Memory; backend: Memory };

async function measureStart(folder: string, dataDir: string): Promise<Started> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const begun = performance.now();
  const site = startPackage(folder, [], {
    PATH: process.env.PATH,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...TOKENS,
  });
  try {
    await site.logged(/VIPP site ready/);
    const seconds = (performance.now() - begun) / 1000;
    const gateway = await memoryOf(port, '/metrics', TOKENS.FEDERATION_TOKEN);
    const backend = await memoryOf(backendPort, '/metrics', TOKENS.API_TOKEN);
    return { seconds, gateway, backend };
  } finally {
    await site.stop();
  }
}

const toRow = (name: string, { seconds, gateway, backend }: Started): Record<string, string> => ({
  start: name,
  seconds: seconds.toFixed(1),
  'heap of the gateway, MB': gateway.heap.toFixed(0),
  'heap of the content service, MB': backend.heap.toFixed(0),
  'memory of the gateway, MB': gateway.resident.toFixed(0),
  'memory of the content service, MB': backend.resident.toFixed(0),
});

/**
 * @param made folder of the package
 * @throws {UserError} when the heaps are above the goal
 */
export async function measurePackage(made: string, log: (line: string) => void): Promise<void> {
  const dataDir = writableFolder();
  // Where the user of the site may read it.
  const place = mkdtempSync(path.join(tmpdir(), 'vipp-measured-'));
  chmodSync(place, 0o755);
  const folder = path.join(place, 'site');
  try {
    cpSync(made, folder, { recursive: true });
    const first = await measureStart(folder, dataDir);
    const second = await measureStart(folder, dataDir);
    const rows = [toRow('with an empty DATA_DIR, which fills the database', first), toRow('the second', second)];
    log(
      `load of the machine: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
    console.table(rows);
    const heaps = second.gateway.heap + second.backend.heap;
    if (heaps > HEAP_LIMIT_MB)
      throw new UserError(
        `the heaps at rest have ${heaps.toFixed(0)} MB, and ${HEAP_LIMIT_MB} are allowed: docs/decisions/0027`,
      );
  } finally {
    for (const own of [place, dataDir]) rmSync(own, { recursive: true, force: true });
  }
}
