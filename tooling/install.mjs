// @ts-check
/** Installs the packages of the lock files, unless installed already: of the site alone, or of tests and lints too. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} Entry */

/**
 * Whether the installed tree is the locked one. npm records its last installation in `node_modules/.package-lock.json`;
 * packages for other platforms are missing there, rightly, and so are packages that only peers ask for (`.npmrc`). Packages of
 * this project are links: the lock file may name a removed folder.
 *
 * @param {string} folder of the lock file
 * @param {{ dev?: boolean }} options `dev`: development dependencies too
 */
export function isInstalled(folder = root, { dev = true } = {}) {
  const record = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {Record<string, Entry>} */
  const locked = readJson(path.join(folder, 'package-lock.json')).packages;
  /** @type {Record<string, Entry>} */
  const installed = readJson(record).packages;
  return Object.entries(locked).every(([place, wanted]) => {
    if (!place.includes('node_modules/') || (wanted.dev === true && !dev)) return true;
    if (wanted.link === true) {
      const isRemoved = !existsSync(path.join(folder, wanted.resolved ?? '', 'package.json'));
      return isRemoved || existsSync(path.join(folder, place));
    }
    const found = installed[place];
    if (!found) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return (
      found.version === wanted.version && found.integrity === wanted.integrity && found.resolved === wanted.resolved
    );
  });
}

/**
 * Runs npm to its end; what it prints is shown.
 *
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<void>}
 */
export function npm(args, cwd = root) {
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
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

/** The packages of tracing, a quarter of all files, are development dependencies: `npm start` installs them for this setting only. */
export const SETTING_OF_TRACING = 'OTEL_EXPORTER_OTLP_ENDPOINT';

/** npm asks the registry for nothing that its cache has: the lock file has the hash of each package. */
const QUIET = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/**
 * @param {(line: string) => void} log
 * @param {string} what
 * @param {string[]} args of npm
 * @param {string} [folder]
 */
async function install(log, what, args, folder) {
  log(`installing ${what} (npm ${args[0]}) …`);
  const start = performance.now();
  await npm([...args, ...QUIET], folder);
  log(`installed ${what} in ${Math.round((performance.now() - start) / 1000)} s`);
}

/**
 * @param {(line: string) => void} log
 * @param {{ dev?: boolean, folders?: readonly string[] }} options `dev`: development dependencies too; `folders` that have
 * a lock file of their own
 */
export async function ensureInstalled(log, { dev = false, folders = [] } = {}) {
  const hasSite = isInstalled(root, { dev: false });
  // Added to what is there: `npm ci` would delete it first.
  if (dev && hasSite && !isInstalled(root))
    await install(log, 'the packages of tests and checks', ['install', '--include=dev', '--no-save']);
  else if (dev && !hasSite) await install(log, 'the packages', ['ci', '--include=dev']);
  else if (!hasSite) await install(log, 'the packages of the site', ['ci', '--omit=dev', '--omit=peer']);
  for (const name of folders) {
    const folder = path.join(root, name);
    if (!isInstalled(folder)) await install(log, `the packages of ${name}/`, ['ci'], folder);
  }
}
