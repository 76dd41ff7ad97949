/** The teams' command, run for a separate site, and versions to publish without compiling anything. */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readRoutes } from '@vipp/shared/contract/federation/read-build.server';
import type { RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import { restamp } from 'tooling/build/build-manifest';
import { packagesFolder } from './packages-folder';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** A site, and the token of its operators where its data folder has none. */
type Site = { url: string; dataDir: string; operatorsToken?: string };

/** Runs `npx vipp-mf … --json` with keys that it makes in the data folder of the site, and returns its answer. */
export async function teamCommand(
  { url, dataDir, operatorsToken: FEDERATION_TOKEN }: Site,
  ...words: string[]
): Promise<Record<string, unknown>> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, FEDERATION_TOKEN };
  const { stdout } = await run(
    process.execPath,
    [path.join(root, 'tooling/vipp-mf.mjs'), ...words, '--site', url, '--json'],
    { env },
  );
  return JSON.parse(stdout) as Record<string, unknown>;
}

type Version = {
  /** Pages that it has besides those of the built remote. */
  more?: RemoteRoute[];
  /** The built remote, to publish another one. */
  of?: string;
};

/** Publishes the built remote again as another version, without visitors yet. */
export async function publishAs(
  site: Site,
  remote: string,
  version: string,
  { more = [], of: built = remote }: Version = {},
): Promise<void> {
  const target = mkdtempSync(path.join(site.dataDir, 'build-'));
  const own = built === remote ? (readRoutes(path.join(root, remote)) ?? []) : [];
  const container = (name: string): string => `${name.replaceAll('-', '_')}_`;
  restamp({
    dist: path.join(packagesFolder, built, 'dist'),
    target,
    version,
    name: remote,
    routes: [...own, ...more],
    change: (text) =>
      text.replaceAll(container(built), container(remote)).replaceAll(`/_mf/${built}/`, `/_mf/${remote}/`),
  });
  await teamCommand(site, 'publish', remote, '--dist', target);
}
