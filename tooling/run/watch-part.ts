/**
 * Finds a part that runs and answers nothing any more: on a full disk, the embedded database can loop in its process without
 * end, also once there is space again. `child-guard.cjs` answers in the part.
 */
import * as z from 'zod/mini';

const ASK_EVERY_MS = 1_000;
/** Longer than any single query of a large embedded database. */
const MAX_UNANSWERED = 30;

const answerSchema = z.object({ type: z.literal('alive') });

/** The process of the part. */
type Watched = {
  connected: boolean;
  send: (message: object, done: () => void) => boolean;
  on: (event: 'message', listener: (message: unknown) => void) => unknown;
};

/**
 * @param onBlocked called once, after thirty seconds without an answer. They are counted by a timer and not by the clock, because
 * a process that was suspended with its machine has not answered either.
 * @returns ends the watch
 */
export function watchPart(child: Watched, onBlocked: () => void): () => void {
  let unanswered = 0;
  child.on('message', (message) => {
    if (answerSchema.safeParse(message).success) unanswered = 0;
  });
  const timer = setInterval(() => {
    if (unanswered >= MAX_UNANSWERED) {
      clearInterval(timer);
      return onBlocked();
    }
    unanswered += 1;
    if (child.connected) child.send({ type: 'alive?' }, () => {});
  }, ASK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
