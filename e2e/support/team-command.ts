/** The teams' command, run for a separate site, and versions to publish without compiling anything. */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { SiteInstance } from './site-instance';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');
const PACKAGES_DIR = process.env.PACKAGES_DIR ?? root;

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
export async function publishAs(site: SiteInstance, remote: string, version: string): Promise<void> {
  const target = mkdtempSync(path.join(site.dataDir, 'build-'));
  const options = { dist: path.join(PACKAGES_DIR, remote, 'dist'), target, version };
  const script = `import { restamp } from ${JSON.stringify(pathToFileURL(path.join(root, 'tooling/build/restamp.ts')).href)}; restamp(${JSON.stringify(options)});`;
  await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  await teamCommand(site, 'publish', remote, '--dist', target);
}
