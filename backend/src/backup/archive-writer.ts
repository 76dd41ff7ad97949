/** Writes a backup: under a temporary name, flushed to the disk, and renamed once it is complete. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { pack } from 'tar-stream';
import { OperatorRefusal } from '../operators/operation';
import { errorText } from '../startup-failure';
import { type ArchiveEntry, MANIFEST, type Manifest } from './archive-format';
import { untilDrained } from './until-drained';

type Body = { size: number; chunks: AsyncIterable<Buffer> | Iterable<Buffer> };

export type ArchiveWriter = {
  /** Writes one entry; resolves once its bytes have been taken. */
  add: (name: string, body: Buffer | Body, mode?: number) => Promise<void>;
  /** Writes the manifest, and gives the file its name. @returns its size in bytes */
  finish: (manifest: Omit<Manifest, 'entries'>) => Promise<number>;
  /** Removes what was written. */
  discard: () => Promise<void>;
};

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * @param file whose earlier content stays until the new one is complete
 * @param recipients public keys of age
 * @throws OperatorRefusal, here and in `add` and `finish`, when the file cannot be written
 */
export async function openArchiveWriter(file: string, recipients: readonly string[]): Promise<ArchiveWriter> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  const encrypter = new Encrypter();
  for (const recipient of new Set(recipients)) encrypter.addRecipient(recipient);
  const tar = pack();
  const gzip = createGzip();
  const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
  const encrypted = await encrypter.encrypt(Readable.toWeb(gzip) as ReadableStream<Uint8Array>);
  let failure: unknown;
  const written = Promise.all([
    pipeline(Readable.from(tar), gzip),
    pipeline(Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]), target),
  ]).catch((error: unknown) => {
    failure ??= error;
    tar.destroy();
  });
  const refuse = (error: unknown): never => {
    throw new OperatorRefusal(
      `${file} cannot be written (${errorText(failure ?? error)}): nothing of this backup was stored. Choose another --output, or make room`,
    );
  };
  const entries: ArchiveEntry[] = [];

  const write = (name: string, { size, chunks }: Body, mode: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const hash = createHash('sha256');
      // A failed pipeline destroys the archive, and with it the entry.
      const entry = tar.entry({ name, size, mode }, (error) => (error ? reject(error) : resolve(hash.digest('hex'))));
      const fill = async (): Promise<void> => {
        for await (const chunk of chunks) {
          hash.update(chunk);
          if (!entry.write(chunk)) await untilDrained(entry);
          if (entry.destroyed) return;
        }
        entry.end(null);
      };
      fill().catch((error: unknown) => {
        reject(new OperatorRefusal(`${name} cannot be read (${errorText(error)}): nothing of this backup was stored`));
        tar.destroy();
      });
    });

  const add = async (name: string, body: Buffer | Body, mode = 0o600): Promise<void> => {
    const { size, chunks } = Buffer.isBuffer(body) ? { size: body.length, chunks: [body] } : body;
    const sha256 = await write(name, { size, chunks }, mode).catch((error: unknown) =>
      error instanceof OperatorRefusal ? Promise.reject(error) : refuse(error),
    );
    entries.push({ name, bytes: size, sha256 });
  };
  return {
    add,
    finish: async (manifest) => {
      await add(MANIFEST, Buffer.from(`${JSON.stringify({ ...manifest, entries }, undefined, 2)}\n`));
      tar.finalize();
      await written;
      if (failure !== undefined) refuse(failure);
      await rename(unfinished, file).catch(refuse);
      await syncFolder(path.dirname(path.resolve(file)));
      return target.bytesWritten;
    },
    discard: async () => {
      tar.destroy();
      await written;
      await rm(unfinished, { force: true });
    },
  };
}
