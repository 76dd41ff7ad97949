/** A PostgreSQL server that a fault can end. It is started again as by its supervisor. */
import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from 'tooling/run/free-port';
import { postgresPrograms, serverUser } from 'tooling/testing/postgres';
import type { Lab } from '../support/check';
import { childrenOf, killWithChildren } from '../support/processes';
import type { SmallDisk } from './small-disk';

/** @param disk of its own for its files */
export async function startPostgres(lab: Lab, disk?: SmallDisk) {
  const user = serverUser();
  const folder = path.join(lab.folder, 'database');
  mkdirSync(folder);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(disk?.folder ?? folder, 'data');
  const port = await freePort();
  /** Root becomes the server's user. */
  const asUser =
    user.uid === undefined ? [] : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const run = (tool: string, ...args: string[]): Promise<unknown> => {
    const program = path.join(postgresPrograms() ?? '', tool);
    const [command = '', ...rest] = [...(disk?.through ?? []), ...asUser, program, '-D', data, ...args];
    return promisify(execFile)(command, rest, { cwd: '/' });
  };
  const pid = (): number => {
    const file = path.join(data, 'postmaster.pid');
    return Number(readFileSync(disk?.seen(file) ?? file, 'utf8').split('\n')[0]);
  };
  // What survives is tested against the end of processes, not of the machine: they need not wait for the disk.
  const options = `-k ${folder} -h 127.0.0.1 -p ${port} -c fsync=off`;
  const start = () => run('pg_ctl', '-w', '-t', '120', '-l', path.join(folder, 'log'), '-o', options, 'start');
  /** As the loss of its machine does. */
  const kill = (): Promise<void> => killWithChildren(pid());
  // The smallest segments of the log, for a small disk.
  const segments = disk ? ['--wal-segsize=1'] : [];
  await run('initdb', '-U', 'vipp', '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8', ...segments);
  await start();
  lab.defer(() => kill().catch(() => undefined));
  const signal = (name: NodeJS.Signals): void => {
    for (const one of [pid(), ...childrenOf(pid())]) process.kill(one, name);
  };
  return { url: `postgres://vipp@127.0.0.1:${port}/postgres`, kill, start, signal };
}
