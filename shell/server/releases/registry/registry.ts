/** The registry as the gateway works with it: its state at hand, and one way to change it. */
import type { FastifyBaseLogger } from 'fastify';
import { applyEvents, emptyRegistry, type RegistryState } from './registry-state';
import type { ReadEvent, RegistryEvent, StoredEvent } from '../protocol/registry-event';
import type { ArtefactStore, Peers, RegistryStore } from './registry-store';
import { createSnapshotWriter, readHistory } from './snapshot-history';

const MOST_ATTEMPTS = 20;

export type Registry = {
  state: () => RegistryState;
  /** Every event that this version of the gateway knows. */
  history: () => readonly StoredEvent[];
  files: ArtefactStore;
  /** Other gateways with the same registry; undefined where there can be none. */
  peers: Peers | undefined;
  /**
   * Adds what `decide` makes of the newest state; called again when another change came first.
   *
   * @returns the event, stored and applied; undefined when `decide` gave none
   */
  change: (decide: (state: RegistryState) => RegistryEvent | undefined) => Promise<StoredEvent | undefined>;
  /** Reads what others have added. */
  refresh: () => Promise<void>;
  /** How often others' events could not be read since the start. */
  refreshErrors: () => number;
  /** Calls back after each change, of this gateway or another. */
  onChange: (listener: () => void) => void;
  close: () => Promise<void>;
};

type Logger = Pick<FastifyBaseLogger, 'warn'>;

/** Reports a failure once, not at every attempt, and reports when it is over. */
function createRefreshLog(logger: Logger) {
  let reported: string | undefined;
  let errors = 0;
  return {
    errors: () => errors,
    failed: (err: unknown): void => {
      errors += 1;
      const reason = err instanceof Error ? err.message : String(err);
      if (reason !== reported)
        logger.warn({ err }, 'the registry cannot be read, the gateway continues with what it has read before');
      reported = reason;
    },
    succeeded: (): void => {
      if (reported !== undefined) logger.warn('the registry can be read again');
      reported = undefined;
    },
  };
}

/** Reports each kind of event that only a newer gateway knows, once. */
function createUnknownLog(logger: Logger): (read: ReadEvent) => void {
  const reported = new Set<string>();
  return (read) => {
    if ('event' in read || reported.has(read.unknown)) return;
    reported.add(read.unknown);
    logger.warn(
      { seq: read.seq, unknown: read.unknown },
      'the registry holds events that this version of the gateway does not know, they are ignored: update this gateway',
    );
  };
}

/** Opens the registry, its whole history read. */
export async function openRegistry(
  store: RegistryStore,
  logger: Logger = { warn: () => undefined },
): Promise<Registry> {
  let state = emptyRegistry;
  const history: StoredEvent[] = [];
  const listeners: (() => void)[] = [];
  const reportUnknown = createUnknownLog(logger);
  const log = createRefreshLog(logger);

  const take = (events: readonly ReadEvent[]): void => {
    const fresh = events.filter(({ seq }) => seq > state.seq);
    const seq = fresh.at(-1)?.seq;
    if (seq === undefined) return;
    fresh.forEach(reportUnknown);
    const known = fresh.filter((read) => 'event' in read);
    state = { ...applyEvents(state, known), seq };
    for (const event of known) history.push(event);
    for (const listener of listeners) listener();
  };
  const opened = await readHistory(store, logger);
  take(opened.events);
  const snapshots = createSnapshotWriter(store.snapshots, opened.inSnapshots, logger);
  snapshots.update(history);

  const refresh = async (): Promise<void> => {
    take(await store.readAfter(state.seq));
    snapshots.update(history);
  };
  store.onChange(() => void refresh().then(log.succeeded, log.failed));

  const change: Registry['change'] = async (decide) => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const event = decide(state);
      if (!event) return undefined;
      const stored = await store.append(event, state.seq);
      await refresh();
      if (stored) return stored;
    }
    throw new Error('registry: too many changes at the same moment');
  };

  return {
    state: () => state,
    history: () => history,
    files: store.files,
    peers: store.peers,
    change,
    refresh,
    refreshErrors: log.errors,
    onChange: (listener) => listeners.push(listener),
    close: async () => {
      await snapshots.idle();
      await store.close();
    },
  };
}
