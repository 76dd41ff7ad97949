/** Evaluates a candidate in a process of its own, whose crash is an answer too: docs/decisions/0014. */
import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { problemSchema, type Problem } from '@vipp/shared/contract/federation/problem';
import { withTimeout } from '../../../src/with-timeout';
import type { Settings } from '../../settings/settings';
import { readServerHalf, type GetFile, type ServerHalf } from '../builds/remote-container';

export type SandboxJob = { build: Build; half: ServerHalf };
/** Answer of the site to an address below `/_data/`. */
export type SiteContentAnswer = { status: number; body: string };
const UNAVAILABLE: SiteContentAnswer = { status: 503, body: '' };
export type ToWorker = ({ type: 'job' } & SandboxJob) | ({ type: 'content'; id: number } & SiteContentAnswer);

const fromWorkerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), problems: z.array(problemSchema) }),
  z.object({ type: z.literal('content'), id: z.int(), path: z.string() }),
]);
export type FromWorker = z.infer<typeof fromWorkerSchema>;

type AnswerContent = (path: string) => Promise<SiteContentAnswer>;

/** Resolves with what is wrong. Rejects where a file of the server half is unavailable. */
export type RunSandbox = (build: Build, getFile: GetFile) => Promise<Problem[]>;

type Options = {
  /** Program of the worker. */
  script: string;
  /** Answers requests of pages for content, as the gateway answers browsers. */
  content: AnswerContent;
  timeoutMs?: number;
};

/** For the whole process, besides the timeout of each page; long, so that a busy machine does not refuse a good version. */
const TIMEOUT_MS = 60_000;
const MAX_STDERR_CHARACTERS = 600;
const MEMORY_MB = 512;

/** Name of the flag of Node's permission model, from version 22.13 on and before. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** The worker reads its program alone, writes nothing, and starts no process or thread. */
const nodeArguments = (script: string): string[] => [
  PERMISSION,
  `--allow-fs-read=${script}`,
  `--max-old-space-size=${MEMORY_MB}`,
  '--disable-warning=ExperimentalWarning',
  '--enable-source-maps',
  script,
];

/** The part of the environment that programs need to run. */
const ENVIRONMENT = ['NODE_ENV', 'PATH', 'TZ', 'LANG', 'SystemRoot'];

async function runProcess(job: SandboxJob, { script, content, timeoutMs = TIMEOUT_MS }: Options): Promise<Problem[]> {
  const { name, version } = job.build;
  const crashed = (how: string): Problem[] => [
    {
      check: 'renders',
      message: `${name}@${version}: the process that evaluated it ${how}`,
      fix: 'Run the pages of the remote with npm run dev, and search for code that ends the process, never ends, or uses all memory.',
    },
  ];
  const args = nodeArguments(await realpath(script));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: Object.fromEntries(ENVIRONMENT.map((variable) => [variable, process.env[variable]])),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let stderr = '';
    child.stderr?.on('data', (chunk) => (stderr = `${stderr}${chunk}`.slice(-MAX_STDERR_CHARACTERS)));
    const send = (message: ToWorker) => child.connected && child.send(message, () => undefined);
    let answer: Problem[] | undefined;
    const finish = (final: Problem[]) => {
      answer ??= final;
      child.kill('SIGKILL');
    };
    child.on('message', (message) => {
      const { data } = fromWorkerSchema.safeParse(message);
      if (!data) return finish(crashed('sent an invalid answer'));
      if (data.type === 'answer') return finish(data.problems);
      return void content(data.path)
        .catch(() => UNAVAILABLE)
        .then((found) => send({ type: 'content', id: data.id, ...found }));
    });
    child.once('error', (error) => (answer ??= crashed(`could not be started (${error.message})`)));
    child.once('close', (code, signal) => {
      // Killed by this process: after the timeout.
      const how = child.killed
        ? `was not done after ${timeoutMs / 1000} s`
        : `ended with ${signal ?? `exit code ${code}`}: ${stderr.trim()}`;
      resolve(answer ?? crashed(how));
    });
    send({ type: 'job', ...job });
  });
}

/** One candidate at a time, because each occupies a processor. */
export function createSandbox(options: Options): RunSandbox {
  const inTurn = pLimit(1);
  return async (build, getFile) => {
    const half = await readServerHalf(build, getFile);
    return inTurn(() => runProcess({ build, half }, options));
  };
}

/** The program of the worker that was built with this shell. */
export const sandboxScript = ({ packagesDir, buildFolder }: Pick<Settings, 'packagesDir' | 'buildFolder'>): string =>
  path.join(packagesDir, 'shell', buildFolder, 'server/sandbox-worker.cjs');

// Answers to requests of pages for content.

const BASE = 'http://site.invalid';

/** @param address untrusted, from the sandbox worker */
export async function answerContent(app: Pick<FastifyInstance, 'inject'>, address: string): Promise<SiteContentAnswer> {
  // Parsed first, because dots in the path may lead elsewhere.
  const { pathname = '', search = '' }: Partial<URL> = URL.canParse(address, BASE) ? new URL(address, BASE) : {};
  if (!pathname.startsWith('/_data/')) return { status: 404, body: '' };
  const { statusCode, body } = await app.inject({ method: 'GET', url: pathname + search });
  return { status: statusCode, body };
}

/** Less than the deadline of a page: missing content is no fault of the shell, a late page would be. */
const DEADLINE_MS = 3_000;

/**
 * For the pages of a new shell, if the content service hangs: answers "unavailable" after the deadline; from the first late
 * answer on, at once.
 */
export function withDeadline(answer: AnswerContent, deadlineMs = DEADLINE_MS): AnswerContent {
  let isLate = false;
  return async (path) => {
    if (isLate) return UNAVAILABLE;
    const answered = answer(path).catch(() => UNAVAILABLE);
    return withTimeout(deadlineMs, answered).catch(() => {
      isLate = true;
      return UNAVAILABLE;
    });
  };
}
