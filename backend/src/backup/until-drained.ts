import { once, type EventEmitter } from 'node:events';

/** Waits until a stream takes more, or is closed. @throws its error */
export async function untilDrained(stream: EventEmitter): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]);
  } finally {
    settled.abort();
  }
}
