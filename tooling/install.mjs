// @ts-check
/** Installs what package-lock.json names, unless it is installed already. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether the installed tree is the locked one. npm records what it installed last,
 * in `node_modules/.package-lock.json`; packages for other platforms are missing there, rightly.
 * Packages of this project are links: the lock file may name one whose folder was removed since.
 */
export function isInstalled(folder = root) {
  const record = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  /** @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean, link?: boolean }} Entry */
  /** @type {Record<string, Entry>} */
  const locked = readJson(path.join(folder, 'package-lock.json')).packages;
  /** @type {Record<string, Entry>} */
  const installed = readJson(record).packages;
  return Object.entries(locked).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true;
    if (wanted.link === true) {
      const isRemoved = !existsSync(path.join(folder, wanted.resolved ?? '', 'package.json'));
      return isRemoved || existsSync(path.join(folder, place));
    }
    const found = installed[place];
    if (!found) return wanted.optional === true;
    return (
      found.version === wanted.version && found.integrity === wanted.integrity && found.resolved === wanted.resolved
    );
  });
}

/**
 * Runs npm to its end; what it prints is shown.
 *
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    const stop = () => void child.kill('SIGTERM');
    process.once('SIGTERM', stop).once('SIGHUP', stop);
    child.once('error', () => reject(new UserError('npm cannot be run. Install npm, it comes with Node.')));
    child.once('close', (code) => {
      process.off('SIGTERM', stop).off('SIGHUP', stop);
      if (code === 0) resolve();
      else
        reject(
          new UserError(
            `npm ${args[0]} failed (exit code ${code}). Correct what it reports above, then run the command again.`,
          ),
        );
    });
  });
}

/** @param {(line: string) => void} log */
export async function ensureInstalled(log) {
  if (isInstalled()) return;
  log('installing the packages (npm ci), about a minute …');
  const start = performance.now();
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  log(`packages installed in ${Math.round((performance.now() - start) / 1000)} s`);
}
