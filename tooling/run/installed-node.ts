/** Versions of Node that npm's registry has, each installed once into `.cache/node`. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { npm } from '../install.mjs';
import { UserError } from '../user-error.mjs';
import type { NodeRuntime } from './test-programs';

const root = path.resolve(import.meta.dirname, '../..');
/** The npm package `node` fetches this one in an install script, which npm may be set not to run. */
const PACKAGE = `node-${process.platform}-${process.arch}`;

/** @returns undefined when it is not there or does not run */
const versionOf = (program: string): Promise<string | undefined> =>
  promisify(execFile)(program, ['--version']).then(
    ({ stdout }) => stdout.trim().replace(/^v/, ''),
    () => undefined,
  );

/** @throws {UserError} with what to do when it cannot be had */
export async function installedNode(version: string, log: (line: string) => void): Promise<NodeRuntime> {
  const folder = path.join(root, '.cache/node', version);
  const program = path.join(folder, 'node_modules', PACKAGE, 'bin/node');
  if ((await versionOf(program)) === version) return { version, program };
  log(`installing Node ${version} (npm install ${PACKAGE}@${version}), about 50 MB …`);
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await npm(['install', '--prefix', folder, ...quiet, `${PACKAGE}@${version}`]).catch(() => {
    throw new UserError(
      `npm cannot install ${PACKAGE}@${version}, for the reason above. Correct that, or put the program of this version of Node at ${program}, then run the command again.`,
    );
  });
  if ((await versionOf(program)) !== version)
    throw new UserError(`${program} does not run as Node ${version}. Delete ${folder}, then run the command again.`);
  return { version, program };
}
