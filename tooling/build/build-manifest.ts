/**
 * Writes `dist/build.json`, all that a gateway needs to know of a build: its files with their SHA-384, and
 * which of them each exposed module (or entry) needs. Also writes the compressed twins of the browser's files.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AssetGroup, Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { MultiStats, Stats } from 'webpack';
import { root } from './webpack-base';
import { sharedRanges } from './webpack-federation';
import { containerName } from './webpack-remote';

const COMPRESSED = /\.(js|css|svg|json)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const isAsset = (file: string): boolean => !/\.(br|gz|map|LICENSE\.txt)$/.test(file);

function fileHashes(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter(isAsset).sort();
  return Object.fromEntries(files.map((file) => [file, sha384(readFileSync(path.join(folder, file)))]));
}

/** Files of each named chunk group, in the order in which they must run. */
function chunkGroups(stats: Stats): Record<string, AssetGroup> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([group, { assets = [] }]) => [
      group,
      {
        js: assets.map(({ name }) => name).filter((name) => name.endsWith('.js')),
        css: assets.map(({ name }) => name).filter((name) => name.endsWith('.css')),
      },
    ]),
  );
}

async function writeCompressed(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((file) => COMPRESSED.test(file));
  for (const file of files) {
    const source = readFileSync(path.join(folder, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
    writeFileSync(path.join(folder, `${file}.br`), await compressBrotli(source, { params }));
    writeFileSync(path.join(folder, `${file}.gz`), await compressGzip(source, { level: 9 }));
  }
}

/** Bytes of each file as it is sent: compressed where that was done. */
function sentSizes(folder: string): Record<string, number> {
  if (!existsSync(folder)) return {};
  const sentFile = (file: string): string =>
    path.join(folder, existsSync(path.join(folder, `${file}.br`)) ? `${file}.br` : file);
  return Object.fromEntries(
    readdirSync(folder)
      .filter(isAsset)
      .sort()
      .map((file) => [file, statSync(sentFile(file)).size]),
  );
}

/** Ranges of the modules that a remote takes from the shell. */
const singletonRanges = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedRanges(path.join(root, name))).map(([request, { requiredVersion }]) => [
      request,
      requiredVersion,
    ]),
  );

type FinishedBuild = { name: string; version: string; dist: string; stats: MultiStats; compressed: boolean };

export async function writeBuildManifest({ name, version, dist, stats, compressed }: FinishedBuild): Promise<void> {
  const clientStats = stats.stats.find(({ compilation }) => compilation.name?.endsWith('-client'));
  if (compressed) await writeCompressed(path.join(dist, 'client'));
  const manifest: Build = {
    name,
    version,
    container: containerName(name, version),
    client: { files: fileHashes(path.join(dist, 'client')), groups: clientStats ? chunkGroups(clientStats) : {} },
    server: { files: fileHashes(path.join(dist, 'server')) },
    ...(name.startsWith('mf-') && { singletons: singletonRanges(name), sizes: sentSizes(path.join(dist, 'client')) }),
  };
  writeFileSync(path.join(dist, 'build.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
