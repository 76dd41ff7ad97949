/** Gathers lines into parts of a limited size. */
import { PART_BYTES } from './archive-format';

export type LineParts = {
  add: (lines: readonly string[]) => Promise<void>;
  /** Writes what is left. @returns the number of all lines */
  end: () => Promise<number>;
};

/** @param write gets each part with its number, from 1 */
export function createLineParts(write: (part: number, lines: Buffer) => Promise<void>): LineParts {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let parts = 0;
  let count = 0;
  const flush = async (): Promise<void> => {
    if (bytes === 0) return;
    const body = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    parts += 1;
    await write(parts, body);
  };
  return {
    add: async (lines) => {
      for (const line of lines) {
        const body = Buffer.from(`${line}\n`);
        waiting.push(body);
        bytes += body.length;
        count += 1;
        if (bytes >= PART_BYTES) await flush();
      }
    },
    end: async () => {
      await flush();
      return count;
    },
  };
}
