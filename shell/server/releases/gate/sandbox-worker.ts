/**
 * Evaluates a version that was never served, in a process that holds no secret and may crash: every outcome is an
 * answer. docs/decisions/0017 says what it can reach.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { downloadRemote } from '../builds/remote-download';
import { exposedToBrowsers, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { GatheredFiles } from './gather-files';
import { sandboxCommand } from './sandbox-command';
import {
  fromWorkerSchema,
  type SandboxAnswer,
  type SandboxJob,
  type SiteContentAnswer,
  type ToWorker,
} from './sandbox-message';

export type RunSandbox = (build: Build, files: GatheredFiles) => Promise<SandboxAnswer>;

type Options = {
  /** The worker's program. */
  script: string;
  /** Where builds are put while they are tried. */
  folder: string;
  /** Answers what pages read: the worker has no network. */
  content: (path: string) => Promise<SiteContentAnswer>;
  deadlineMs?: number;
};

/** For what stops the process itself; a page has a deadline of its own. A busy machine must not be taken for a bad version. */
const DEADLINE_MS = 60_000;
const LAST_WORDS = 600;

/** Nothing of the gateway's environment but what programs need to run. */
const harmlessEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['NODE_ENV', 'PATH', 'TZ', 'LANG', 'SystemRoot'].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );

const crashed = ({ remote, version }: SandboxJob, how: string): SandboxAnswer => ({
  problems: [
    {
      check: 'renders',
      message: `${remote}@${version}: the process that tried it ${how}`,
      fix: 'Run the remote’s pages where you can see them (npm run dev), and look for what ends the process, waits for ever, or takes all memory.',
    },
  ],
  classes: [],
});

/** Resolves with the last of what a process writes to its standard error. */
function lastWords(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk) => (text = `${text}${chunk}`.slice(-LAST_WORDS)));
  child.stdout?.resume();
  return () => text.trim();
}

type Run = Required<Pick<Options, 'script' | 'content' | 'deadlineMs'>> & { job: SandboxJob; folder: string };

async function runProcess({ script, content, deadlineMs, job, folder }: Run): Promise<SandboxAnswer> {
  const { file, args } = await sandboxCommand(script, folder);
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: folder, env: harmlessEnv(), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const words = lastWords(child);
    const send = (message: ToWorker) => child.connected && child.send(message, () => undefined);
    let answer: SandboxAnswer | undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, deadlineMs);
    const finish = (final: SandboxAnswer) => {
      answer ??= final;
      child.kill('SIGKILL');
    };
    child.on('message', (message) => {
      const parsed = fromWorkerSchema.safeParse(message);
      if (!parsed.success) return finish(crashed(job, 'answered nonsense'));
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
      const how = isLate
        ? `was not done after ${deadlineMs / 1000} s`
        : `ended with ${signal ?? `exit code ${code}`}: ${words()}`;
      resolve(answer ?? crashed(job, how));
    });
    send({ type: 'job', ...job });
  });
}

export function createSandbox({ script, folder, content, deadlineMs = DEADLINE_MS }: Options): RunSandbox {
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
        entry,
        modules: exposedToBrowsers(build),
      };
      return await runProcess({ script, content, deadlineMs, job, folder: candidate });
    } finally {
      await rm(candidate, { recursive: true, force: true });
    }
  };
}
