/** Runs one part of the site as a process: starts it, starts it again when it dies, stops it. */
import { fork } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { UserError } from './user-error.mjs';

const GRACE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;
const HEARSAY_MS = 200;
const SILENCE_MS = 180_000;
const root = path.resolve(import.meta.dirname, '..');
const guard = path.join(import.meta.dirname, 'child-guard.cjs');

/** What a part tells its supervisor. */
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.url() }),
  z.object({ type: z.literal('progress'), text: z.string() }),
]);

const ending = (code, signal) => (signal ? `signal ${signal}` : `exit code ${code}`);

/** What Node and the C library read before any code of the part runs. */
const READ_AT_START =
  /^(HOME|LANG|LC_ALL|LD_\w+|MALLOC_\w+|NODE_ENV|NODE_EXTRA_CA_CERTS|NODE_OPTIONS|PATH|PGSSL\w+|SystemRoot|TMPDIR|TZ)$/;

const startEnv = (env) => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => READ_AT_START.test(name))),
  SETTINGS: 'channel',
});

/**
 * One life of a part: from its start to its exit.
 *
 * @param {{ script: string, env: NodeJS.ProcessEnv, overChannel: boolean, log: (text: string) => void }} options
 */
function startProcess({ script, env, overChannel, log }) {
  const child = fork(script, [], {
    cwd: root,
    env: overChannel ? startEnv(env) : env,
    execArgv: ['--require', guard],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  // A part that ends at once is reported by its exit.
  if (overChannel) child.send({ type: 'settings', env }, () => {});
  let spoke = false;
  child.stderr.on('data', (chunk) => {
    spoke = true;
    process.stderr.write(chunk);
  });
  const exited = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ how: ending(code, signal), spoke }));
  });
  const ready = new Promise((resolve) => {
    const silence = setTimeout(() => {
      log(`no sign of life for ${SILENCE_MS / 1000} s, ending it`);
      child.kill('SIGKILL');
    }, SILENCE_MS);
    child.on('message', (message) => {
      const parsed = messageSchema.safeParse(message);
      if (!parsed.success) return;
      if (parsed.data.type === 'progress') {
        silence.refresh();
        log(parsed.data.text);
      } else {
        clearTimeout(silence);
        resolve(parsed.data.url);
      }
    });
    exited.then(() => clearTimeout(silence));
  });
  return { child, ready, exited };
}

/**
 * A part of the site and its process, whichever life of it.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.script
 * @param {(previousUrl: string | undefined) => NodeJS.ProcessEnv} options.env a part that starts again must keep its address
 * @param {boolean} [options.overChannel] sends the environment as a message: that of a process can be read in /proc
 * @param {(line: string) => void} options.log
 */
export function supervise({ name, script, env, overChannel = false, log }) {
  let life;
  let url;
  let stopping = false;
  let restarting = false;
  let pause = FIRST_PAUSE_MS;
  let pauseTimer;

  const begin = () => {
    const started = Date.now();
    life = startProcess({ script, env: env(url), overChannel, log: (text) => log(`${name}: ${text}`) });
    life.exited.then(async ({ how }) => {
      // A terminal's Ctrl-C reaches every process: a part may have ended before this one hears of it.
      await new Promise((resolve) => setTimeout(resolve, HEARSAY_MS));
      // Before its first readiness a failure is the start's to report.
      if (stopping || url === undefined) return;
      if (restarting) {
        restarting = false;
        begin();
        return;
      }
      if (Date.now() - started > STEADY_MS) pause = FIRST_PAUSE_MS;
      log(`${name} stopped unexpectedly (${how}), starting it again in ${pause / 1000} s`);
      pauseTimer = setTimeout(begin, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
    return life;
  };

  return {
    /** @returns {Promise<string>} the part's address, once it answers there */
    async start() {
      if (stopping) throw new UserError();
      const { ready, exited } = begin();
      const failed = exited.then(({ how, spoke }) => {
        // A part that said what is wrong has said it all.
        throw new UserError(spoke ? '' : `${name} stopped before it was ready (${how})`);
      });
      url = await Promise.race([ready, failed]);
      failed.catch(() => {});
      return url;
    },
    /** Starts the part anew at its address, once it has finished what it is doing. */
    restart() {
      if (stopping || url === undefined) return;
      restarting = true;
      life.child.kill('SIGTERM');
    },
    /** Lets the part finish what it is doing, for 10 s at most. */
    async stop() {
      stopping = true;
      clearTimeout(pauseTimer);
      if (!life) return;
      const deadline = setTimeout(() => life.child.kill('SIGKILL'), GRACE_MS);
      life.child.kill('SIGTERM');
      await life.exited;
      clearTimeout(deadline);
    },
    kill() {
      stopping = true;
      clearTimeout(pauseTimer);
      life?.child.kill('SIGKILL');
    },
  };
}
