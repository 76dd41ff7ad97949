/** Evaluates a candidate in a process of its own, whose crash is an answer too: docs/decisions/0014. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { downloadRemote } from '../builds/remote-download';
import { exposedToBrowsers, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { pagesOf, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { GatheredFiles } from './gather-files';
import {
  fromWorkerSchema,
  type SandboxAnswer,
  type SandboxJob,
  type SiteContentAnswer,
  type ToWorker,
} from './sandbox-message';

export type RunSandbox = (build: Build, files: GatheredFiles) => Promise<SandboxAnswer>;

type Options = {
  /** Program of the worker. */
  script: string;
  /** Temporary folder for builds. */
  folder: string;
  /** Answers requests of pages for content, as the gateway answers browsers. */
  content: (path: string) => Promise<SiteContentAnswer>;
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

/** The worker reads its program and the candidate's folder, writes nothing, and starts no process or thread. */
const nodeArguments = (script: string, folder: string): string[] => [
  PERMISSION,
  `--allow-fs-read=${script}`,
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--max-old-space-size=${MEMORY_MB}`,
  '--disable-warning=ExperimentalWarning',
  script,
];

/** The part of the environment that programs need to run. */
const minimalEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['NODE_ENV', 'PATH', 'TZ', 'LANG', 'SystemRoot'].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );

const crashed = ({ remote, version }: SandboxJob, how: string): SandboxAnswer => ({
  problems: [
    {
      check: 'renders',
      message: `${remote}@${version}: the process that evaluated it ${how}`,
      fix: 'Run the pages of the remote with npm run dev, and search for code that ends the process, never ends, or uses all memory.',
    },
  ],
  classes: [],
});

/** @returns a function that returns the end of what a process has written to its standard error */
function collectStderr(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk) => (text = `${text}${chunk}`.slice(-MAX_STDERR_CHARACTERS)));
  child.stdout?.resume();
  return () => text.trim();
}

type Run = Required<Pick<Options, 'script' | 'content' | 'timeoutMs'>> & { job: SandboxJob; folder: string };

async function runProcess({ script, content, timeoutMs, job, folder }: Run): Promise<SandboxAnswer> {
  const args = nodeArguments(await realpath(script), folder);
  return new Promise((resolve) => {
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
    const child = spawn(process.execPath, args, { cwd: folder, env: minimalEnv(), stdio });
    const stderr = collectStderr(child);
    const send = (message: ToWorker) => child.connected && child.send(message, () => undefined);
    let answer: SandboxAnswer | undefined;
    let isTimeout = false;
    const timer = setTimeout(() => {
      isTimeout = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    const finish = (final: SandboxAnswer) => {
      answer ??= final;
      child.kill('SIGKILL');
    };
    child.on('message', (message) => {
      const parsed = fromWorkerSchema.safeParse(message);
      if (!parsed.success) return finish(crashed(job, 'sent an invalid answer'));
      if (parsed.data.type === 'answer')
        return finish({ problems: parsed.data.problems, classes: parsed.data.classes });
      const { id, path: address } = parsed.data;
      return void content(address).then(
        (found) => send({ type: 'content', id, ...found }),
        () => send({ type: 'content', id, status: 503, body: '' }),
      );
    });
    child.once('error', (error) => (answer ??= crashed(job, `could not be started (${error.message})`)));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const how = isTimeout
        ? `was not done after ${timeoutMs / 1000} s`
        : `ended with ${signal ?? `exit code ${code}`}: ${stderr()}`;
      resolve(answer ?? crashed(job, how));
    });
    send({ type: 'job', ...job });
  });
}

export function createSandbox({ script, folder, content, timeoutMs = TIMEOUT_MS }: Options): RunSandbox {
  return async (build, files) => {
    await mkdir(folder, { recursive: true });
    const candidate = await realpath(await mkdtemp(path.join(folder, 'try-')));
    try {
      const read = async (_build: Build, side: 'client' | 'server', file: string) =>
        files.get(build[side].files[file] ?? '') ?? Buffer.alloc(0);
      const entry = await downloadRemote(build, { read, folder: candidate });
      const job = {
        remote: build.name as RemoteName,
        version: build.version,
        container: build.container,
        entry,
        modules: exposedToBrowsers(build),
        routes: pagesOf(build),
      };
      return await runProcess({ script, content, timeoutMs, job, folder: candidate });
    } finally {
      await rm(candidate, { recursive: true, force: true });
    }
  };
}
