/** The editor of texts: one script of a package that brings 700 others when it is installed, so that it is taken out of it. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const PACKAGE = 'decap-cms@3.16.3';
const SCRIPT = 'package/dist/decap-cms.js';
const SHA256 = '7c1efd6b616b4786e279aeef194dd21649a72058d3bc8d1f78901b574610dfb8';
/** Of the downloaded script, in the folder `.cache` of a checkout and of the package for production. */
export const EDITOR_FILE = 'decap-cms-3.16.3.js';

const run = promisify(execFile);

/**
 * Takes the script from the npm registry, unless it is there.
 *
 * @returns its path
 * @throws Error where the registry does not answer, or answers something else
 */
export async function fetchEditorFile(folder: string): Promise<string> {
  const file = path.join(folder, EDITOR_FILE);
  if (await stat(file).catch(() => undefined)) return file;
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(path.join(folder, 'editor-'));
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { stdout } = await run(npm, ['pack', PACKAGE, '--silent', '--ignore-scripts'], {
      cwd: work,
      timeout: 120_000,
    });
    await run('tar', ['-xzf', stdout.trim(), SCRIPT], { cwd: work });
    const script = await readFile(path.join(work, SCRIPT));
    if (createHash('sha256').update(script).digest('hex') !== SHA256)
      throw new Error(`${PACKAGE} is not the known one`);
    // Without the reference to a map of 25 MB.
    await writeFile(path.join(work, EDITOR_FILE), script.toString().replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
    await rename(path.join(work, EDITOR_FILE), file);
    return file;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
