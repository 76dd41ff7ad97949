/** Runs an asynchronous function one call after the other, in the order of the calls; one that fails does not stop the next. */
export function oneAtATime<Parameters extends unknown[], Value>(
  work: (...given: Parameters) => Promise<Value>,
): (...given: Parameters) => Promise<Value> {
  let queue: Promise<unknown> = Promise.resolve();
  return (...given) => {
    const run = queue.then(() => work(...given));
    queue = run.catch(() => undefined);
    return run;
  };
}
