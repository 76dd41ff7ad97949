// @ts-check
/** Checks that cost nothing and need no package, made before the slow install and build. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { siteFolder } from './site-folder.mjs';
import { UserError } from './user-error.mjs';

const DEFAULT_PORT = '3000';

/**
 * Folder of the site's data, as an absolute path. A relative `DATA_DIR` starts at the project's folder.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const dataFolder = (env) => path.resolve(siteFolder, env.DATA_DIR?.trim() || '.data');

/**
 * A line for operators whose Node gets no security updates any more; undefined for others.
 *
 * @param {string} version
 */
export const unsupportedNode = (version) =>
  Number.parseInt(version, 10) < 22
    ? `Node ${version} gets no security updates since 30 April 2026. Install Node 24, see https://nodejs.org.`
    : undefined;

const NEEDED_FILES = 256;

/** @param {string} limits of this process, as Linux writes them; Node has raised the soft limit to the hard one */
export function checkOpenFiles(
  limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : '',
) {
  const [, files] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  if (files !== undefined && Number(files) < NEEDED_FILES)
    throw new UserError(
      `this process may open ${files} files at a time, and the site needs ${NEEDED_FILES}. Raise the limit: ulimit -n 4096, or LimitNOFILE= of systemd.`,
    );
}

/**
 * @param {number} port
 * @param {string} [host] every address of this machine when absent
 * @returns {Promise<void>}
 */
export function checkPortIsFree(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
      if (code === 'EADDRINUSE') {
        reject(
          new UserError(
            `PORT ${port} is already in use. Stop what listens there, or set another one: PORT=${port + 1}`,
          ),
        );
      } else if (code === 'EACCES') {
        reject(new UserError(`PORT ${port} is reserved for the administrator. Set one above 1023: PORT=3000`));
      } else if (host) {
        reject(
          new UserError(
            `HOST ${host} is no address of this machine (${code}). Set one of its own: HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.`,
          ),
        );
      } else {
        reject(new UserError(`PORT ${port} cannot be listened on (${code}). Set another one: PORT=3000`));
      }
    });
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

/** @param {string} folder */
export function checkFolderIsWritable(folder) {
  const probe = path.join(folder, `.write-probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    closeSync(openSync(probe, 'w'));
    rmSync(probe);
  } catch (error) {
    throw new UserError(
      `DATA_DIR cannot be written: ${folder} (${error instanceof Error && 'code' in error ? error.code : error}). Set it to a folder that this user may write to.`,
    );
  }
}

/** @param {NodeJS.ProcessEnv} env */
export async function preflight(env) {
  checkOpenFiles();
  const port = env.PORT?.trim() || DEFAULT_PORT;
  const host = env.HOST?.trim() || undefined;
  // Malformed values are refused by the settings' schema, with a better message.
  if (/^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65536 && /^[\w.:%-]*$/.test(host ?? ''))
    await checkPortIsFree(Number(port), host);
  checkFolderIsWritable(dataFolder(env));
}
