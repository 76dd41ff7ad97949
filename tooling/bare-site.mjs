/** The site's programs as a bench or an outage test runs them: no supervisor, a log that can be read, one backend for several gateways. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const guard = path.join(import.meta.dirname, 'child-guard.cjs');

/** Builds of the shell and the remotes that a bench runs on: this checkout's, brought up to date, or those below PACKAGES_DIR. */
export async function builtPackages() {
  if (process.env.PACKAGES_DIR) return path.resolve(process.env.PACKAGES_DIR);
  const { buildAll } = await import('./build.mjs');
  await buildAll({ log: console.log });
  return root;
}

/**
 * @param {{ script: string, env: Record<string, string> }} options
 * @returns {Promise<{ url: string, pid: number, log: () => string, stop: () => Promise<void> }>} once it answers
 */
async function startProgram({ script, env }) {
  const child = fork(script, { cwd: root, execArgv: ['--require', guard], stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const ended = once(child, 'exit');
  const ready = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message.type === 'ready') resolve(message.url);
    });
  });
  const tooSoon = ended.then(() => {
    throw new Error(`${script} ended before it was ready:\n${log.slice(-2_000)}`);
  });
  const url = await Promise.race([ready, tooSoon]);
  tooSoon.catch(() => undefined);
  return {
    url,
    pid: child.pid,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const TOKENS = { API_TOKEN: 'token-of-a-bare-site-that-nobody-else-uses', FEDERATION_TOKEN: 'operators-token-of-a-bare-site-here' };

/** @param {{ folder: string }} options `folder` keeps its data */
export function startBackend({ folder }) {
  mkdirSync(folder, { recursive: true });
  const env = { ...TOKENS, HOST: '127.0.0.1', BACKEND_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' };
  return startProgram({ script: path.join(root, 'backend/dist/main.cjs'), env });
}

/** @param {{ packages: string, folder: string, backendUrl: string, env?: Record<string, string> }} options */
export function startGateway({ packages, folder, backendUrl, env = {} }) {
  mkdirSync(folder, { recursive: true });
  return startProgram({
    script: path.join(packages, 'shell/dist/server/main.cjs'),
    env: { ...TOKENS, HOST: '127.0.0.1', PORT: '0', BACKEND_URL: backendUrl, DATA_DIR: folder, PACKAGES_DIR: packages, LOG_LEVEL: 'warn', SUBMISSION_LIMIT: '10000', ...env },
  });
}
