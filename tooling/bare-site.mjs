/** The site's programs as a bench or an outage test runs them: no supervisor, a log that can be read, one backend for several gateways. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ALLOCATOR_ENV } from './allocator.mjs';

const root = path.resolve(import.meta.dirname, '..');
const guard = path.join(import.meta.dirname, 'child-guard.cjs');
const probe = path.join(import.meta.dirname, 'memory-probe.cjs');

/** Builds of the shell and the remotes that a bench runs on: this checkout's, brought up to date, or those below PACKAGES_DIR. */
export async function builtPackages() {
  if (process.env.PACKAGES_DIR) return path.resolve(process.env.PACKAGES_DIR);
  const { buildAll } = await import('./build.mjs');
  await buildAll({ log: console.log });
  return root;
}

/** Asks a program that was started with the probe what its memory is, once all that nothing holds is collected. */
async function collectedMemory(child) {
  const told = new Promise((resolve) => {
    const hear = (message) => {
      if (message.type !== 'memory') return;
      child.off('message', hear);
      resolve({ heap: message.heap, rss: message.rss, external: message.external });
    };
    child.on('message', hear);
  });
  child.send({ type: 'collect' });
  return told;
}

/**
 * @param {{ script: string, env: Record<string, string>, hasProbe?: boolean }} options
 * @returns {Promise<{ url: string, pid: number, log: () => string, memory: () => Promise<{ heap: number, rss: number, external: number }>, stop: () => Promise<void> }>}
 *   once it answers; `memory`, in bytes, only with the probe
 */
async function startProgram({ script, env, hasProbe = false }) {
  const execArgv = ['--require', guard, ...(hasProbe ? ['--expose-gc', '--require', probe] : [])];
  const child = fork(script, {
    cwd: root,
    execArgv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
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
    memory: () => collectedMemory(child),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const TOKENS = {
  API_TOKEN: 'token-of-a-bare-site-that-nobody-else-uses',
  FEDERATION_TOKEN: 'operators-token-of-a-bare-site-here',
};
const BACKEND_SECRETS = { OUTBOX_SECRET: 'outbox-secret-of-a-bare-site-0000000' };
const GATEWAY_SECRETS = {
  PREVIEW_SECRET: 'preview-secret-of-a-bare-site-000000',
  FORM_STATE_SECRET: 'form-state-secret-of-a-bare-site-000',
};

/** @param {{ folder: string }} options `folder` keeps its data */
export function startBackend({ folder }) {
  mkdirSync(folder, { recursive: true });
  const env = {
    ...TOKENS,
    ...BACKEND_SECRETS,
    HOST: '127.0.0.1',
    BACKEND_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  };
  return startProgram({ script: path.join(root, 'backend/dist/main.cjs'), env });
}

/** @param {{ packages: string, folder: string, backendUrl: string, env?: Record<string, string>, hasProbe?: boolean }} options */
export function startGateway({ packages, folder, backendUrl, env = {}, hasProbe }) {
  mkdirSync(folder, { recursive: true });
  return startProgram({
    script: path.join(packages, 'shell/dist/server/main.cjs'),
    hasProbe,
    env: {
      ...TOKENS,
      ...GATEWAY_SECRETS,
      ...ALLOCATOR_ENV,
      HOST: '127.0.0.1',
      PORT: '0',
      BACKEND_URL: backendUrl,
      DATA_DIR: folder,
      PACKAGES_DIR: packages,
      LOG_LEVEL: 'warn',
      SUBMISSION_LIMIT: '10000',
      ...env,
    },
  });
}
