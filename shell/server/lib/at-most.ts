/** A call was refused because too many wait already. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError';
}

type Limits = {
  /** Calls that run at a time. */
  running: number;
  /** Calls that wait for one of these to end, in their order. */
  waiting: number;
};

/** Limits how many calls of an asynchronous function run at a time. A failed call does not stop waiting ones. */
export function atMost<Parameters extends unknown[], Value>(
  { running, waiting }: Limits,
  work: (...args: Parameters) => Promise<Value>,
): (...args: Parameters) => Promise<Value> {
  const queue: (() => void)[] = [];
  let active = 0;
  return async (...args) => {
    if (active < running) active += 1;
    else if (queue.length >= waiting) throw new TooManyWaitingError(`${waiting} calls are waiting already`);
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work(...args);
    } finally {
      // The place passes to the next call at once: a later one must not take it.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

/** Serialises the calls of an asynchronous function, in their order. */
export const oneAtATime = <Parameters extends unknown[], Value>(work: (...args: Parameters) => Promise<Value>) =>
  atMost({ running: 1, waiting: Infinity }, work);
