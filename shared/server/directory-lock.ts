/**
 * Exclusive lock of a folder, because two processes that write to one embedded database or journal lose data silently.
 *
 * Each candidate listens on its own socket in `<folder>/lock`, then checks for other live sockets there, and withdraws if
 * there is one. Of two candidates at least one sees the other, because both listen before they check. A killed process
 * leaves a socket that refuses connections, even if its process id is used again, and containers that share the folder
 * see each other's sockets.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { queryHolder, type Holder, listenAt } from './holder-socket';
import { withShortPath } from './short-path';

export type DirectoryLock = { release: () => Promise<void> };

/** Sockets get this suffix once they listen, so one that refuses connections belongs to a dead process. */
const SUFFIX = '.sock';
/** Number of attempts, because two processes that start at the same time may both withdraw. */
const ATTEMPTS = 6;

/** Finds another live process in `folder`, or null; removes sockets of dead processes. */
async function findOther(folder: string, own: string): Promise<Holder | null> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(SUFFIX) || name === own) continue;
    const holder = await queryHolder(path.join(folder, name));
    if (holder !== null) return holder;
    await rm(path.join(folder, name), { force: true });
  }
  return null;
}

/** Listens and checks once; resolves with the lock or the other process. */
async function tryToLock(folder: string): Promise<DirectoryLock | { other: Holder }> {
  const name = randomUUID() + SUFFIX;
  const self = { pid: process.pid, since: new Date().toISOString(), holds: false };
  return withShortPath(folder, async (shortPath) => {
    const unready = path.join(shortPath, randomUUID());
    const server = await listenAt(unready, () => self);
    const release = async () => {
      await rm(path.join(folder, name), { force: true });
      server.close();
    };
    try {
      await rename(unready, path.join(shortPath, name));
      const other = await findOther(shortPath, name);
      if (other === null) {
        self.holds = true;
        return { release };
      }
      await release();
      return { other };
    } catch (error) {
      await release();
      throw error;
    }
  });
}

/** A process, possibly this one, holds the lock. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

function inUse(holder: Holder): DirectoryInUse {
  return new DirectoryInUse(
    holder === 'silent' ? 'in use by another process' : `in use by process ${holder.pid}, started ${holder.since}`,
  );
}

/**
 * Locks `directory` for this process until it ends or calls `release`.
 *
 * @throws DirectoryInUse when any process holds it already
 * @throws the system's error when it cannot be written
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const folder = path.join(directory, 'lock');
  await mkdir(folder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryToLock(folder);
    if (!('other' in result)) return result;
    const certain = result.other === 'silent' || result.other.holds;
    if (certain || attempt === ATTEMPTS) throw inUse(result.other);
    await pause(20 + Math.random() * 80 * attempt);
  }
}
