/**
 * The files of all published versions and of all shells: open tabs need those of their release set, and gateways that follow
 * the registry of this site download the server halves.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Build, Side } from '@vipp/shared/contract/federation/build-manifest';
import { contentType, parseFilePath, type StoredFile } from '../builds/build-store';
import type { ReadBuildFile } from '../builds/build-files';
import type { Registry } from './registry';
import { buildOf, SHELL, versionsOf, type RegistryState } from './registry-state';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Enough for the live versions of all remotes; files of older versions are read from the store again. */
const MAX_BYTES = 32 * 1024 * 1024;
const COMPRESSED = new Set(['.js', '.cjs', '.css', '.svg', '.json']);
/** The best quality that is fast enough: a visitor waits for a file's only compression. */
const BROTLI_QUALITY = 9;

type Found = { build: Build; side: Side; file: string };

function findFile(state: RegistryState, location: string): Found | undefined {
  const { name = '', version, side = 'client', file = '' } = parseFilePath(location) ?? {};
  const builds =
    version === undefined ? versionsOf(state, SHELL).map(({ build }) => build) : [buildOf(state, name, version)];
  // The name is chosen by the client and may be `constructor`.
  const build = builds.find((one) => one && Object.hasOwn(one[side].files, file));
  return build && { build, side, file };
}

/** File at a path below `/_mf/`; undefined where no version has it. Rejects when it is unavailable. */
export type FindFile = (path: string) => Promise<StoredFile | undefined>;

async function compress(file: string, body: Buffer): Promise<StoredFile> {
  const type = contentType(file);
  if (!COMPRESSED.has(path.extname(file))) return { body, type };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [brotli, gzipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 9 })]);
  return { body, type, brotli, gzip: gzipped };
}

const sizeOf = ({ body, brotli, gzip: gzipped }: StoredFile): number =>
  body.length + (brotli?.length ?? 0) + (gzipped?.length ?? 0);

/** @param builtFile files of the builds of this site, with their compressed forms, by path */
export function createClientFiles(
  registry: Pick<Registry, 'state'>,
  read: ReadBuildFile,
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
  return async (location) => {
    const built = builtFile(location);
    if (built) return built;
    const found = findFile(registry.state(), location);
    const integrity = found?.build[found.side].files[found.file];
    if (!found || !integrity) return undefined;
    const { build, side, file } = found;
    return recent.forceFetch(`${integrity}${path.extname(file)}`, {
      context: async () => compress(file, await read(build, side, file)),
    });
  };
}
