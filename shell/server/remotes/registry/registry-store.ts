/** The interface of stores for the documents and files of the registry: for a single gateway, or shared by several. */

/** A document as it is stored, not validated yet. */
export type ReadDocument = { name: string; revision: number; document: unknown };

export type RegistryStore = {
  /** The documents whose revision is not the one in `known`. */
  readChanged: (known: Readonly<Record<string, number>>) => Promise<ReadDocument[]>;
  /**
   * Replaces a document of this revision, 0 for a new one.
   *
   * @returns false when another change was first: the caller must read it and decide again
   */
  write: (name: string, document: unknown, revision: number) => Promise<boolean>;
  /** Calls the listener soon after a change, by this gateway or another. */
  onChange: (listener: () => Promise<void>) => void;
  files: ArtefactStore;
  close: () => Promise<void>;
};

/** Far more than the largest files of a build, which have some hundred kilobytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Stores files by their SHA-384, in the form of an `integrity` attribute. */
export type ArtefactStore = {
  /** The caller has compared the file with its hash. */
  put: (integrity: string, body: Buffer) => Promise<void>;
  /** The verified file; undefined where it is not stored, or does not match its hash. */
  get: (integrity: string) => Promise<Buffer | undefined>;
  /** Whether the file is stored; if so, restarts its grace period, see `removeUnreferenced`. */
  keepIfStored: (integrity: string) => Promise<boolean>;
  /**
   * Removes every file not among `referenced`, and neither stored nor refreshed with `keepIfStored` within `graceMs`.
   *
   * @returns number of removed files
   */
  removeUnreferenced: (referenced: ReadonlySet<string>, graceMs: number) => Promise<number>;
};
