/** Reads the history at a start from snapshots and later events, and writes missing snapshots. */
import type { FastifyBaseLogger } from 'fastify';
import type { ReadEvent, StoredEvent } from '../protocol/registry-event';
import type { RegistryStore, SnapshotStore } from './registry-store';
import { readSnapshot, SNAPSHOT_EVENTS, writeSnapshot } from './snapshot';

type Logger = Pick<FastifyBaseLogger, 'warn'>;

const requestIdOf = (read: ReadEvent | undefined): string | undefined =>
  read && 'event' in read ? read.event.requestId : read?.requestId;

async function readSnapshots(snapshots: SnapshotStore, logger: Logger): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  try {
    for (const text of await snapshots.read()) events.push(...readSnapshot(text, events.length));
  } catch (err) {
    logger.warn({ err }, 'a snapshot of the registry cannot be read, its events are read one by one');
  }
  return events;
}

export type OpenedHistory = {
  events: ReadEvent[];
  /** How many of them are in snapshots. */
  inSnapshots: number;
};

export async function readHistory({ snapshots, readAfter }: RegistryStore, logger: Logger): Promise<OpenedHistory> {
  const events = snapshots ? await readSnapshots(snapshots, logger) : [];
  const last = events.at(-1);
  if (!last) return { events: await readAfter(0), inSnapshots: 0 };
  // Compares the last event, because a store that was restored from a backup may have another history than its snapshots.
  const [stored, ...later] = await readAfter(last.seq - 1).catch(() => []);
  if (requestIdOf(stored) === requestIdOf(last)) return { events: [...events, ...later], inSnapshots: events.length };
  logger.warn('the snapshots of the registry are of another history, all of its events are read');
  return { events: await readAfter(0), inSnapshots: 0 };
}

export type SnapshotWriter = {
  /** Writes complete snapshots in the background. */
  update: (history: readonly StoredEvent[]) => void;
  /** Resolves when no snapshot is being written. */
  idle: () => Promise<void>;
};

/** @param written number of the last event that is in a snapshot */
export function createSnapshotWriter(
  snapshots: SnapshotStore | undefined,
  written: number,
  logger: Logger,
): SnapshotWriter {
  let last = written;
  let isWriting = false;
  let writing: Promise<void> = Promise.resolve();

  const write = async (store: SnapshotStore, history: readonly StoredEvent[]): Promise<void> => {
    isWriting = true;
    try {
      while (history.length >= last + SNAPSHOT_EVENTS) {
        await store.write(last + SNAPSHOT_EVENTS, writeSnapshot(history.slice(last, last + SNAPSHOT_EVENTS)));
        last += SNAPSHOT_EVENTS;
      }
    } catch (err) {
      logger.warn({ err }, 'a snapshot of the registry could not be written, the next event tries again');
    }
    isWriting = false;
  };

  return {
    update: (history) => {
      // A snapshot without an unknown event would be incomplete for a newer gateway.
      const isComplete = history.at(-1)?.seq === history.length;
      if (snapshots && isComplete && !isWriting && history.length >= last + SNAPSHOT_EVENTS)
        writing = write(snapshots, history);
    },
    idle: () => writing,
  };
}
