/**
 * The files of all published versions and of all shells: open tabs need those of their release set, and gateways that follow
 * the registry of this site download the server halves.
 */
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { compressBrotli, compressGzip, isCompressed } from '@vipp/shared/contract/federation/compress.server';
import { contentType, parseFilePath, type StoredFile } from '../builds/build-store';
import type { Registry } from './registry';
import { buildOf, SHELL, versionsOf, type RegistryState } from './registry-state';

/** Enough for the live versions of all remotes; files of older versions are read from the store again. */
const MAX_BYTES = 32 * 1024 * 1024;
/** The best quality that is fast enough: a visitor waits for a file's only compression. */
const BROTLI_QUALITY = 9;

/** Name and SHA-384 of the file at a path below `/_mf/`. */
function findFile(state: RegistryState, location: string): { file: string; integrity: string } | undefined {
  const { name = '', version, side = 'client', file = '' } = parseFilePath(location) ?? {};
  const builds =
    version === undefined ? versionsOf(state, SHELL).map(({ build }) => build) : [buildOf(state, name, version)];
  // The name is chosen by the client and may be `constructor`.
  const build = builds.find((one) => one && Object.hasOwn(one[side].files, file));
  const integrity = build?.[side].files[file];
  return integrity ? { file, integrity } : undefined;
}

/** File at a path below `/_mf/`; undefined where no version has it. Rejects when it is unavailable. */
type FindFile = (path: string) => Promise<StoredFile | undefined>;

async function compress(file: string, body: Buffer): Promise<StoredFile> {
  const type = contentType(file);
  if (!isCompressed(file)) return { body, type };
  const [brotli, gzip] = await Promise.all([compressBrotli(body, BROTLI_QUALITY), compressGzip(body)]);
  return { body, type, brotli, gzip };
}

const sizeOf = ({ body, brotli, gzip }: StoredFile): number =>
  body.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);

/** @param builtFile files of the builds of this site, with their compressed forms, by path */
export function createClientFiles(
  { state, files }: Pick<Registry, 'state' | 'files'>,
  builtFile: (path: string) => StoredFile | undefined,
): FindFile {
  // Concurrent visitors cause one read of a file.
  const recent = new LRUCache<string, StoredFile, () => Promise<StoredFile>>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    // Visitors still wait for a file evicted during its reading.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: (_key, _stale, { context: readFile }) => readFile(),
  });
  const readFile = async (file: string, integrity: string): Promise<StoredFile> => {
    const body = await files.get(integrity);
    if (!body) throw new Error(`${file} is not in the store of the site`);
    return compress(file, body);
  };
  return async (location) => {
    const built = builtFile(location);
    if (built) return built;
    const { file, integrity } = findFile(state(), location) ?? {};
    if (file === undefined || integrity === undefined) return undefined;
    return recent.forceFetch(`${integrity}${path.extname(file)}`, { context: () => readFile(file, integrity) });
  };
}
