/** The registry in the gateway: its state in memory, and the only way to change it. */
import type { FastifyBaseLogger } from 'fastify';
import type { RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import { applyEvents, emptyRegistry, type RegistryState } from './registry-state';
import type { ReadEvent, RegistryEvent, StoredEvent } from '../protocol/registry-event';
import type { ArtefactStore, RegistryStore } from './registry-store';

const MAX_ATTEMPTS = 20;

export type Registry = {
  state: () => RegistryState;
  /** All events that this version of the gateway knows. */
  history: () => readonly StoredEvent[];
  files: ArtefactStore;
  /**
   * Adds the event that `decide` returns for the latest state; called again when another change was first.
   *
   * @returns the stored and applied event; undefined when `decide` returned none
   * @throws {Error} when other changes are always first
   */
  change: (decide: (state: RegistryState) => RegistryEvent | undefined) => Promise<StoredEvent | undefined>;
  /** Reads and applies the events of other gateways. */
  refresh: () => Promise<void>;
  /** How often events of other gateways could not be read since the start. */
  refreshErrors: () => number;
  /** Calls the listener after each change, by this gateway or another. */
  onChange: (listener: () => void) => void;
  close: () => Promise<void>;
};

type Logger = Pick<FastifyBaseLogger, 'warn'>;

/** Logs a failure once, not at every attempt, and its end. */
function createRefreshLog(logger: Logger) {
  let reported: string | undefined;
  let errors = 0;
  return {
    errors: () => errors,
    failed: (err: unknown): void => {
      errors += 1;
      const reason = err instanceof Error ? err.message : String(err);
      if (reason !== reported)
        logger.warn({ err }, 'the registry cannot be read, the gateway continues with its latest state');
      reported = reason;
    },
    succeeded: (): void => {
      if (reported !== undefined) logger.warn('the registry can be read again');
      reported = undefined;
    },
  };
}

/** Logs each kind of event that only a newer gateway knows, once. */
function createUnknownLog(logger: Logger): (read: ReadEvent) => void {
  const reported = new Set<string>();
  return (read) => {
    if ('event' in read || reported.has(read.unknown)) return;
    reported.add(read.unknown);
    logger.warn(
      { seq: read.seq, unknown: read.unknown },
      'the registry contains events that this version of the gateway does not know, they are ignored: update this gateway',
    );
  };
}

/** Manifests and signatures are many megabytes that only the store needs. */
const PROOF = { manifest: undefined, signature: undefined };
const withoutProof = ({ seq, event }: StoredEvent): StoredEvent => ({
  seq,
  event: event.type === 'published' ? { ...event, ...PROOF } : event,
});

/** Routes by name of the remote. */
export type RoutesOfFolder = ReadonlyMap<string, readonly RemoteRoute[]>;

/** A version from before remotes declared their routes has those of the build in the folder of this gateway. */
const withRoutes = ({ seq, event }: StoredEvent, ofFolder: RoutesOfFolder): StoredEvent => {
  if ((event.type !== 'published' && event.type !== 'adopted') || event.build.routes) return { seq, event };
  return { seq, event: { ...event, build: { ...event.build, routes: [...(ofFolder.get(event.remote) ?? [])] } } };
};

/** Opens the registry and reads its whole history. */
export async function openRegistry(
  store: RegistryStore,
  logger: Logger = { warn: () => undefined },
  ofFolder: RoutesOfFolder = new Map(),
): Promise<Registry> {
  let state = emptyRegistry;
  const history: StoredEvent[] = [];
  const listeners: (() => void)[] = [];
  const reportUnknown = createUnknownLog(logger);
  const log = createRefreshLog(logger);

  const apply = (events: readonly ReadEvent[]): void => {
    const fresh = events.filter(({ seq }) => seq > state.seq);
    const seq = fresh.at(-1)?.seq;
    if (seq === undefined) return;
    fresh.forEach(reportUnknown);
    const known = fresh.filter((read) => 'event' in read).map((stored) => withRoutes(stored, ofFolder));
    state = { ...applyEvents(state, known), seq };
    for (const event of known) history.push(withoutProof(event));
    for (const listener of listeners) listener();
  };
  const refresh = async (): Promise<void> => apply(await store.readAfter(state.seq));
  await refresh();
  store.onChange(() => void refresh().then(log.succeeded, log.failed));

  const change: Registry['change'] = async (decide) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const event = decide(state);
      if (!event) return undefined;
      const stored = await store.append(event, state.seq);
      await refresh();
      if (stored) return stored;
    }
    throw new Error('registry: too many changes at the same time');
  };

  return {
    state: () => state,
    history: () => history,
    files: store.files,
    change,
    refresh,
    refreshErrors: log.errors,
    onChange: (listener) => listeners.push(listener),
    close: store.close,
  };
}
