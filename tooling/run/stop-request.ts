/** The ways in which a person or a system asks `npm start` to stop. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm passes a Ctrl-C on that the terminal has sent here too: within this time it is the same one. */
const SAME_REQUEST_MS = 1000;
const ASK_EVERY_MS = 1000;

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
  // npm passes a signal to the shell that it runs a script in, and that shell ends without passing it on.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      handle();
    }, ASK_EVERY_MS).unref();
  }
  // A terminal that was closed refuses output; that must not cut the orderly end short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return {
    get received() {
      return firstAt !== undefined;
    },
  };
}
