import type { PdfAnswer, PdfRequest, PdfResults } from './pdf-messages';

type RequestOf<Kind> = Extract<PdfRequest, { kind: Kind }>;

/** Asks the worker; rejects when it fails, or when the reader was aborted. */
export type PdfReader = <Kind extends keyof PdfResults>(
  request: RequestOf<Kind> & { kind: Kind },
  transfer?: Transferable[],
) => Promise<PdfResults[Kind]>;

/** Starts a worker that reads one PDF, until `signal` is aborted. */
export function startPdfReader(signal: AbortSignal): PdfReader {
  // A literal, so that the bundler emits the worker as a file of this site with a trusted address.
  const worker = new Worker(/* webpackChunkName: "pdf-worker" */ new URL('./pdf-worker.client.ts', import.meta.url));
  const ended = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(`the worker failed: ${message}`)));
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(signal.reason as Error);
    });
  });
  ended.catch(() => undefined);
  return (request, transfer = []) => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<PdfResults[typeof request.kind]>((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<PdfAnswer<PdfResults[typeof request.kind]>>) => {
        port1.close();
        if ('error' in data) reject(new Error(data.error));
        else resolve(data.result);
      };
    });
    worker.postMessage(request, [port2, ...transfer]);
    return Promise.race([answered, ended]);
  };
}
