/** Draws the stored files into the package, so that no start has to: half a minute of work, and the folder is read-only. */
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../run/program';
import { siteFolder } from '../site-folder.mjs';

const CACHE = '.cache/artwork';
const secret = (): string => randomBytes(32).toString('hex');

/** Starts the content service of the package once: what it draws, it also stores there. */
async function startOnce(folder: string, dataDir: string): Promise<void> {
  let output = '';
  const { child, ready, exited } = startProgram({
    script: path.join(folder, 'backend/dist/main.cjs'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      API_TOKEN: secret(),
      OUTBOX_SECRET: secret(),
    },
    stdout: 'pipe',
    onOutput: (chunk) => (output += chunk),
  });
  const failed = exited.then((how): never => {
    throw new Error(`the content service of the package did not start (${how}):\n${output}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  child.kill('SIGTERM');
  await exited;
}

/** The version that was used last: drawings of earlier ones are of no use to the package. */
function removeOtherVersions(cache: string): void {
  const age = (name: string): number => statSync(path.join(cache, name)).mtimeMs;
  const [, ...others] = readdirSync(cache).sort((a, b) => age(b) - age(a));
  for (const name of others) rmSync(path.join(cache, name), { recursive: true });
}

export async function drawPictures(folder: string): Promise<void> {
  const cache = path.join(folder, CACHE);
  mkdirSync(path.dirname(cache), { recursive: true });
  const drawn = path.join(siteFolder, CACHE);
  if (existsSync(drawn)) cpSync(drawn, cache, { recursive: true, preserveTimestamps: true });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vipp-package-'));
  try {
    await startOnce(folder, dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  removeOtherVersions(cache);
}
