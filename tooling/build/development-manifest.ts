/** Writes `build.json` of a build of development: quickly, because a page waits for it after each save. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import { BUILD_FILE } from '@vipp/shared/contract/federation/read-build.server';
import type { Stats } from 'webpack';
import { clientGroups } from './build-manifest';
import { isAsset } from './stamp-files';

const filesOf = (folder: string, hash: (body: Buffer) => string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => isAsset(file) && !file.includes('.hot-update.'))
      .sort()
      .map((file) => [file, hash(readFileSync(path.join(folder, file)))]),
  );

type DevelopmentBuild = {
  name: string;
  version: string;
  dist: string;
  routes: RemoteRoute[] | undefined;
  stats: readonly Stats[];
};

/** The browser's files have no hash: they change while pages that name them are open. */
export function writeDevelopmentManifest({ name, version, dist, routes, stats }: DevelopmentBuild): void {
  const [client, server] = [path.join(dist, 'client'), path.join(dist, 'server')];
  for (const folder of [client, server]) mkdirSync(folder, { recursive: true });
  const files = { client: filesOf(client, () => ''), server: filesOf(server, sha384) };
  const build: Build = {
    name,
    version,
    container: stats[0]?.compilation.outputOptions.uniqueName ?? name,
    client: { files: files.client, groups: clientGroups(stats) },
    server: { files: files.server },
    ...(routes && { routes }),
  };
  writeFileSync(path.join(dist, BUILD_FILE), `${JSON.stringify(build, undefined, 2)}\n`);
}
