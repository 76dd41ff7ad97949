/** PostgreSQL servers that a fault can end, and that are started again as their supervisor would. */
import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from 'tooling/run/free-port';
import { postgresPrograms, serverUser } from 'tooling/run/postgres';
import { killWithChildren } from '../support/processes';
import { until } from '../support/until';
import type { SmallDisk } from './mounts';
import type { Lab } from './observe';

const user = serverUser();
/** Root becomes the server's user. */
const AS_USER =
  user.uid === undefined ? [] : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];

export type Postgres = Awaited<ReturnType<typeof createServer>>;

async function createServer(lab: Lab, name: string, disk: SmallDisk | undefined, make: readonly string[]) {
  chmodSync(lab.folder, 0o755);
  const folder = path.join(lab.folder, name);
  mkdirSync(folder);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(disk?.folder ?? folder, 'data');
  const port = await freePort();
  const url = `postgres://vipp@127.0.0.1:${port}/postgres`;
  const run = (tool: string, args: readonly string[]): Promise<unknown> => {
    const command = [
      ...(disk?.through ?? []),
      ...AS_USER,
      path.join(postgresPrograms() ?? '', tool),
      '-D',
      data,
      ...args,
    ];
    return promisify(execFile)(command[0] ?? '', command.slice(1), { cwd: '/' });
  };
  const pid = (): number => {
    const file = path.join(data, 'postmaster.pid');
    return Number(readFileSync(disk?.seen(file) ?? file, 'utf8').split('\n')[0]);
  };
  // What survives is tested against the end of processes, not of the machine: they need not wait for the disk.
  const options = `-k ${folder} -h 127.0.0.1 -p ${port} -c fsync=off`;
  const start = (): Promise<unknown> =>
    run('pg_ctl', ['-w', '-t', '120', '-l', path.join(folder, 'log'), '-o', options, 'start']);
  /** As the loss of its machine does. */
  const kill = (): Promise<void> => killWithChildren(pid());
  const query = async (text: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    return client
      .query<Record<string, unknown>>(text)
      .then(({ rows }) => rows)
      .finally(() => void client.end());
  };
  const [tool = '', ...args] = make;
  await run(tool, args);
  await start();
  lab.defer(() => kill().catch(() => undefined));
  return { port, url, query, kill, start, promote: () => query('select pg_promote()') };
}

/** @param disk of its own for its files */
export const startPostgres = (lab: Lab, name: string, disk?: SmallDisk): Promise<Postgres> =>
  createServer(lab, name, disk, [
    ...['initdb', '-U', 'vipp', '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8'],
    // Segments of the log that are as small as they can be, for a small disk.
    ...(disk ? ['--wal-segsize=1'] : []),
  ]);

/** A server that has all that `primary` acknowledges: each commit waits for it. */
export async function startStandby(lab: Lab, primary: Postgres): Promise<Postgres> {
  const from = `host=127.0.0.1 port=${primary.port} user=vipp application_name=standby`;
  const make = ['pg_basebackup', '-d', from, '-R', '-X', 'stream', '--no-sync', '-c', 'fast'];
  const standby = await createServer(lab, `standby-of-${primary.port}`, undefined, make);
  await primary.query("alter system set synchronous_standby_names = 'standby'");
  await primary.query('select pg_reload_conf()');
  const isSynchronous = async (): Promise<boolean> =>
    (await primary.query("select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1;
  if (!(await until(isSynchronous, 60_000))) throw new Error('the standby does not follow its primary');
  return standby;
}
