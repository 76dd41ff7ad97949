/** A PostgreSQL server for tests and the lab: a cluster of its own in a temporary folder, gone when stopped. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../run/free-port';

const run = promisify(execFile);
const DEBIAN_HOME = '/usr/lib/postgresql';
/** What is written survives the end of processes, not of the machine. */
const SPEED_OVER_SAFETY = ['fsync=off', 'full_page_writes=off'];

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

async function untilReady(programs: string, port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      await run(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      if (server.exitCode !== null) throw new Error(`PostgreSQL stopped at its start (exit code ${server.exitCode})`);
      if (Date.now() > deadline) throw new Error('PostgreSQL did not answer within two minutes');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A disk for the files of a server, and the command that runs another one with it. */
type Disk = { folder: string; through: readonly string[] };

/**
 * Starts a new, empty server on a free port of this machine. Its user may create databases.
 *
 * @param disk a small one; the system's without it
 * @param settings of the server's configuration, as `name=value`
 */
export async function startPostgres(disk?: Disk, settings: readonly string[] = []) {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is missing: apt-get install postgresql, or set TEST_DATABASE_URL');
  const { uid, gid } = serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-postgres-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const port = await freePort();
  const asUser = uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const commandOf = (tool: string, args: readonly string[]): [program: string, args: string[]] => {
    const data = path.join(disk?.folder ?? folder, 'data');
    const [program = '', ...rest] = [...(disk?.through ?? []), ...asUser, path.join(programs, tool), '-D', data];
    return [program, [...rest, ...args]];
  };
  // The smallest segments of the log, for a small disk.
  const segments = disk ? ['--wal-segsize=1'] : [];
  const initdb = ['-U', 'vipp', '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8', ...segments];
  await run(...commandOf('initdb', initdb), { cwd: folder });
  const address = ['-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const options = [...SPEED_OVER_SAFETY, ...settings].flatMap((setting) => ['-c', setting]);
  const launch = () => spawn(...commandOf('postgres', [...address, ...options]), { cwd: folder, stdio: 'ignore' });
  let server = launch();
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    // SIGINT is PostgreSQL's fast shutdown: it ends the sessions that tests left open.
    if (server.kill('SIGINT')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = (): Promise<void> => untilReady(programs, port, server);
  await ready().catch((error: unknown) => stop().then(() => Promise.reject(error)));
  return {
    url: `postgres://vipp@127.0.0.1:${port}/postgres`,
    pid: () => server.pid ?? 0,
    /** As its supervisor does once it has ended. */
    startAgain: (): Promise<void> => {
      if (server.exitCode !== null || server.signalCode !== null) server = launch();
      return ready();
    },
    stop,
  };
}
