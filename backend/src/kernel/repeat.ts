/**
 * Does something now and then at every interval, one round after the other, until it is stopped.
 *
 * @param work logs its errors; ends early where `stopping` is aborted
 */
export function repeat(intervalMs: number, work: (stopping: AbortSignal) => Promise<void>) {
  const stopping = new AbortController();
  let isDue = false;
  let rounds: Promise<void> | undefined;
  const workOff = async (): Promise<void> => {
    for (; isDue && !stopping.signal.aborted; await work(stopping.signal)) isDue = false;
    rounds = undefined;
  };
  /** Does it without waiting for the next interval. */
  const wake = (): void => {
    isDue = true;
    rounds ??= workOff();
  };
  const timer = setInterval(wake, intervalMs).unref();
  wake();
  return {
    wake,
    /** Waits for what was begun. */
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await rounds;
    },
  };
}
