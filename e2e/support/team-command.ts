/** The teams' command, run for a separate site, and versions to publish without compiling anything. */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { restamp } from 'tooling/build/restamp';
import type { SiteInstance } from './site-instance';
import { packagesFolder } from './packages-folder';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** Runs `npx vipp-mf … --json` with the keys that the site created at its start, and returns its answer. */
export async function teamCommand(
  { url, dataDir }: Pick<SiteInstance, 'url' | 'dataDir'>,
  ...words: string[]
): Promise<Record<string, unknown>> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await run(
    process.execPath,
    [path.join(root, 'tooling/vipp-mf.mjs'), ...words, '--site', url, '--json'],
    { env },
  );
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Publishes the built remote again as another version, which no visitor gets yet. */
export async function publishAs(
  site: Pick<SiteInstance, 'url' | 'dataDir'>,
  remote: string,
  version: string,
): Promise<void> {
  const target = mkdtempSync(path.join(site.dataDir, 'build-'));
  restamp({ dist: path.join(packagesFolder, remote, 'dist'), target, version });
  await teamCommand(site, 'publish', remote, '--dist', target);
}
