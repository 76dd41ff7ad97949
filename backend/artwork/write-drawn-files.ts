/** Writes drawn files; a file that was drawn from the same source before is not written again, unless it is damaged. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ArtworkCache } from './artwork-cache';
import { isThere, markerOf, readMarker, writeMarker } from './drawn-marker';
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

export type WriteOptions = {
  storageDir: string;
  files: readonly DrawnFile[];
  /** Identifies the drawing code; files of another version are drawn again. */
  version?: string | undefined;
  cache?: ArtworkCache | undefined;
  /** Hash of everything that the files depend on. */
  inputs?: string | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
};

const CONCURRENT_WRITES = 4;

const fingerprint = (file: string, source: unknown, version = ''): string =>
  createHash('sha256')
    .update(JSON.stringify([version, file, source]))
    .digest('base64url')
    .slice(0, 22);

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
  inputs,
  onProgress,
}: WriteOptions): Promise<void> => {
  const known = (await readMarker(storageDir)).files;
  const drawnFiles: Record<string, string> = {};
  const waiting = files.values();
  let done = 0;
  const writeNext = async (): Promise<void> => {
    for (const drawn of waiting) {
      const { file, source } = drawn;
      const key = fingerprint(file, source, version);
      const target = path.join(storageDir, file);
      const current = known[file];
      if (current !== undefined && (await isThere(target, current, key))) drawnFiles[file] = current;
      else {
        const content = await drawOrCopy(drawn, key, cache);
        await writeWhole(target, content);
        drawnFiles[file] = await markerOf(target, key, content);
      }
      onProgress?.((done += 1), files.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_WRITES }, writeNext));
  await writeMarker(storageDir, { inputs, files: drawnFiles });
};
