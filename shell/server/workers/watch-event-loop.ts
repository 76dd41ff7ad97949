/**
 * Finds a process that no longer answers, as one in which a remote loops without end: it neither ends nor throws, and would
 * get its share of the connections for ever.
 */

const ASK_EVERY_MS = 1_000;
const MAX_UNANSWERED = 10;

/**
 * @param ask resolves once the process has answered
 * @param onBlocked called once, after `ask` has not resolved for ten seconds. They are counted by a timer and not by the clock,
 * because a process that was suspended with its machine has not answered either.
 * @returns ends the watch
 */
export function watchEventLoop(ask: () => Promise<unknown>, onBlocked: () => void): () => void {
  let isAsking = false;
  let unanswered = 0;
  const askOnce = async (): Promise<void> => {
    isAsking = true;
    unanswered = 0;
    // A process that has ended is reported by its end.
    await ask().catch(() => undefined);
    isAsking = false;
  };
  const timer = setInterval(() => {
    if (!isAsking) return void askOnce();
    unanswered += 1;
    if (unanswered < MAX_UNANSWERED) return;
    clearInterval(timer);
    onBlocked();
  }, ASK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
