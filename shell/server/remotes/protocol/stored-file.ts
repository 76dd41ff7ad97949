/** A file of a build as the gateway serves it, with its compressed forms where they are available. */
export type StoredFile = {
  body: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
  /** Media type. */
  type: string;
};
