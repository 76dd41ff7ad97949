/** A small disk that only some processes see. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from 'tooling/user-error';
import type { Lab } from './observe';

export type Mounts = {
  /** Command that runs another one with these mounts. */
  through: readonly string[];
  /** The same place for processes that do not have these mounts. */
  seen: (file: string) => string;
};

async function startMounts(lab: Lab, commands: string): Promise<Mounts> {
  // It ends with this process, whose end closes its input.
  const script = `${commands}\necho mounted\nexec cat`;
  const holder = spawn('unshare', ['--mount', 'sh', '-ec', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  lab.defer(() => holder.kill('SIGKILL'));
  const isReady = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    once(holder, 'exit').then(() => false),
  ]);
  if (!isReady) throw new UserError('no mounts in a namespace here: run it as root, with CAP_SYS_ADMIN');
  return {
    through: ['nsenter', '--target', String(holder.pid), '--mount', '--'],
    seen: (file) => `/proc/${holder.pid}/root${file}`,
  };
}

export type SmallDisk = Mounts & { folder: string; fill: () => void; free: () => void };

/** @param owner of its files; this user without it */
export async function startSmallDisk(
  lab: Lab,
  name: string,
  megabytes: number,
  { uid = 0, gid = 0 }: { uid?: number; gid?: number } = {},
): Promise<SmallDisk> {
  const folder = path.join(lab.folder, name);
  mkdirSync(folder);
  const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`;
  const mounts = await startMounts(lab, `mount -t tmpfs -o ${options} tmpfs '${folder}'`);
  const filler = mounts.seen(path.join(folder, 'filler'));
  /** Until not one more page is taken, which is an error of dd. */
  const fill = (): void =>
    void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k', 'status=none'], { stdio: 'ignore' });
  return { ...mounts, folder, fill, free: () => rmSync(filler, { force: true }) };
}
