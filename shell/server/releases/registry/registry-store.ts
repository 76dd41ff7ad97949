/** Where the registry's events and files are stored; one form for a single gateway, one that several share. */
import type { ReadEvent, RegistryEvent, StoredEvent } from '../protocol/registry-event';

export type RegistryStore = {
  /** Events after a number, in their order. */
  readAfter: (seq: number) => Promise<ReadEvent[]>;
  /** Absent where a start has nothing to read. */
  snapshots?: SnapshotStore;
  /**
   * Adds an event after number `seq`.
   *
   * @returns the stored event, or undefined when another event came in between: read it, and decide again
   */
  append: (event: RegistryEvent, seq: number) => Promise<StoredEvent | undefined>;
  /** Calls back soon after any event was added, here or elsewhere. */
  onChange: (listener: () => void) => void;
  files: ArtefactStore;
  /** Other gateways with the same registry; absent where there can be none. */
  peers?: Peers;
  close: () => Promise<void>;
};

/** Texts of `snapshot.ts`, by the number of their last event. */
export type SnapshotStore = {
  /** All of them, the first first. */
  read: () => Promise<string[]>;
  /** Replaces that one and all later ones: after a restore from a backup they are of another history. */
  write: (seq: number, text: string) => Promise<void>;
};

export type Peers = {
  /** Notifies the others that this gateway serves what the registry said up to event `seq`. */
  serves: (seq: number) => Promise<void>;
  /** @returns how many of the others do not serve that yet, after waiting for them for at most `withinMs` */
  untilServed: (seq: number, withinMs: number) => Promise<number>;
};

/** Files by their SHA-384, in the form of an `integrity` attribute: the content of a name never changes. */
export type ArtefactStore = {
  put: (integrity: string, body: Buffer) => Promise<void>;
  /** The file, verified; undefined where it is not stored, or does not match its hash. */
  get: (integrity: string) => Promise<Buffer | undefined>;
  /** Also restarts the time within which a version must name the file, see `sweep`. */
  has: (integrity: string) => Promise<boolean>;
  /**
   * Removes every file that is not among `named`, and was neither put nor asked for (`has`) for `graceMs`.
   *
   * @returns how many there were
   */
  sweep: (named: ReadonlySet<string>, graceMs: number) => Promise<number>;
};
