/**
 * `npm run package`: one folder, and the same as a tar, with the whole site for production. It is for the system and the
 * processor on which it is made: some packages contain compiled code.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { buildAll } from '../build/build-packages';
import { readOptions } from '../read-options';
import { siteFolder } from '../site-folder.mjs';
import { asUserError, UserError } from '../user-error.mjs';
import { assemble } from './assemble';

const NAME = 'vipp-site';
const LIMIT_MB = 150;

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    else yield file;
  }
}

/** In megabytes of 1,000,000 bytes. */
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Any user may read it; only the one who unpacked it may write. */
function measure(folder: string): { bytes: number; files: number } {
  let [bytes, files] = [0, 0];
  for (const file of filesIn(folder)) {
    const { size, mode } = statSync(file);
    chmodSync(file, mode & 0o111 ? 0o755 : 0o644);
    bytes += size;
    files += 1;
  }
  return { bytes, files };
}

type Package = { folder: string; tar: string };

export async function makePackage(out: string, log: (line: string) => void): Promise<Package> {
  const folder = path.join(out, NAME);
  const tar = `${folder}.tar.gz`;
  await buildAll({ log }).catch(asUserError);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await assemble(folder);
  const { bytes, files } = measure(folder);
  execFileSync('tar', ['-czf', tar, '-C', out, NAME]);
  log(`${folder}: ${megabytes(bytes)} MB in ${files} files`);
  log(`${tar}: ${megabytes(statSync(tar).size)} MB`);
  if (bytes > LIMIT_MB * 1e6)
    throw new UserError(`the folder has ${megabytes(bytes)} MB, and ${LIMIT_MB} MB are allowed: docs/decisions/0027`);
  return { folder, tar };
}

export async function main(args: readonly string[]): Promise<void> {
  const command = new Command('npm run package --')
    .description('Makes a package for production: one folder, started with node server.js.')
    .option('--out <FOLDER>', `where ${NAME}/ and ${NAME}.tar.gz are written`, 'dist');
  const out = path.resolve(siteFolder, readOptions<{ out: string }>(command, args).out);
  await makePackage(out, console.log);
}
