/**
 * Evaluates a version that nobody has tried yet, in a process that holds no secret and may crash: whatever becomes of
 * it is an answer.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '../../src/federation/remotes';
import type { Build } from '../release/remote-build';
import { downloadRemote } from '../release/remote-download';
import { exposedToBrowsers } from './check-modules';
import type { GatheredFiles } from './gather-files';
import { scratchAnswerSchema, type ScratchAnswer, type ScratchJob } from './scratch-message';

export type RunScratch = (build: Build, files: GatheredFiles) => Promise<ScratchAnswer>;

type Options = {
  /** The program: `gate.cjs` beside the gateway's own. */
  script: string;
  /** Where builds are put while they are tried. */
  folder: string;
  /** Address at which this gateway answers, known once it listens. */
  origin: () => string;
  deadlineMs?: number;
};

/** For what stops the process itself; a page has a deadline of its own. A busy machine must not be taken for a bad version. */
const DEADLINE_MS = 60_000;
const MEMORY_MB = 512;
const LAST_WORDS = 600;

/** Nothing of the gateway's environment but what programs need to run. */
const harmlessEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(['NODE_ENV', 'PATH', 'TZ', 'LANG', 'SystemRoot'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

const crashed = ({ remote, version }: ScratchJob, how: string): ScratchAnswer => ({
  problems: [{
    check: 'renders',
    message: `${remote}@${version}: the process that tried it ${how}`,
    fix: 'Run the remote’s pages where you can see them (npm run dev), and look for what ends the process, waits for ever, or takes all memory.',
  }],
  classes: [],
});

/** Resolves with the last of what a process writes to its standard error. */
function lastWords(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk) => (text = `${text}${chunk}`.slice(-LAST_WORDS)));
  child.stdout?.resume();
  return () => text.trim();
}

function runProcess(script: string, job: ScratchJob, deadlineMs: number): Promise<ScratchAnswer> {
  return new Promise((resolve) => {
    const child = fork(script, [], { env: harmlessEnv(), execArgv: [`--max-old-space-size=${MEMORY_MB}`], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const words = lastWords(child);
    let answer: ScratchAnswer | undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, deadlineMs);
    child.once('message', (message) => {
      const parsed = scratchAnswerSchema.safeParse(message);
      answer = parsed.success ? parsed.data : crashed(job, 'answered nonsense');
      child.kill('SIGKILL');
    });
    child.once('error', (error) => (answer ??= crashed(job, `could not be started (${error.message})`)));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const how = isLate ? `was not done after ${deadlineMs / 1000} s` : `ended with ${signal ?? `exit code ${code}`}: ${words()}`;
      resolve(answer ?? crashed(job, how));
    });
    child.send(job, () => undefined);
  });
}

export function createScratch({ script, folder, origin, deadlineMs = DEADLINE_MS }: Options): RunScratch {
  return async (build, files) => {
    await mkdir(folder, { recursive: true });
    const scratch = await mkdtemp(path.join(folder, 'try-'));
    try {
      const read = async (_build: Build, side: 'client' | 'server', file: string) => files.get(build[side].files[file] ?? '') ?? Buffer.alloc(0);
      const entry = await downloadRemote(build, { read, folder: scratch });
      const job = { remote: build.name as RemoteName, version: build.version, entry, modules: exposedToBrowsers(build), origin: origin() };
      return await runProcess(script, job, deadlineMs);
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  };
}
