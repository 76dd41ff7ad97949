// @ts-check
/** Checks without cost and packages, made before the slow install and build. */
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
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
 * @param {number} port
 * @param {string} [host] every address of this machine when absent
 * @returns {Promise<void>}
 */
export function checkPortIsFree(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
      const message =
        code === 'EADDRINUSE'
          ? `PORT ${port} is already in use. Stop what listens there, or set another one: PORT=${port + 1}`
          : code === 'EACCES' || !host
            ? `PORT ${port} cannot be listened on (${code}). Set one above 1023: PORT=3000`
            : `HOST ${host} is no address of this machine (${code}). Set one of its own: HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.`;
      reject(new UserError(message));
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
  const port = env.PORT?.trim() || DEFAULT_PORT;
  const host = env.HOST?.trim() || undefined;
  // Malformed values are refused by the settings' schema, with a better message.
  if (/^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65536 && /^[\w.:%-]*$/.test(host ?? ''))
    await checkPortIsFree(Number(port), host);
  checkFolderIsWritable(dataFolder(env));
}
