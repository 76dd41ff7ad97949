/** A small disk that only some processes see, in a namespace of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from 'tooling/user-error';
import type { Lab } from '../support/check';

export type SmallDisk = Awaited<ReturnType<typeof startSmallDisk>>;

/** @param owner of its files; this user without it */
export async function startSmallDisk(
  lab: Lab,
  name: string,
  megabytes: number,
  { uid = 0, gid = 0 }: { uid?: number; gid?: number } = {},
) {
  const folder = path.join(lab.folder, name);
  mkdirSync(folder);
  const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`;
  // It ends with this process, whose end closes its input.
  const script = `mount -t tmpfs -o ${options} tmpfs '${folder}'\necho mounted\nexec cat`;
  const holder = spawn('unshare', ['--mount', 'sh', '-ec', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  lab.defer(() => holder.kill('SIGKILL'));
  const isReady = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    once(holder, 'exit').then(() => false),
  ]);
  if (!isReady) throw new UserError('no mounts in a namespace here: run it as root, with CAP_SYS_ADMIN');
  /** The same place for processes that do not have this disk. */
  const seen = (file: string): string => `/proc/${holder.pid}/root${file}`;
  const filler = seen(path.join(folder, 'filler'));
  return {
    folder,
    seen,
    /** Command that runs another one with this disk. */
    through: ['nsenter', '--target', String(holder.pid), '--mount', '--'],
    /** dd ends with an error: the disk is full. */
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k', 'status=none'], { stdio: 'ignore' }),
    free: () => rmSync(filler, { force: true }),
  };
}
