/** The list of everything that the package is made of (CycloneDX), compiled into builds or not, from the lock file. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { remoteFolders } from '../remote-folders';
import { siteFolder } from '../site-folder.mjs';

/** What runs in production: the build and the tests are no part of it. */
const workspaces = (): string[] => ['shared', 'shell', 'backend', ...remoteFolders()];

export function writeSbom(file: string): void {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const text = execFileSync('npm', [...args, ...workspaces().map((name) => `--workspace=${name}`)], {
    cwd: siteFolder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  writeFileSync(file, text);
}
