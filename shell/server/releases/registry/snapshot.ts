/**
 * Snapshots of the history for a faster start: for each event its summary, and the text of its build, which is parsed lazily.
 * Manifests and signatures are only in the store. Snapshots are derived data: a missing or unreadable one is written again.
 */
import { buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { eventSummarySchema, type ReadEvent, type StoredEvent } from '../protocol/registry-event';
import { parseUnknown } from '../protocol/parse-event';

/** Number of events in each snapshot. */
export const SNAPSHOT_EVENTS = 1_000;
export const endsSnapshot = (seq: number): boolean => seq % SNAPSHOT_EVENTS === 0;
/** Increase it when a summary gets a new field: snapshots of another format are ignored. */
const FORMAT = 1;
const headerOf = (seq: number): string => `registry snapshot, format ${FORMAT}, up to event ${seq}`;

/** Cannot occur in JSON. */
const SEPARATOR = '\t';

function toLine({ event }: StoredEvent): string {
  if (!('build' in event)) return JSON.stringify(event);
  const { build, ...rest } = event;
  return `${JSON.stringify({ ...rest, manifest: undefined, signature: undefined })}${SEPARATOR}${JSON.stringify(build)}`;
}

/** @param events exactly those of one snapshot */
export function writeSnapshot(events: readonly StoredEvent[]): string {
  return [headerOf(events.at(-1)?.seq ?? 0), ...events.map(toLine), ''].join('\n');
}

function lazyBuild(text: string): () => Build {
  let build: Build | undefined;
  return () => (build ??= buildSchema.parse(JSON.parse(text)));
}

function parseLine(line: string, seq: number): ReadEvent {
  const end = line.indexOf(SEPARATOR);
  const value: unknown = JSON.parse(end === -1 ? line : line.slice(0, end));
  const parsed = eventSummarySchema.safeParse(value);
  const unknown = parsed.success ? undefined : parseUnknown(value, seq);
  if (unknown) return unknown;
  if (!parsed.success) throw new Error(`registry: event ${seq} of a snapshot is no event`);
  const event = parsed.data;
  if (event.type !== 'published' && event.type !== 'adopted' && event.type !== 'shell-added') return { seq, event };
  if (end === -1) throw new Error(`registry: event ${seq} of a snapshot has no build`);
  const read = lazyBuild(line.slice(end + 1));
  return {
    seq,
    event: {
      ...event,
      get build() {
        return read();
      },
    },
  };
}

/**
 * @param after number of the event before its first one
 * @throws {Error} when it is not the snapshot of the events after that number
 */
export function readSnapshot(text: string, after: number): ReadEvent[] {
  const [header, ...lines] = text.split('\n');
  lines.pop();
  const seq = after + SNAPSHOT_EVENTS;
  if (header !== headerOf(seq) || lines.length !== SNAPSHOT_EVENTS)
    throw new Error(`registry: no snapshot up to event ${seq}`);
  return lines.map((line, index) => parseLine(line, after + index + 1));
}
