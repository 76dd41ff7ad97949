/**
 * Makes the HTML of the content service safe for pages, in a thread of its own, so that no visitor waits while jsdom is loaded or a
 * long text is parsed. A thread that answers nothing for a minute, while contents wait, hangs: it is ended, and another one is
 * started for the next content.
 */
import { Worker } from 'node:worker_threads';
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import type { PageEntry } from '@vipp/shared/contract/site-data';

export type Sanitiser = {
  /** A section of a content page, in the parts that designed sections show. */
  pageEntry: (entry: ContentEntry) => Promise<PageEntry>;
  html: (html: string) => Promise<string>;
};

/** What the thread is asked and answers; a text that it cannot sanitise has an error. */
export type SanitiserCall = { id: number; input: ContentEntry | string };
export type SanitiserAnswer = { id: number; value?: PageEntry | string; error?: string };

const SILENT_MS = 60_000;

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/**
 * @param program built from `sanitiser-program.ts`
 * @param onFault called when the thread ended with contents that wait
 */
export function openSanitiser(
  program: string,
  onFault: (reason: string) => void,
): { sanitiser: Sanitiser; close: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  /** Called for the first content that waits, and after each answer. A thread that nothing waits for keeps no process alive. */
  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(() => void thread?.terminate(), SILENT_MS).unref();
    else thread?.unref();
  };
  const receive = ({ id, value, error }: SanitiserAnswer): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.resolve(value as never);
    else one?.reject(new Error(error));
    watch();
  };
  const open = (): Worker => {
    const worker = new Worker(program, { env: {}, execArgv: [] });
    let reason = 'it did not answer';
    worker.on('message', receive);
    worker.on('error', (error) => {
      reason = error.message;
    });
    worker.once('exit', () => {
      thread = undefined;
      if (waiting.size > 0) onFault(reason);
      for (const { reject } of waiting.values()) reject(new Error('the sanitiser ended'));
      waiting.clear();
      watch();
    });
    worker.unref();
    return worker;
  };
  const ask = <Value>(input: SanitiserCall['input']): Promise<Value> =>
    new Promise((resolve, reject) => {
      thread ??= open();
      thread.ref();
      last += 1;
      waiting.set(last, { resolve, reject });
      if (waiting.size === 1) watch();
      thread.postMessage({ id: last, input } satisfies SanitiserCall);
    });

  // At once: jsdom takes half a second, in which the gateway starts.
  thread = open();
  return {
    sanitiser: { pageEntry: (entry) => ask(entry), html: (html) => ask(html) },
    close: async () => void (await thread?.terminate()),
  };
}
