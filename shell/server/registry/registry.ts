/** The registry as the gateway works with it: its state at hand, and one way to change it. */
import { applyEvent, emptyRegistry, type RegistryState } from './registry-state';
import type { RegistryEvent, StoredEvent } from './registry-event';
import type { ArtefactStore, Peers, RegistryStore } from './registry-store';

const MOST_ATTEMPTS = 20;

export type Registry = {
  state: () => RegistryState;
  history: () => readonly StoredEvent[];
  files: ArtefactStore;
  /** Other gateways with the same registry; undefined where there can be none. */
  peers: Peers | undefined;
  /**
   * Adds what `decide` makes of the newest state; called again when somebody else was quicker.
   *
   * @returns the event, stored and applied; undefined when `decide` gave none
   */
  change: (decide: (state: RegistryState) => RegistryEvent | undefined) => Promise<StoredEvent | undefined>;
  /** Reads what others have added. */
  refresh: () => Promise<void>;
  /** Calls back after each change, whoever made it. */
  onChange: (listener: () => void) => void;
  close: () => Promise<void>;
};

/** Opens the registry, its whole history read. */
export async function openRegistry(store: RegistryStore): Promise<Registry> {
  let state = emptyRegistry;
  const history: StoredEvent[] = [];
  const listeners: (() => void)[] = [];

  const take = (events: readonly StoredEvent[]): void => {
    const fresh = events.filter(({ seq }) => seq > state.seq);
    if (fresh.length === 0) return;
    state = fresh.reduce(applyEvent, state);
    history.push(...fresh);
    for (const listener of listeners) listener();
  };
  const refresh = async () => take(await store.readAfter(state.seq));
  await refresh();
  store.onChange(() => void refresh().catch(() => undefined));

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
  return { state: () => state, history: () => history, files: store.files, peers: store.peers, change, refresh, onChange: (listener) => listeners.push(listener), close: store.close };
}
