/** Serialises the calls of an asynchronous function, in their order; a call that fails does not stop the next. */
export function oneAtATime<Parameters extends unknown[], Value>(
  work: (...args: Parameters) => Promise<Value>,
): (...args: Parameters) => Promise<Value> {
  let queue: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const run = queue.then(() => work(...args));
    queue = run.catch(() => undefined);
    return run;
  };
}
