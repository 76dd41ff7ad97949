/**
 * Downloads the server half of a build into a folder from which Node can require it. Every file is verified against its
 * SHA-384 before it is stored and again before it is used, so that nothing unverified is evaluated.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBody } from '@vipp/shared/lib/read-body';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { entryOf, type Build } from '@vipp/shared/contract/federation/build-manifest';

/** Reads one file of a build. Rejects on a timeout, or when the file is unavailable or not as it was published. */
export type ReadBuildFile = (build: Build, side: 'client' | 'server', file: string) => Promise<Buffer>;

export type DownloadOptions = {
  read: ReadBuildFile;
  /** Folder of verified builds; survives restarts. */
  folder: string;
};

const MB = 1024 * 1024;
/** Far more than the largest files of a build, which have some hundred kilobytes. */
export const MAX_FILE_BYTES = 5 * MB;
/** For all files of a build together. */
export const MAX_BUILD_BYTES = 32 * MB;

/**
 * Fetches a file from a server that may be down, slow, or operated by others.
 *
 * @throws {Error} naming the address and the problem
 */
export async function fetchVerified(
  address: string,
  integrity: string,
  timeoutMs: number,
  maxBytes = MAX_FILE_BYTES,
): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address} answered ${response.status}`);
  }
  const body = Buffer.from(await readBody(response, maxBytes));
  if (sha384(body) !== integrity) throw new Error(`${address} is not the published file: its SHA-384 differs`);
  return body;
}

/** A stored file may be damaged, so it is verified like one from the network. */
async function isComplete(target: string, files: Record<string, string>): Promise<boolean> {
  if (!existsSync(target)) return false;
  const checks = Object.entries(files).map(async ([file, integrity]) => {
    const body = await readFile(path.join(target, file)).catch(() => undefined);
    return body !== undefined && sha384(body) === integrity;
  });
  return (await Promise.all(checks)).every(Boolean);
}

const targetOf = ({ name, version }: Build, folder: string): string => path.join(folder, name, version);

/**
 * The same check, synchronously, so that nothing can change the files between verification and evaluation, and a gateway
 * under load does not wait for the event loop at every file.
 *
 * @returns undefined where a file is missing or does not match its hash
 */
export function verifiedEntry(build: Build, folder: string): string | undefined {
  const target = targetOf(build, folder);
  try {
    const isWhole = Object.entries(build.server.files).every(
      ([file, integrity]) => sha384(readFileSync(path.join(target, file))) === integrity,
    );
    return isWhole ? path.join(target, entryOf(build).server) : undefined;
  } catch {
    return undefined;
  }
}

/** A complete version of another process stays: it may be about to require it. */
async function place(partial: string, target: string, files: Record<string, string>): Promise<void> {
  try {
    await rename(partial, target);
  } catch {
    if (await isComplete(target, files)) return;
    await rm(target, { recursive: true, force: true });
    await rename(partial, target);
  }
}

let downloads = 0;

/**
 * @returns path of the container's verified entry, ready to be required
 * @throws {Error} naming the file that is unavailable, and why
 */
export async function downloadRemote(build: Build, { read, folder }: DownloadOptions): Promise<string> {
  const target = targetOf(build, folder);
  if (await isComplete(target, build.server.files)) return path.join(target, entryOf(build).server);
  downloads += 1;
  const partial = `${target}.${process.pid}.${downloads}.part`;
  await mkdir(partial, { recursive: true });
  try {
    const files = Object.entries(build.server.files).map(async ([file, integrity]) => {
      const body = await read(build, 'server', file);
      if (sha384(body) !== integrity)
        throw new Error(`${build.name}@${build.version}: ${file} is not the published file: its SHA-384 differs`);
      await writeFile(path.join(partial, file), body);
    });
    await Promise.all(files);
    await place(partial, target, build.server.files);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return path.join(target, entryOf(build).server);
}
