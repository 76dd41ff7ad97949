/** A PostgreSQL server for the tests: a cluster of its own in a temporary folder, gone when stopped. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../run/free-port';

const run = promisify(execFile);
const DEBIAN_HOME = '/usr/lib/postgresql';
const SPEED_OVER_SAFETY = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'];

/** Folder of the newest PostgreSQL server's programs, or undefined when none is installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN_HOME, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root runs it as its package's user. */
export function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'));
  if (!entry)
    throw new Error('PostgreSQL does not run as root and there is no user postgres: apt-get install postgresql');
  const [, , uid, gid] = entry.split(':').map(Number);
  return { uid, gid };
}

export async function untilPostgresReady(programs: string, port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await run(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      if (server.exitCode !== null) throw new Error(`PostgreSQL stopped at its start (exit code ${server.exitCode})`);
      if (Date.now() > deadline) throw new Error('PostgreSQL did not answer within 30 s');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * Starts a new, empty server on a free port of this machine. Its user may create databases.
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is missing: apt-get install postgresql, or set TEST_DATABASE_URL');
  const user = serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'vipp', '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8'];
  await run(path.join(programs, 'initdb'), initdb, { ...user, cwd: folder });
  const port = await freePort();
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...SPEED_OVER_SAFETY],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it ends the sessions that tests left open.
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilPostgresReady(programs, port, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://vipp@127.0.0.1:${port}/postgres`, stop };
}
