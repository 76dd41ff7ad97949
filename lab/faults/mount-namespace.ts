/** File systems that only some processes see: a small disk, another file of name servers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { UserError } from 'tooling/user-error';
import type { Lab } from './fault';

export type MountNamespace = {
  /** Command that runs another one with these mounts. */
  through: readonly string[];
  /** The same place for processes that do not have these mounts. */
  seen: (file: string) => string;
};

/**
 * @param mounts commands of a shell
 * @throws {UserError} where this machine allows no mounts
 */
export async function startMountNamespace(lab: Lab, mounts: string): Promise<MountNamespace> {
  // It ends with this process, whose end closes its input.
  const holder = spawn('unshare', ['--mount', 'sh', '-ec', `${mounts}\necho mounted\nexec cat`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  lab.defer(() => holder.kill('SIGKILL'));
  const ready = once(holder.stdout, 'data').then(() => true);
  const failed = once(holder, 'exit').then(() => false);
  if (!(await Promise.race([ready, failed])))
    throw new UserError(
      'this machine allows no mounts in a namespace: run the suite as root, in a container with CAP_SYS_ADMIN',
    );
  return {
    through: ['nsenter', '--target', String(holder.pid), '--mount', '--'],
    seen: (file) => `/proc/${holder.pid}/root${file}`,
  };
}

export type SmallDisk = MountNamespace & {
  folder: string;
  /** Leaves no byte free. */
  fill: () => void;
  free: () => void;
};

/** A disk of its own for one folder. @param owner of its files; this user without it */
export async function startSmallDisk(
  lab: Lab,
  name: string,
  megabytes: number,
  owner: { uid?: number; gid?: number } = {},
): Promise<SmallDisk> {
  const folder = path.join(lab.folder, name);
  mkdirSync(folder, { recursive: true });
  const options = [`size=${megabytes}m`, 'mode=700', `uid=${owner.uid ?? 0}`, `gid=${owner.gid ?? 0}`].join(',');
  const namespace = await startMountNamespace(lab, `mount -t tmpfs -o ${options} tmpfs '${folder}'`);
  const filler = namespace.seen(path.join(folder, 'filler'));
  return {
    ...namespace,
    folder,
    fill: () => {
      const file = openSync(filler, 'w');
      const chunk = Buffer.alloc(64 * 1024, 1);
      try {
        // Smaller and smaller pieces, until not one byte more is taken.
        for (let size = chunk.length; size >= 1; size = Math.floor(size / 4)) {
          try {
            for (;;) if (writeSync(file, chunk, 0, size) < size) break;
          } catch (error) {
            if (Object(error).code !== 'ENOSPC') throw error;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
  };
}
