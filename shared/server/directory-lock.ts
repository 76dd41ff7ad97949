/**
 * Exclusive lock of a folder: two processes that write to the same embedded database or journal lose data silently.
 *
 * Each candidate listens on a socket of its own in `<folder>/lock`, then checks whether any other socket there is
 * alive, and withdraws if one is. Of two candidates at least one sees the other, because both listen before they
 * check; so they never both hold the lock. A process that was killed leaves a socket that
 * refuses connections, which no reuse of its process id can revive, and sockets in a folder are seen across
 * containers that share it.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askHolder, type Holder, listenAt } from './holder-socket';
import { withShortPath } from './short-path';

export type DirectoryLock = { release: () => Promise<void> };

/** Sockets get this suffix only once they listen, so one that refuses connections belongs to a dead process. */
const SUFFIX = '.sock';
/** Number of attempts when two processes start at the same moment and both withdraw. */
const ATTEMPTS = 6;

/** The first process alive in `folder` other than the socket `own`, or null. Removes sockets of dead processes. */
async function findOther(folder: string, own: string): Promise<Holder | null> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(SUFFIX) || name === own) continue;
    const holder = await askHolder(path.join(folder, name));
    if (holder !== null) return holder;
    await rm(path.join(folder, name), { force: true });
  }
  return null;
}

/** Listens, checks, and resolves with the lock or the other process. */
async function tryToHold(folder: string): Promise<DirectoryLock | { other: Holder }> {
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

/** Another process, or this one, holds the lock. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

function inUse(holder: Holder): DirectoryInUse {
  return new DirectoryInUse(
    holder === 'silent' ? 'in use by another process' : `in use by process ${holder.pid}, started ${holder.since}`,
  );
}

/**
 * Makes `directory` this process's own until it ends or calls `release`.
 *
 * @throws DirectoryInUse when another process, or this one, holds it already; the system's error when it cannot be written
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const folder = path.join(directory, 'lock');
  await mkdir(folder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryToHold(folder);
    if (!('other' in result)) return result;
    const certain = result.other === 'silent' || result.other.holds;
    if (certain || attempt === ATTEMPTS) throw inUse(result.other);
    await pause(20 + Math.random() * 80 * attempt);
  }
}
