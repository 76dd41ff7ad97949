/** Limits how many lines requests can cause in a log. */

/** The hook `logMethod` of pino. */
type LogMethod = (this: unknown, args: unknown[], method: (...args: never[]) => void, level: number) => void;

const LINES_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** Pino's level `warn`; one line for each request is what `info` is for. */
const WARN = 40;
const MAX_MESSAGES = 1_000;

type Counted = { since: number; lines: number };

/** A pino hook: of each warning and error so many lines a minute, then how many were left out. */
export function limitLines(lines = LINES_A_MINUTE, now: () => number = () => performance.now()): LogMethod {
  const counts = new Map<unknown, Counted>();
  return function logMethod(args, method, level) {
    if (level < WARN) {
      Reflect.apply(method, this, args);
      return;
    }
    const [first, second] = args;
    const message = typeof first === 'string' ? first : second;
    const counted = counts.get(message);
    if (counted && now() - counted.since < MINUTE_MS) {
      counted.lines += 1;
      if (counted.lines <= lines) Reflect.apply(method, this, args);
      return;
    }
    if (counts.size >= MAX_MESSAGES) counts.clear();
    counts.set(message, { since: now(), lines: 1 });
    Reflect.apply(method, this, args);
    const leftOut = (counted?.lines ?? 0) - lines;
    if (leftOut > 0)
      Reflect.apply(method, this, [{ message, leftOut }, 'lines were left out of the log: there were too many']);
  };
}
