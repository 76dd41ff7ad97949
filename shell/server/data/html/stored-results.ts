/**
 * Stores what was sanitised in files, so that a start with the same content needs no sanitiser. A file that is missing or damaged
 * costs time and nothing else: its content is sanitised again.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sanitiser } from './sanitiser';

/** Editors change a text a few times a day: this is years. Then the folder is emptied. */
const MOST_FILES = 5_000;
const HASH_LENGTH = 64;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @returns undefined when the file is missing or damaged */
async function readResult(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const value = text.slice(HASH_LENGTH);
  return text !== '' && text.startsWith(hashOf(value)) ? JSON.parse(value) : undefined;
}

type Options = {
  /** For files of this sanitiser alone. */
  folder: string;
  /** Of the sanitiser: what another one made is deleted. */
  version: string;
  mostFiles?: number;
};

export function withStoredResults(
  sanitiser: Sanitiser,
  { folder, version, mostFiles = MOST_FILES }: Options,
): Sanitiser {
  const own = path.join(folder, version);
  const pending = new Map<string, Promise<unknown>>();

  const countFiles = async (): Promise<number> => {
    await mkdir(own, { recursive: true });
    const others = (await readdir(folder)).filter((name) => name !== version);
    await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
    return (await readdir(own)).length;
  };
  let files: Promise<number> | undefined;
  const write = async (file: string, result: unknown): Promise<void> => {
    const count = await (files ??= countFiles());
    if (count >= mostFiles) await rm(own, { recursive: true, force: true });
    files = count >= mostFiles ? undefined : Promise.resolve(count + 1);
    const value = JSON.stringify(result);
    await mkdir(own, { recursive: true });
    await writeFile(file, hashOf(value) + value);
  };

  const stored = async (key: string, sanitise: () => Promise<unknown>): Promise<unknown> => {
    const file = path.join(own, key);
    const known = await readResult(file);
    if (known !== undefined) return known;
    const result = await sanitise();
    // A disk that is full or read-only: it is sanitised again after the next start.
    await write(file, result).catch(() => undefined);
    return result;
  };
  /** Workers ask for the same at the same time. */
  const once = <Value>(kind: keyof Sanitiser, input: unknown, sanitise: () => Promise<Value>): Promise<Value> => {
    const key = hashOf(JSON.stringify([kind, input]));
    const answer = pending.get(key) ?? stored(key, sanitise).finally(() => pending.delete(key));
    pending.set(key, answer);
    // A file's hash says that it is what this function stored under the key.
    return answer as Promise<Value>;
  };

  return {
    pageEntry: (entry) => once('pageEntry', entry, () => sanitiser.pageEntry(entry)),
    html: (html) => once('html', html, () => sanitiser.html(html)),
  };
}
