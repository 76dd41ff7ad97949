/**
 * The sanitiser in a thread of its own, so that no visitor waits while jsdom is loaded or a long text is parsed. The thread is
 * started for the first content, and ended once it has answered nothing for a minute: idle, it takes memory, or it hangs.
 */
import { Worker } from 'node:worker_threads';
import { createCall, type Call, type Channel } from '../../lib/calls';
import type { Sanitiser } from './sanitiser';

const SILENT_MS = 60_000;

type Thread = { worker: Worker; call: Call<Sanitiser>; waiting: number };

const channelOf = (worker: Worker): Channel => ({
  send: (message, done) => {
    worker.postMessage(message);
    done(null);
    return true;
  },
  on: (event, listener) => worker.on(event === 'disconnect' ? 'exit' : event, listener),
});

export type SanitiserThread = { sanitiser: Sanitiser; close: () => Promise<void> };

type Options = {
  /** Built from `sanitiser-program.ts`. */
  program: string;
  /** Called when it ended with contents that wait. */
  onFault: (reason: string) => void;
};

export function createSanitiserThread({ program, onFault }: Options): SanitiserThread {
  let thread: Thread | undefined;
  let timer: NodeJS.Timeout | undefined;

  const close = async (): Promise<void> => {
    clearTimeout(timer);
    const ended = thread;
    thread = undefined;
    await ended?.worker.terminate();
  };
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void close(), SILENT_MS).unref();
  };
  const open = (): Thread => {
    const worker = new Worker(program, { env: {}, execArgv: [] });
    const opened = { worker, call: createCall<Sanitiser>(channelOf(worker)), waiting: 0 };
    let reason = 'it did not answer';
    worker.on('error', (error) => {
      reason = error.message;
    });
    // Its calls reject.
    worker.once('exit', () => {
      if (thread === opened) thread = undefined;
      if (opened.waiting > 0) onFault(reason);
    });
    return opened;
  };
  /** A thread that nothing waits for keeps no process alive. */
  const count = (used: Thread, change: 1 | -1): void => {
    used.waiting += change;
    if (used.waiting === 0) used.worker.unref();
    else used.worker.ref();
  };
  const withThread = async <Value>(ask: (call: Call<Sanitiser>) => Promise<Value>): Promise<Value> => {
    const used = (thread ??= open());
    if (used.waiting === 0) restartTimer();
    count(used, 1);
    try {
      return await ask(used.call);
    } finally {
      count(used, -1);
      restartTimer();
    }
  };

  return {
    sanitiser: {
      pageEntry: (entry) => withThread((call) => call('pageEntry', entry)),
      html: (html) => withThread((call) => call('html', html)),
    },
    close,
  };
}
