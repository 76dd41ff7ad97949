/**
 * Does something now and then at every interval, until it is stopped.
 *
 * @param work logs its errors
 * @returns `stop` waits for what was begun
 */
export function repeat(intervalMs: number, work: () => Promise<void>): { stop: () => Promise<void> } {
  let round = Promise.resolve();
  const begin = (): void => {
    round = work();
  };
  begin();
  const timer = setInterval(begin, intervalMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
