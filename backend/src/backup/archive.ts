/**
 * A backup file: a tar archive, compressed with gzip and encrypted with age. `age -d` and `tar -xz` read it without this
 * program. age authenticates each byte and the end, so a changed or cut file is refused.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { OperatorRefusal } from '../operators/operation';
import { errorText } from '@vipp/shared/server/error-text';

/** The first entry: of which version of the site the others are. */
export const MANIFEST = 'manifest.json';
/** The last entry: the numbers that sequences have given. */
export const SEQUENCES = 'sequences.json';

/**
 * Rows of a table, or a file of DATA_DIR that a backup contains. `referent` is not among them: the secret key of reports, where
 * a local site has one, is in no backup; nor is `mail`, with sent texts.
 */
const NAME =
  /^(?:manifest\.json|sequences\.json|database\/[a-z_][a-z0-9_]{0,62}\/\d{6,}\.jsonl|files\/(?:secrets\.json|federation\/(?:shell\.json|remotes\/[a-z][a-z0-9-]*\.json|files\/[0-9a-f]{96})|(?:federation\/keys|storage)\/.+(?<!\.part)))$/s;

/** No name leads out of the folder of a restore. */
export const isEntry = (name: string): boolean => NAME.test(name) && path.posix.normalize(name) === name;

/** Adds an entry; resolves once its bytes have been taken. */
export type Add = (name: string, body: Buffer) => Promise<void>;

/** Waits until a file or a folder is on the disk. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

/**
 * Writes the entries of `fill` to `file`; it gets its name when complete and on the disk.
 *
 * @throws OperatorRefusal when it cannot be written, and errors of `fill`; then nothing was stored
 */
export async function writeArchive(
  file: string,
  recipients: readonly string[],
  fill: (add: Add) => Promise<void>,
): Promise<void> {
  const temporary = `${file}.unfinished`;
  const encrypter = new Encrypter();
  for (const recipient of new Set(recipients)) encrypter.addRecipient(recipient);
  const encrypt = async function* (plain: AsyncIterable<Buffer>) {
    yield* await encrypter.encrypt(toWeb(Readable.from(plain)));
  };
  const tar = pack();
  const target = createWriteStream(temporary, { mode: 0o600, flush: true });
  const add: Add = (name, body) => pipeline([body], tar.entry({ name, size: body.length, mode: 0o600 }));
  let failure: unknown;
  const filled = fill(add).then(
    () => tar.finalize(),
    (error: unknown) => {
      if (!target.errored) failure = error;
      tar.destroy();
    },
  );
  try {
    await pipeline(tar, createGzip(), encrypt, target).finally(() => filled);
    await rename(temporary, file);
    await sync(path.dirname(path.resolve(file)));
  } catch (error) {
    await rm(temporary, { force: true });
    throw (
      failure ??
      new OperatorRefusal(
        `${file} cannot be written (${errorText(error)}): nothing of this backup was stored. Choose another --output, or make room`,
      )
    );
  }
}

/**
 * Calls `take` for each entry, in their order.
 *
 * @throws OperatorRefusal when the file cannot be decrypted, was changed, or is not complete; else what `take` throws
 */
export async function readArchive(
  file: string,
  identities: readonly string[],
  take: (name: string, body: Buffer) => Promise<void>,
): Promise<void> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const decrypted = await decrypter.decrypt(toWeb(createReadStream(file))).catch((error: unknown) => {
    throw new OperatorRefusal(
      errorText(error).includes('no identity matched')
        ? `${file} is not encrypted for this key: give --identity the secret key of one of the BACKUP_RECIPIENTS of its time`
        : `${file} cannot be read (${errorText(error)}): it is missing, is no backup, or its beginning is damaged. Take another copy or an earlier backup`,
    );
  });
  const tar = extract();
  let failure: unknown;
  const takeAll = async (): Promise<void> => {
    for await (const body of tar) {
      const { name } = body.header;
      if (!isEntry(name))
        failure = new OperatorRefusal(`the backup contains ${JSON.stringify(name)}, which this program does not know`);
      else
        // The error of a damaged body is that of the pipeline.
        await buffer(body).then((bytes) => take(name, bytes).catch((error: unknown) => (failure = error)));
      if (failure !== undefined) break;
    }
  };
  const [read] = await Promise.allSettled([pipeline(decrypted, createGunzip(), tar), takeAll()]);
  if (failure !== undefined) throw failure;
  if (read.status === 'rejected')
    throw new OperatorRefusal(
      `${file} is damaged or not complete (${errorText(read.reason)}): take another copy or an earlier backup`,
    );
}
