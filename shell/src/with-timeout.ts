/**
 * Limits the wait for a promise; the work behind it is not cancelled.
 *
 * @throws {Error} with `message` when `work` is still pending after `ms`
 */
export async function withTimeout<Value>(
  ms: number,
  work: Promise<Value>,
  message = `it was not done after ${ms / 1000} s`,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
