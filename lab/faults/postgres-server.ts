/** A PostgreSQL server that a fault can end, and that is started again as its supervisor would. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from 'tooling/run/free-port';
import { postgresPrograms, serverUser, untilPostgresReady } from 'tooling/run/postgres';
import type { Lab } from './fault';
import type { SmallDisk } from './mount-namespace';
import { killWithChildren } from '../support/processes';
import { until } from '../support/until';

const run = promisify(execFile);
const user = serverUser();

export type PostgresServer = {
  port: number;
  url: string;
  query: (text: string) => Promise<Record<string, unknown>[]>;
  /** As its supervisor does; nothing where it runs. */
  start: () => Promise<void>;
  /** Kills it and all of its sessions at once, as the loss of its machine does. */
  kill: () => Promise<void>;
  /** Number of one of its processes that serves a session. */
  session: () => Promise<number>;
  /** Makes this server, which follows another, the one that may write. */
  promote: () => Promise<void>;
};

function programs(): string {
  const folder = postgresPrograms();
  if (!folder) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return folder;
}

const runProgram = (
  name: string,
  args: readonly string[],
  cwd: string,
  through: readonly string[] = [],
): Promise<unknown> => {
  const [program = '', ...rest] = [...through, path.join(programs(), name), ...args];
  return run(program, rest, { ...(through.length === 0 && user), cwd });
};

/** A folder that PostgreSQL’s user may write to, in one that only root may read. */
function folderForServer(lab: Lab, name: string): string {
  chmodSync(lab.folder, 0o755);
  const folder = path.join(lab.folder, name);
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Root becomes the server's user within the command that has the disk. */
const asServerUser = ({ through }: SmallDisk): readonly string[] =>
  user.uid === undefined
    ? through
    : [...through, 'setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];

type ServerOptions = { folder: string; data: string; port: number; through?: readonly string[] };

function createServer(lab: Lab, { folder, data, port, through = [] }: ServerOptions): PostgresServer {
  let server: ChildProcess | undefined;
  const url = `postgres://vipp@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<void> => {
    if (server && server.exitCode === null && server.signalCode === null) return;
    const command = [
      path.join(programs(), 'postgres'),
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
    ];
    const [program = '', ...args] = [...through, ...command];
    // What survives is tested against the end of processes, not of the machine: they need not wait for the disk.
    server = spawn(program, [...args, '-c', 'fsync=off'], {
      ...(through.length === 0 && user),
      cwd: '/',
      stdio: 'ignore',
    });
    await untilPostgresReady(programs(), port, server);
  };
  const query = async (text: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const kill = async (): Promise<void> => {
    if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    await killWithChildren(server.pid);
    await ended;
  };
  lab.defer(kill);
  return {
    port,
    url,
    query,
    start,
    kill,
    session: async () => {
      const rows = await query(
        "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      return Number(rows[0]?.['pid']);
    },
    promote: async () => {
      await query('select pg_promote()');
    },
  };
}

/** @param disk of its own for its files */
export async function startPostgresServer(lab: Lab, name: string, disk?: SmallDisk): Promise<PostgresServer> {
  const folder = folderForServer(lab, name);
  const data = path.join(disk?.folder ?? folder, 'data');
  const through = disk ? asServerUser(disk) : [];
  const options = ['-D', data, '-U', 'vipp', '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8'];
  // Segments of the log that are as small as they can be, for a small disk.
  await runProgram('initdb', [...options, ...(disk ? ['--wal-segsize=1'] : [])], folder, through);
  const server = createServer(lab, { folder, data, port: await freePort(), through });
  await server.start();
  return server;
}

/** A server that follows `primary` and has all that it acknowledges: each commit waits for it. */
export async function startStandby(lab: Lab, primary: PostgresServer): Promise<PostgresServer> {
  const folder = folderForServer(lab, `standby-${primary.port}`);
  const data = path.join(folder, 'data');
  const from = `host=127.0.0.1 port=${primary.port} user=vipp application_name=standby`;
  await runProgram('pg_basebackup', ['-d', from, '-D', data, '-R', '-X', 'stream', '--no-sync', '-c', 'fast'], folder);
  const standby = createServer(lab, { folder, data, port: await freePort() });
  await standby.start();
  await primary.query("alter system set synchronous_standby_names = 'standby'");
  await primary.query('select pg_reload_conf()');
  const isSynchronous = async (): Promise<boolean> =>
    (await primary.query("select 1 as one from pg_stat_replication where sync_state = 'sync'")).length === 1;
  if (!(await until(isSynchronous, 20_000))) throw new Error('the standby does not follow its primary');
  return standby;
}
