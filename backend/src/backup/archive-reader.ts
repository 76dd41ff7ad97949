/** Reads a backup file from its beginning to its end. */
import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { OperatorRefusal } from '../operators/operation';
import { errorText } from '../startup-failure';
import { untilDrained } from './until-drained';

export type ReadEntry = { name: string; mode: number; body: AsyncIterable<Buffer> };

const CHUNK_BYTES = 256 * 1024;
const NO_KEY = /no identity matched/;

export const entryBody = (entry: ReadEntry): Promise<Buffer> => buffer(entry.body);

async function openDecrypted(file: string, source: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const decrypted = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(decrypted as Parameters<typeof Readable.fromWeb>[0]);
  } catch (error) {
    source.destroy();
    throw new OperatorRefusal(
      NO_KEY.test(errorText(error))
        ? `${file} is not encrypted for this key: give --identity the secret key of one of the BACKUP_RECIPIENTS of its time`
        : `${file} is no backup, or its beginning is damaged (${errorText(error)}): take another copy or an earlier backup`,
    );
  }
}

/**
 * Calls `take` for each entry, in their order; it must read the body.
 *
 * @throws OperatorRefusal when the file cannot be read or decrypted, is damaged, or is not complete; age notices each of these
 */
export async function readArchive(
  file: string,
  identities: readonly string[],
  take: (entry: ReadEntry) => Promise<void>,
): Promise<void> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new OperatorRefusal(`${file} cannot be read (${errorText(error)})`);
  });
  const source = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const decrypted = await openDecrypted(file, source, identities);
  const tar = extract();
  let damage: unknown;
  tar.on('error', (error) => {
    damage ??= error;
  });
  const reading = pipeline(decrypted, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      if (!tar.write(chunk)) await untilDrained(tar);
      if (tar.destroyed) return;
    }
    tar.end(null);
  }).catch((error: unknown) => {
    damage ??= error;
    tar.destroy(error instanceof Error ? error : undefined);
  });
  try {
    for await (const entry of tar) {
      const { name, mode } = entry.header;
      await take({ name, mode, body: entry as unknown as AsyncIterable<Buffer> });
    }
  } catch (error) {
    // Where `take` failed, the file is not to blame.
    if (damage === undefined) throw error;
  } finally {
    tar.destroy();
    source.destroy();
    await reading;
  }
  if (damage !== undefined)
    throw new OperatorRefusal(
      `${file} is damaged or not complete (${errorText(damage)}): take another copy or an earlier backup`,
    );
}
