/**
 * The site's programs as a bench or an outage test runs them: not restarted, with a log that can be read, one backend for
 * several gateways.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { ALLOCATOR_ENV } from './parts';
import { startProgram, type Program } from './program';

const root = path.resolve(import.meta.dirname, '../..');
const probe = path.join(import.meta.dirname, 'memory-probe.cjs');

/** Builds of the shell and the remotes that a bench runs on: this checkout's, brought up to date, or those below PACKAGES_DIR. */
export async function builtPackages(): Promise<string> {
  if (process.env.PACKAGES_DIR) return path.resolve(process.env.PACKAGES_DIR);
  const { buildAll } = await import('../build/build-packages');
  await buildAll({ log: console.log });
  return root;
}

const memorySchema = z.object({ type: z.literal('memory'), heap: z.number(), rss: z.number(), external: z.number() });

/** In bytes. */
type Memory = { heap: number; rss: number; external: number };

/** Memory of a program that was started with the probe, after garbage collection. */
async function collectedMemory({ child }: Program): Promise<Memory> {
  const answer = new Promise<Memory>((resolve) => {
    const receive = (message: unknown): void => {
      const parsed = memorySchema.safeParse(message);
      if (!parsed.success) return;
      child.off('message', receive);
      const { heap, rss, external } = parsed.data;
      resolve({ heap, rss, external });
    };
    child.on('message', receive);
  });
  child.send({ type: 'collect' });
  return answer;
}

export type TestProgram = {
  url: string;
  pid: number;
  log: () => string;
  /** Only of a program with the probe. */
  memory: () => Promise<Memory>;
  /** Resolves with how it ended, such as `code 1`. */
  exited: Promise<string>;
  stop: () => Promise<void>;
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
};

type TestProgramOptions = { script: string; env: NodeJS.ProcessEnv; hasProbe?: boolean };

/** @returns once it answers */
async function startTestProgram({ script, env, hasProbe = false }: TestProgramOptions): Promise<TestProgram> {
  let log = '';
  const program = startProgram({
    script,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    execArgv: hasProbe ? ['--expose-gc', '--require', probe] : [],
    stdout: 'pipe',
    onOutput: (chunk) => (log += chunk),
  });
  const { child, ready, exited } = program;
  const tooSoon = exited.then((how): never => {
    throw new Error(`${script} ended before it was ready (${how}):\n${log.slice(-4_000)}`);
  });
  const url = await Promise.race([ready, tooSoon]);
  tooSoon.catch(() => undefined);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return {
    url,
    pid: child.pid ?? 0,
    log: () => log,
    exited,
    memory: () => collectedMemory(program),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Tokens of the sites that tests and benches start. */
export const testTokens = {
  API_TOKEN: 'token-of-a-test-site-and-of-no-other-site',
  FEDERATION_TOKEN: 'operators-token-of-a-test-site-here',
};
/** Those of their content services. */
export const testSecrets = { OUTBOX_SECRET: 'outbox-secret-of-a-test-site-0000000' };
const GATEWAY_SECRETS = {
  PREVIEW_SECRET: 'preview-secret-of-a-test-site-000000',
  FORM_STATE_SECRET: 'form-state-secret-of-a-test-site-000',
};

/** @param options `folder`: where its data is stored; `env`: settings besides those of every test site */
export function startBackend({ folder, env = {} }: { folder: string; env?: NodeJS.ProcessEnv }): Promise<TestProgram> {
  mkdirSync(folder, { recursive: true });
  return startTestProgram({
    script: path.join(root, 'backend/dist/main.cjs'),
    env: {
      ...testTokens,
      ...testSecrets,
      HOST: '127.0.0.1',
      BACKEND_PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...env,
    },
  });
}

type GatewayOptions = {
  packages: string;
  folder: string;
  backendUrl: string;
  env?: NodeJS.ProcessEnv;
  hasProbe?: boolean;
};

export function startGateway({
  packages,
  folder,
  backendUrl,
  env = {},
  hasProbe,
}: GatewayOptions): Promise<TestProgram> {
  mkdirSync(folder, { recursive: true });
  return startTestProgram({
    script: path.join(packages, 'shell/dist/server/main.cjs'),
    hasProbe,
    env: {
      ...testTokens,
      ...GATEWAY_SECRETS,
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
    },
  });
}
