/** The interface of stores for the events and files of the registry: for a single gateway, or shared by several. */
import type { ReadEvent, RegistryEvent, StoredEvent } from '../protocol/registry-event';

export type RegistryStore = {
  /** Events after a number, in their order. */
  readAfter: (seq: number) => Promise<ReadEvent[]>;
  /**
   * Adds an event after number `seq`.
   *
   * @returns the stored event, or undefined when another event was added first: the caller must read it and decide again
   */
  append: (event: RegistryEvent, seq: number) => Promise<StoredEvent | undefined>;
  /** Calls the listener soon after an event was added, by this gateway or another. */
  onChange: (listener: () => void) => void;
  files: ArtefactStore;
  close: () => Promise<void>;
};

/** Stores files by their SHA-384, in the form of an `integrity` attribute. */
export type ArtefactStore = {
  put: (integrity: string, body: Buffer) => Promise<void>;
  /** The verified file; undefined where it is not stored, or does not match its hash. */
  get: (integrity: string) => Promise<Buffer | undefined>;
  /** Also restarts the grace period of the file, see `sweep`. */
  has: (integrity: string) => Promise<boolean>;
  /**
   * Removes every file that is not among `named`, and was neither stored nor checked with `has` within `graceMs`.
   *
   * @returns number of removed files
   */
  sweep: (named: ReadonlySet<string>, graceMs: number) => Promise<number>;
};
