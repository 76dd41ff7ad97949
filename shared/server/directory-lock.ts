/**
 * Exclusive lock of a folder: two processes that write to one embedded database or journal lose data silently.
 *
 * Each candidate listens on its own socket in `<folder>/lock`, then checks for other live sockets there, and withdraws if there
 * is one. Both listen before they check, so one of two candidates sees the other. The socket of a killed process refuses
 * connections, even if its process id is used again. Containers with the same folder see each other's sockets.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type DirectoryLock = { release: () => Promise<void> };

/** Sockets get this suffix after they listen: one that refuses connections belongs to a dead process. */
const SOCKET = '.sock';
/** Marks the socket of the process that holds the lock; others only try to get it. */
const HELD = '.held';
/** Number of attempts: two processes that start at the same time may both withdraw. */
const ATTEMPTS = 6;

/** Socket addresses are limited to 104 bytes on some systems, of which the longest name below a folder takes 42. */
const MAX_FOLDER_BYTES = 60;

/** Calls `work` with a path to `folder` that is short enough for a socket address. */
async function withShortPath<T>(folder: string, work: (shortPath: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) <= MAX_FOLDER_BYTES) return work(folder);
  const shortcut = await mkdtemp(path.join(tmpdir(), 'vipp-'));
  try {
    await symlink(folder, path.join(shortcut, 'l'));
    return await work(path.join(shortcut, 'l'));
  } finally {
    await rm(shortcut, { recursive: true, force: true });
  }
}

function listenAt(socketPath: string): Promise<Server> {
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The lock must not prevent the process from ending.
    server.listen(socketPath, () => resolve(server.unref()));
  });
}

/** The operating system closes the sockets of a dead process; one that is stopped still has its own. In case of doubt it is alive. */
const isAlive = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = createConnection(socketPath, () => resolve(true));
    connection.on('connect', () => connection.destroy());
    connection.on('error', (error) => resolve(!/ECONNREFUSED|ENOENT/.test(String(Object(error).code))));
  });

/** Name of the socket of another live process in `folder`; removes those of dead processes. */
async function findOther(folder: string, ownName: string): Promise<string | undefined> {
  for (const file of await readdir(folder)) {
    const name = path.basename(file, SOCKET);
    if (!file.endsWith(SOCKET) || name === ownName) continue;
    if (await isAlive(path.join(folder, file))) return name;
    for (const suffix of [SOCKET, HELD]) await rm(path.join(folder, name + suffix), { force: true });
  }
  return undefined;
}

/** Listens and checks once. */
async function tryToLock(folder: string): Promise<DirectoryLock | { other: string }> {
  const ownName = `${process.pid}-${randomBytes(8).toString('hex')}`;
  return withShortPath(folder, async (shortPath) => {
    const unready = path.join(shortPath, ownName);
    const server = await listenAt(unready);
    const release = async () => {
      for (const suffix of [SOCKET, HELD]) await rm(path.join(folder, ownName + suffix), { force: true });
      server.close();
    };
    try {
      await rename(unready, path.join(shortPath, ownName + SOCKET));
      const other = await findOther(shortPath, ownName);
      if (other === undefined) {
        await writeFile(path.join(folder, ownName + HELD), '');
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
    const held = path.join(folder, result.other + HELD);
    if (existsSync(held) || attempt === ATTEMPTS) {
      const since = await stat(held).then(
        ({ mtime }) => `, started ${mtime.toISOString()}`,
        () => '',
      );
      throw new DirectoryInUse(`in use by process ${result.other.split('-')[0]}${since}`);
    }
    await pause(20 + Math.random() * 80 * attempt);
  }
}
