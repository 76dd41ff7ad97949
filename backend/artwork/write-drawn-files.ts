/** Writes drawn files; a file that was drawn from the same source before is not written again, unless it is damaged. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ArtworkCache } from './artwork-cache';
import { writeWhole } from './write-whole';

export type DrawnFile = {
  /** Below the storage folder. */
  file: string;
  /** Everything that the drawing depends on, besides the drawing code. */
  source: unknown;
  draw: () => string | Buffer | Promise<string | Buffer>;
  /** True for a file that is copied, not drawn: the cache would only be a second copy. */
  isCopy?: boolean;
};

/** For each file its fingerprint, and the hash and the time of what was written. */
type Marker = Record<string, string>;

export type WriteOptions = {
  storageDir: string;
  files: readonly DrawnFile[];
  /** Identifies the drawing code; files of another version are drawn again. */
  version?: string | undefined;
  cache?: ArtworkCache | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
};

const MARKER = '.drawn.json';
const CONCURRENT_WRITES = 4;
const markerSchema = z.record(z.string(), z.string());

const fingerprint = (file: string, source: unknown, version = ''): string =>
  createHash('sha256')
    .update(JSON.stringify([version, file, source]))
    .digest('base64url')
    .slice(0, 22);

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 22);

const timeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => undefined,
  );

/**
 * Whether what was drawn is still there. One with another content and the same time is damaged; one with another time was
 * replaced by an editor.
 */
async function isThere(target: string, key: string, known: string | undefined): Promise<boolean> {
  const [knownKey, hash, time] = known?.split(' ') ?? [];
  const currentTime = await timeOf(target);
  if (knownKey !== key || currentTime === undefined) return false;
  return hash === undefined || String(currentTime) !== time || hashOf(await readFile(target)) === hash;
}

/** Reads the marker; without a readable one, all files are drawn again. */
const readMarker = async (storageDir: string): Promise<Marker> => {
  try {
    return markerSchema.parse(JSON.parse(await readFile(path.join(storageDir, MARKER), 'utf8')));
  } catch {
    return {};
  }
};

const drawOrCopy = async ({ draw, isCopy }: DrawnFile, key: string, cache?: ArtworkCache): Promise<Buffer> => {
  const cached = isCopy ? undefined : await cache?.read(key);
  if (cached !== undefined) return cached;
  const content = Buffer.from(await draw());
  if (!isCopy) await cache?.write(key, content);
  return content;
};

export const writeDrawnFiles = async ({
  storageDir,
  files,
  version,
  cache,
  onProgress,
}: WriteOptions): Promise<void> => {
  const known = await readMarker(storageDir);
  const marker: Marker = {};
  const waiting = files.values();
  let done = 0;
  const writeNext = async (): Promise<void> => {
    for (const drawn of waiting) {
      const { file, source } = drawn;
      const key = fingerprint(file, source, version);
      const target = path.join(storageDir, file);
      const current = known[file];
      if (current !== undefined && (await isThere(target, key, current))) marker[file] = current;
      else {
        const content = await drawOrCopy(drawn, key, cache);
        await writeWhole(target, content);
        marker[file] = `${key} ${hashOf(content)} ${await timeOf(target)}`;
      }
      onProgress?.((done += 1), files.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_WRITES }, writeNext));
  await writeWhole(path.join(storageDir, MARKER), JSON.stringify(marker));
};
