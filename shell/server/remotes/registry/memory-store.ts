/** A registry in memory: for tests, and for development, where each compilation is the only version. */
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { ArtefactStore, RegistryStore } from './registry-store';
import type { StoredEvent } from '../protocol/registry-event';

function createMemoryArtefacts(): ArtefactStore {
  const files = new Map<string, Buffer>();
  return {
    put: async (integrity, body) => {
      if (sha384(body) !== integrity) throw new Error(`registry: a file does not match its hash ${integrity}`);
      files.set(integrity, body);
    },
    get: async (integrity) => files.get(integrity),
    has: async (integrity) => files.has(integrity),
    // No such process runs for a day.
    sweep: async () => 0,
  };
}

export function createMemoryStore(): RegistryStore {
  const events: StoredEvent[] = [];
  const listeners: (() => void)[] = [];
  return {
    readAfter: async (seq) => events.slice(seq),
    append: async (event, seq) => {
      if (events.length !== seq) return undefined;
      const stored = { seq: seq + 1, event };
      events.push(stored);
      for (const listener of listeners) listener();
      return stored;
    },
    onChange: (listener) => void listeners.push(listener),
    files: createMemoryArtefacts(),
    close: async () => undefined,
  };
}
