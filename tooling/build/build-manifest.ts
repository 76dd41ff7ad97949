/**
 * Finishes a build: gives it its version, a hash of its files, and writes `dist/build.json`, what a gateway needs to know. Also writes the compressed copies of the browser's files.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AssetGroup, Build } from '@vipp/shared/contract/federation/build-manifest';
import { compressBrotli, compressGzip, isCompressed } from '@vipp/shared/contract/federation/compress.server';
import { buildOfManifest } from '@vipp/shared/contract/federation/mf-manifest';
import { BUILD_FILE, readBuild, readMfManifest, readRoutes } from '@vipp/shared/contract/federation/read-build.server';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import type { Stats } from 'webpack';
import { isAsset, stampFiles, type Side } from './stamp-files';

/** Placeholder of the version in the files of a build until these are finished. */
export const UNSTAMPED = '__VERSION__';

/** The version of a build is what it gives out: 12 hexadecimal digits. */
export function versionOf(dist: string, routes: readonly RemoteRoute[] | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify(routes ?? []));
  for (const side of ['client', 'server']) {
    for (const file of readdirSync(path.join(dist, side)).filter(isAsset).sort())
      hash.update(`${side}/${file}\0`).update(readFileSync(path.join(dist, side, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Files of each named chunk group, in the order in which they must run. */
function chunkGroups(stats: Stats): Record<string, AssetGroup> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([group, { assets = [] }]) => [
      group,
      {
        // An update of the group's modules is for pages that run an earlier build.
        js: assets.map(({ name }) => name).filter((name) => /(?<!\.hot-update)\.js$/.test(name)),
        css: assets.map(({ name }) => name).filter((name) => name.endsWith('.css')),
      },
    ]),
  );
}

/** Files of a package without exposed modules: the plugin writes no manifest for it. */
const clientGroups = (stats: readonly Stats[]): Record<string, AssetGroup> =>
  Object.assign(
    {},
    ...stats.filter(({ compilation }) => compilation.options.output.path?.endsWith('client')).map(chunkGroups),
  );

async function writeCompressed(folder: string): Promise<void> {
  for (const file of readdirSync(folder).filter(isCompressed)) {
    const source = readFileSync(path.join(folder, file));
    writeFileSync(path.join(folder, `${file}.br`), await compressBrotli(source));
    writeFileSync(path.join(folder, `${file}.gz`), await compressGzip(source));
  }
}

/** A value for each file that is sent. */
export const ofEach = <Value>(folder: string, valueOf: (file: string) => Value): Record<string, Value> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(isAsset)
      .sort()
      .map((name) => [name, valueOf(path.join(folder, name))]),
  );

/** The plugin's statistics are a report for developers, and not published. */
function setStatsAside(dist: string): void {
  rmSync(path.join(dist, 'server/mf-stats.json'), { force: true });
  const stats = path.join(dist, 'client/mf-stats.json');
  if (existsSync(stats)) renameSync(stats, path.join(dist, 'mf-stats.json'));
}

function makeSides(dist: string): [client: string, server: string] {
  const [client, server] = [path.join(dist, 'client'), path.join(dist, 'server')];
  for (const folder of [client, server]) mkdirSync(folder, { recursive: true });
  return [client, server];
}

export const writeBuild = (dist: string, build: Build): void =>
  writeFileSync(path.join(dist, BUILD_FILE), `${JSON.stringify(build, undefined, 2)}\n`);

type FinishedBuild = {
  name: string;
  dist: string;
  /** Statistics of each webpack configuration. */
  stats: readonly Stats[];
};

type Named = Pick<Build, 'name' | 'version' | 'container'>;

/** Of a package without a manifest of the plugin. */
const recordOf = (names: Named, files: Record<Side, Record<string, string>>, stats: readonly Stats[]): Build => ({
  ...names,
  client: { files: files.client, groups: clientGroups(stats) },
  server: { files: files.server },
});

export async function writeBuildManifest({ name, dist, stats }: FinishedBuild): Promise<void> {
  setStatsAside(dist);
  const [client] = makeSides(dist);
  const routes = readRoutes(path.dirname(dist));
  const version = versionOf(dist, routes);
  const files = stampFiles({ dist, target: dist, from: UNSTAMPED, to: version });
  await writeCompressed(client);
  const build = name.startsWith('mf-')
    ? buildOfManifest(readMfManifest(dist), { name, version, ...files, routes })
    : recordOf({ name, version, container: `vipp_${name}` }, files, stats);
  writeBuild(dist, build);
}

type DevelopmentBuild = FinishedBuild & { version: string; routes: RemoteRoute[] | undefined };

/** Quickly, because a page waits for it after each save. The browser's files have no hash: they change under open pages. */
export function writeDevelopmentManifest({ name, version, dist, routes, stats }: DevelopmentBuild): void {
  const [client, server] = makeSides(dist);
  const files = { client: ofEach(client, () => ''), server: ofEach(server, (file) => sha384(readFileSync(file))) };
  const container = stats[0]?.compilation.outputOptions.uniqueName ?? name;
  writeBuild(dist, { ...recordOf({ name, version, container }, files, stats), ...(routes && { routes }) });
}

type RestampOptions = {
  /** Folder of a finished build. */
  dist: string;
  /** Folder for the new one. */
  target: string;
  version: string;
  /** Its pages, where they differ. */
  routes?: RemoteRoute[];
  /** What differs in this version. */
  change?: (text: string, side: Side, file: string) => string;
};

/**
 * Makes another version of a build without compiling it. For benchmarks and tests that publish many versions.
 *
 * @returns its record
 */
export function restamp({ dist, target, version, routes, change }: RestampOptions): Build {
  const build = readBuild(dist);
  if (!build) throw new Error(`${dist} has no build`);
  const files = stampFiles({ dist, target, from: build.version, to: version, ...(change && { change }) });
  // The shell has no manifest of the plugin: it exposes nothing.
  const next: Build = build.name.startsWith('mf-')
    ? buildOfManifest(readMfManifest(target), { ...files, name: build.name, version, routes: routes ?? build.routes })
    : { ...build, version, client: { ...build.client, files: files.client }, server: { files: files.server } };
  writeBuild(target, next);
  return next;
}
