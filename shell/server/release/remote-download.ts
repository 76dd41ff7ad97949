/**
 * Brings the gateway's half of a remote's build to this machine. Every file is fetched within a deadline,
 * its status and its SHA-384 are checked, and only then it is kept; nothing unverified is ever evaluated.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPath, SERVER_ENTRY, type Build } from './remote-build';

export type DownloadOptions = {
  /** Address below which the build's path is found, such as `http://127.0.0.1:3000`. */
  origin: string;
  /** Folder of verified builds; survives restarts. */
  folder: string;
  timeoutMs: number;
};

const sha384 = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;

async function fetchVerified(address: string, integrity: string, timeoutMs: number): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  if (sha384(body) !== integrity) throw new Error(`${address} is not the published file: its SHA-384 differs`);
  return body;
}

/** What was kept earlier may have been damaged since: it is verified as if it came from the network. */
async function isComplete(target: string, files: Record<string, string>): Promise<boolean> {
  if (!existsSync(target)) return false;
  const checks = Object.entries(files).map(async ([file, integrity]) => {
    const body = await readFile(path.join(target, file)).catch(() => undefined);
    return body !== undefined && sha384(body) === integrity;
  });
  return (await Promise.all(checks)).every(Boolean);
}

/**
 * @returns path of the container's verified entry, ready to be required
 * @throws {Error} naming the file that could not be had, and why
 */
export async function downloadRemote(build: Build, { origin, folder, timeoutMs }: DownloadOptions): Promise<string> {
  const target = path.join(folder, build.name, build.version);
  if (await isComplete(target, build.server.files)) return path.join(target, SERVER_ENTRY);
  const partial = `${target}.${process.pid}.part`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  try {
    const downloads = Object.entries(build.server.files).map(async ([file, integrity]) => {
      const body = await fetchVerified(`${origin}${buildPath(build)}/server/${file}`, integrity, timeoutMs);
      await writeFile(path.join(partial, file), body);
    });
    await Promise.all(downloads);
    await rm(target, { recursive: true, force: true });
    await rename(partial, target);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return path.join(target, SERVER_ENTRY);
}
