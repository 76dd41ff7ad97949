/**
 * The site's programs for a bench or an outage test: without restarts, with a readable log, one backend for several gateways.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ALLOCATOR_ENV } from '../run/parts';
import { startProgram } from '../run/program';

/** Folder of the built packages. */
export const root = path.resolve(import.meta.dirname, '../..');

export type TestProgram = {
  url: string;
  pid: number;
  log: () => string;
  /** Resolves with its end, such as `code 1`. */
  exited: Promise<string>;
  stop: () => Promise<void>;
};

/** @returns once it answers */
async function startTestProgram(script: string, env: NodeJS.ProcessEnv): Promise<TestProgram> {
  let log = '';
  const { child, ready, exited } = startProgram({
    script,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdout: 'pipe',
    onOutput: (chunk) => (log += chunk),
  });
  const tooSoon = exited.then((how): never => {
    throw new Error(`${script} ended before it was ready (${how}):\n${log.slice(-4_000)}`);
  });
  const url = await Promise.race([ready, tooSoon]);
  tooSoon.catch(() => undefined);
  return {
    url,
    pid: child.pid ?? 0,
    log: () => log,
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Tokens of the sites that tests and benches start. */
export const testTokens = {
  API_TOKEN: 'token-of-a-test-site-and-of-no-other-site',
  FEDERATION_TOKEN: 'operators-token-of-a-test-site-here',
};

/** @param options `folder`: where its data is stored; `env`: settings besides those of every test site */
export function startBackend({ folder, env = {} }: { folder: string; env?: NodeJS.ProcessEnv }): Promise<TestProgram> {
  mkdirSync(folder, { recursive: true });
  return startTestProgram(path.join(root, 'backend/dist/main.cjs'), {
    ...testTokens,
    OUTBOX_SECRET: 'outbox-secret-of-a-test-site-0000000',
    HOST: '127.0.0.1',
    BACKEND_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...env,
  });
}

/** `packages`: folder of other builds. */
type GatewayOptions = { packages?: string; folder: string; backendUrl: string; env?: NodeJS.ProcessEnv };

export function startGateway({ packages = root, folder, backendUrl, env = {} }: GatewayOptions): Promise<TestProgram> {
  mkdirSync(folder, { recursive: true });
  return startTestProgram(path.join(packages, 'shell/dist/server/main.cjs'), {
    ...testTokens,
    FORM_STATE_SECRET: 'form-state-secret-of-a-test-site-000',
    ...ALLOCATOR_ENV,
    HOST: '127.0.0.1',
    PORT: '0',
    BACKEND_URL: backendUrl,
    DATA_DIR: folder,
    PACKAGES_DIR: packages,
    LOG_LEVEL: 'warn',
    SUBMISSION_LIMIT: '10000',
    // What these sites serve may be broken on purpose, and rendering it first takes seconds.
    SHELL_CHECK: 'off',
    ...env,
  });
}
