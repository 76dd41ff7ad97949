/** The ways in which a person or a system asks `npm start` to stop. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm passes a Ctrl-C on that the terminal has sent here too: within this time it is the same one. */
const SAME_REQUEST_MS = 1000;

type Stoppable = { stop: () => Promise<void>; kill: () => void };

/** Ends this process when asked: in order at the first request, at once at the second. */
export function onStopRequest({ stop, kill }: Stoppable): { readonly received: boolean } {
  let firstAt: number | undefined;
  const handle = (): void => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      void stop().finally(() => process.exit(0));
    } else if (Date.now() - firstAt > SAME_REQUEST_MS) {
      kill();
      process.exit(130);
    }
  };
  for (const signal of SIGNALS) process.on(signal, handle);
  // A terminal that was closed refuses output; that must not cut the orderly end short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return {
    get received() {
      return firstAt !== undefined;
    },
  };
}
