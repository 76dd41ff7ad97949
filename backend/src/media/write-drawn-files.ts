/** Writes drawn files, each once: what was drawn from the same source before is left alone. */
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** Raise it when the drawing itself changes, so that files which exist are drawn anew. */
const DRAWING_VERSION = 1;

export type DrawnFile = {
  /** Below the storage folder. */
  file: string;
  /** All that the drawing depends on. */
  source: unknown;
  draw: () => string | Buffer | Promise<string | Buffer>;
};

type Marker = Record<string, string>;

const MARKER = '.drawn.json';
const AT_ONCE = 4;
const markerSchema = z.record(z.string(), z.string());

const fingerprint = (source: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, source]))
    .digest('base64url')
    .slice(0, 22);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** A marker that is missing or damaged means that nothing is known: all is drawn again. */
const readMarker = async (storageDir: string): Promise<Marker> => {
  try {
    return markerSchema.parse(JSON.parse(await readFile(path.join(storageDir, MARKER), 'utf8')));
  } catch {
    return {};
  }
};

/** A reader sees the old file or the new one, never a part. */
const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, content);
  await rename(draft, file);
};

export const writeDrawnFiles = async (
  storageDir: string,
  files: readonly DrawnFile[],
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> => {
  const known = await readMarker(storageDir);
  const marker: Marker = {};
  const waiting = files.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const { file, source, draw } of waiting) {
      const mark = fingerprint(source);
      const target = path.join(storageDir, file);
      if (known[file] !== mark || !(await exists(target))) await writeWhole(target, await draw());
      marker[file] = mark;
      onProgress((done += 1), files.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeWhole(path.join(storageDir, MARKER), JSON.stringify(marker));
};
