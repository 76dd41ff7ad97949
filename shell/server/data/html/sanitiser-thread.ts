/**
 * The sanitiser in a thread of its own, so that no visitor waits while jsdom is loaded or a long text is parsed. A thread that
 * answers nothing for a minute, while contents wait, hangs: it is ended, and another one is started for the next content.
 */
import { Worker } from 'node:worker_threads';
import { createCall, type Call, type Channel } from '../../lib/calls';
import type { Sanitiser } from './sanitiser';

const SILENT_MS = 60_000;

type Thread = { worker: Worker; call: Call<Sanitiser>; waiting: number; timer: NodeJS.Timeout | undefined };

const channelOf = (worker: Worker): Channel => ({
  send: (message, done) => {
    worker.postMessage(message);
    done(null);
    return true;
  },
  on: (event, listener) => worker.on(event === 'disconnect' ? 'exit' : event, listener),
});

export type SanitiserThread = {
  sanitiser: Sanitiser;
  /** Starts the thread, if it does not run. */
  load: () => void;
  close: () => Promise<void>;
};

type Options = {
  /** Built from `sanitiser-program.ts`. */
  program: string;
  /** Called when it ended with contents that wait. */
  onFault: (reason: string) => void;
};

export function createSanitiserThread({ program, onFault }: Options): SanitiserThread {
  let thread: Thread | undefined;

  const end = async (ended: Thread): Promise<void> => {
    clearTimeout(ended.timer);
    if (thread === ended) thread = undefined;
    await ended.worker.terminate();
  };
  const open = (): Thread => {
    const worker = new Worker(program, { env: {}, execArgv: [] });
    const opened: Thread = { worker, call: createCall<Sanitiser>(channelOf(worker)), waiting: 0, timer: undefined };
    let reason = 'it did not answer';
    worker.on('error', (error) => {
      reason = error.message;
    });
    // Its calls reject.
    worker.once('exit', () => {
      if (thread === opened) thread = undefined;
      if (opened.waiting > 0) onFault(reason);
    });
    worker.unref();
    return opened;
  };
  /** Called for the first content that waits, and after each answer. */
  const watch = (used: Thread): void => {
    clearTimeout(used.timer);
    if (used.waiting > 0) used.timer = setTimeout(() => void end(used), SILENT_MS).unref();
  };
  const withThread = async <Value>(ask: (call: Call<Sanitiser>) => Promise<Value>): Promise<Value> => {
    const used = (thread ??= open());
    used.waiting += 1;
    if (used.waiting === 1) watch(used);
    used.worker.ref();
    try {
      return await ask(used.call);
    } finally {
      used.waiting -= 1;
      watch(used);
      // A thread that nothing waits for keeps no process alive.
      if (used.waiting === 0) used.worker.unref();
    }
  };

  return {
    sanitiser: {
      pageEntry: (entry) => withThread((call) => call('pageEntry', entry)),
      html: (html) => withThread((call) => call('html', html)),
    },
    load: () => {
      thread ??= open();
    },
    close: async () => {
      if (thread) await end(thread);
    },
  };
}
