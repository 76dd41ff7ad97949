/** Starts the workers of a gateway, which answer its connections, and replaces those that end. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { startVariables } from '@vipp/shared/contract/settings/start-variables.server';
import { CannotListen } from '../http/cannot-listen';
import { createConnections } from './connections';
import { createServeState } from './serve-state';
import type { SharedState } from './shared-state';
import { watchEventLoop } from './watch-event-loop';

/** A worker that ran for this long is replaced at once, one that ends sooner after a growing pause. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** More than the grace period in which a worker answers what it has begun. */
const STOP_MS = 11_000;

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), text: z.string() }),
]);

/** A worker ended before it was ready, and has reported why. */
export class WorkerFailed extends Error {
  constructor(readonly exitCode: number) {
    super('a worker ended before it was ready');
  }
}

/** Starts a process that loads its code, and waits for its settings. */
function forkWorker(env: NodeJS.ProcessEnv): Worker {
  // Buffers cannot be sent as JSON.
  cluster.setupPrimary({ serialization: 'advanced' });
  return cluster.fork(startVariables(env));
}

const END_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Starts the process that becomes the first worker. Where this one ends before it has workers, it ends the other: a process
 * that loses its channel while it starts would print the stack of an error of Node.
 *
 * @returns it, and what is called once `createWorkers` ends it
 */
export function forkFirstWorker(env: NodeJS.ProcessEnv): { first: Worker; hasWorkers: () => void } {
  const first = forkWorker(env);
  const end = (): void => process.exit(1);
  process.once('exit', () => first.process.kill('SIGKILL'));
  for (const signal of END_SIGNALS) process.once(signal, end);
  return { first, hasWorkers: () => END_SIGNALS.forEach((signal) => process.off(signal, end)) };
}

type Options = {
  /** The process that becomes the first worker: it loads its code while the content service starts. */
  first: Worker;
  /** Settings of the workers; none is in their environment. */
  env: NodeJS.ProcessEnv;
  shared: SharedState;
  notices: readonly string[];
  logger: Pick<FastifyBaseLogger, 'error'>;
  onProgress: (text: string) => void;
};

export type Workers = {
  /**
   * Starts the first worker, which checks a new shell, and once it is ready the others.
   *
   * @returns the port, once the gateway answers there
   * @throws {WorkerFailed} when the first one cannot start
   * @throws {CannotListen}
   */
  start: (options: { count: number; port: number; host: string }) => Promise<number>;
  stop: () => Promise<void>;
};

export function createWorkers({ first, env, shared, notices, logger, onProgress }: Options): Workers {
  const state = createServeState(shared, notices);
  const running = new Set<Worker>();
  const connections = createConnections();
  let hasStarted = false;
  let stopping = false;
  let nextPause = FIRST_PAUSE_MS;

  /** Before the successor of a worker that ran for `ms`. */
  const pauseAfter = (ms: number): number => {
    const isSteady = ms > STEADY_MS;
    const waitMs = isSteady ? 0 : nextPause;
    nextPause = isSteady ? FIRST_PAUSE_MS : Math.min(nextPause * 2, LONGEST_PAUSE_MS);
    return waitMs;
  };

  /** Resolves once it is ready. */
  const startOne = (worker = forkWorker(env)): Promise<void> => {
    // It ended while it waited for its settings.
    if (worker.isDead()) return Promise.reject(new WorkerFailed(worker.process.exitCode ?? 1));
    const began = performance.now();
    running.add(worker);
    worker.send({ type: 'settings', env }, () => undefined);
    let isReplaced = false;
    const replace = async (why: string): Promise<void> => {
      if (isReplaced || stopping) return;
      isReplaced = true;
      const waitMs = pauseAfter(performance.now() - began);
      logger.error({ worker: worker.process.pid, why }, `a worker ended, another one starts in ${waitMs} ms`);
      await pause(waitMs);
      if (!stopping) startOne().catch(() => undefined);
    };
    const call = state.connect(worker, () => {
      connections.remove(worker);
      void replace('an error outside of all requests');
    });
    const endBlocked = (): void => {
      logger.error({ worker: worker.process.pid }, 'a worker does not answer, and is ended');
      connections.remove(worker);
      worker.process.kill('SIGKILL');
    };
    return new Promise((resolve, reject) => {
      let isReady = false;
      let endWatch = (): void => undefined;
      worker.on('message', (message: unknown) => {
        const parsed = messageSchema.safeParse(message);
        if (!parsed.success) return;
        if (parsed.data.type === 'progress') return onProgress(parsed.data.text);
        isReady = true;
        connections.add(worker);
        endWatch = watchEventLoop(() => call('answer'), endBlocked);
        resolve();
      });
      worker.once('exit', (code: number | null, signal: string | null) => {
        running.delete(worker);
        endWatch();
        connections.remove(worker);
        if (isReady || hasStarted) void replace(signal ?? `exit code ${code}`);
        reject(new WorkerFailed(code ?? 1));
      });
    });
  };

  return {
    start: async ({ count, port, host }) => {
      await startOne(first);
      hasStarted = true;
      for (let index = 1; index < count; index += 1) startOne().catch(() => undefined);
      return connections.listen({ port, host }).catch((error: unknown) => {
        throw new CannotListen(error, port);
      });
    },
    stop: async () => {
      stopping = true;
      connections.close();
      const ended = [...running].map(async (worker) => {
        const exited = once(worker, 'exit');
        const deadline = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS);
        worker.process.kill('SIGTERM');
        await exited;
        clearTimeout(deadline);
      });
      await Promise.all(ended);
    },
  };
}
