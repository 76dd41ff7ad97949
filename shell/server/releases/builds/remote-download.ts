/**
 * Brings the gateway's half of a remote's build to where Node can require it. Every file is checked against its
 * SHA-384 before it is stored, and again before it is used; nothing unverified is ever evaluated.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBody } from '@vipp/shared/lib/read-body';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { SERVER_ENTRY, type Build } from '@vipp/shared/contract/federation/build-manifest';

/** Reads one file of a build. Rejects, within a deadline, when it cannot be had as it was published. */
export type ReadBuildFile = (build: Build, side: 'client' | 'server', file: string) => Promise<Buffer>;

export type DownloadOptions = {
  read: ReadBuildFile;
  /** Folder of verified builds; survives restarts. */
  folder: string;
};

const MB = 1024 * 1024;
/** No file of a build is larger; the largest are some hundred kilobytes. */
export const MOST_FILE_BYTES = 5 * MB;
/** Nor are all files of one build together. */
export const MOST_BUILD_BYTES = 32 * MB;

/**
 * Fetches a file from a host that may be down, slow, or operated by others.
 *
 * @throws {Error} naming the address, and what is the matter with its answer
 */
export async function fetchVerified(
  address: string,
  integrity: string,
  timeoutMs: number,
  mostBytes = MOST_FILE_BYTES,
): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address} answered ${response.status}`);
  }
  const body = Buffer.from(await readBody(response, mostBytes));
  if (sha384(body) !== integrity) throw new Error(`${address} is not the published file: its SHA-384 differs`);
  return body;
}

/** A stored file may have been damaged since: it is verified as if it came from the network. */
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
 * The same at once, without letting anything come in between: what was just verified is what is evaluated next, and a
 * gateway under load need not wait its turn for each file of some megabytes.
 *
 * @returns undefined where a file is missing or not what it should be
 */
export function verifiedEntry(build: Build, folder: string): string | undefined {
  const target = targetOf(build, folder);
  try {
    const isWhole = Object.entries(build.server.files).every(
      ([file, integrity]) => sha384(readFileSync(path.join(target, file))) === integrity,
    );
    return isWhole ? path.join(target, SERVER_ENTRY) : undefined;
  } catch {
    return undefined;
  }
}

let downloads = 0;

/**
 * @returns path of the container's verified entry, ready to be required
 * @throws {Error} naming the file that could not be had, and why
 */
export async function downloadRemote(build: Build, { read, folder }: DownloadOptions): Promise<string> {
  const target = targetOf(build, folder);
  if (await isComplete(target, build.server.files)) return path.join(target, SERVER_ENTRY);
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
    await rm(target, { recursive: true, force: true });
    await rename(partial, target);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return path.join(target, SERVER_ENTRY);
}
