/**
 * What was drawn, as a file beside the drawings: for each file its fingerprint, and the hash and the time of what was
 * written. It is read without the drawing code, which takes long to load.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from './write-whole';

const MARKER = '.drawn.json';

/** In a flat record, which earlier versions of the service read too. */
const INPUTS = 'inputs';
const recordSchema = z.record(z.string(), z.string());

export type DrawnMarker = {
  /** Hash of everything that all drawings depend on. */
  inputs: string | undefined;
  /** By file below the storage folder. */
  files: Readonly<Record<string, string>>;
};

/** Reads the marker; without a readable one, all files are drawn again. */
export async function readMarker(storageDir: string): Promise<DrawnMarker> {
  try {
    const { [INPUTS]: inputs, ...files } = recordSchema.parse(
      JSON.parse(await readFile(path.join(storageDir, MARKER), 'utf8')),
    );
    return { inputs, files };
  } catch {
    return { inputs: undefined, files: {} };
  }
}

export const writeMarker = (storageDir: string, { inputs, files }: DrawnMarker): Promise<void> =>
  writeWhole(path.join(storageDir, MARKER), JSON.stringify({ ...files, [INPUTS]: inputs }));

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 22);

const timeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => undefined,
  );

/** @returns what the marker has for a file that was just written */
export const markerOf = async (target: string, key: string, content: Buffer): Promise<string> =>
  `${key} ${hashOf(content)} ${await timeOf(target)}`;

/**
 * Whether what was drawn is still there. One with another content and the same time is damaged; one with another time was
 * replaced by an editor.
 *
 * @param key fingerprint of what it is to be drawn from; by default that of what it was drawn from
 */
export async function isThere(target: string, known: string, key?: string): Promise<boolean> {
  const [knownKey, hash, time] = known.split(' ');
  const currentTime = await timeOf(target);
  if (currentTime === undefined || (key !== undefined && knownKey !== key)) return false;
  return hash === undefined || String(currentTime) !== time || hashOf(await readFile(target)) === hash;
}

/** Whether everything that was drawn from these inputs is still there. */
export async function areAllThere(storageDir: string, inputs: string): Promise<boolean> {
  const marker = await readMarker(storageDir);
  if (marker.inputs !== inputs) return false;
  const files = Object.entries(marker.files);
  const found = await Promise.all(files.map(([file, known]) => isThere(path.join(storageDir, file), known)));
  return found.every(Boolean);
}
