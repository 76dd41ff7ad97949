/** The folder of `npm run site -- content`: documents, files, and what folder and site last had in common. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { FILE_PROBLEMS, fileProblem } from '../content/accept-file';
import { type ContentDocument, ContentProblem, parseContent, storedFilesOf } from '../content/document';
import type { PublishedDocument } from '../content/store-content';
import { filesBelow, hashOf, readStored, releaseFilesDirectory, writeWhole } from '../content/stored-files';
import { listFiles, readFile } from '../operators/content-operations';
import { type CallOperation, OperatorRefusal } from '../operators/operation';
import { readIfThere } from '../operators/operator-access';

/** Texts that folder and site last had in common, as hashes, by path. */
export type Base = Readonly<Record<string, string>>;

/**
 * `new`, `changed`, `withdrawn`: in the folder; `behind`: on the site; `conflict`: in both; `elsewhere`: a document that the
 * folder never had.
 */
export type Difference = {
  path: string;
  kind: 'new' | 'changed' | 'withdrawn' | 'behind' | 'conflict' | 'elsewhere';
  /** Text in the folder. */
  text: string | undefined;
  published: PublishedDocument | undefined;
};

function kindOf(text: string | undefined, published: PublishedDocument | undefined, base: string | undefined) {
  const isSame = (one: string | undefined): boolean => one !== undefined && hashOf(one) === base;
  if (text === published?.text) return undefined;
  // A document without a change on the site may be replaced, whatever release it is of.
  const siteIsUnchanged = published?.isOfRelease === true || isSame(published?.text);
  if (text === undefined) {
    if (base === undefined) return 'elsewhere';
    return siteIsUnchanged ? 'withdrawn' : 'conflict';
  }
  if (isSame(text)) return 'behind';
  if (!published) return base === undefined ? 'new' : 'conflict';
  return siteIsUnchanged ? 'changed' : 'conflict';
}

export function compareContent(
  folder: readonly ContentDocument[],
  site: readonly PublishedDocument[],
  base: Base,
): Difference[] {
  const texts = new Map(folder.map(({ path, text }) => [path, text]));
  const published = new Map(site.map((document) => [document.path, document]));
  return [...new Set([...texts.keys(), ...published.keys(), ...Object.keys(base)])].sort().flatMap((path) => {
    const [text, document] = [texts.get(path), published.get(path)];
    const kind = kindOf(text, document, base[path]);
    return kind === undefined ? [] : [{ path, kind, text, published: document }];
  });
}

/**
 * Records the state of the site at the last synchronisation. It belongs to this copy of the folder and one site, so git
 * ignores it.
 */
const BASE = '.site.json';
const filesIn = (folder: string): string => path.join(folder, 'files');

const baseSchema = z.record(z.string(), z.string());

export async function readBase(folder: string): Promise<Base> {
  const file = path.join(folder, BASE);
  const text = await readIfThere(file);
  if (text === undefined) return {};
  try {
    return baseSchema.parse(JSON.parse(text.toString()));
  } catch {
    throw new OperatorRefusal(`${file} is damaged: remove it, and run "pull"`);
  }
}

export const writeBase = (folder: string, base: Base): Promise<void> =>
  writeFile(path.join(folder, BASE), `${JSON.stringify(base, Object.keys(base).sort(), 2)}\n`);

/** @param text null removes it */
export async function writeDocument(folder: string, name: string, text: string | null): Promise<void> {
  const file = path.join(folder, name);
  if (text === null) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

export type ChangedFile = { name: string; bytes: Buffer; isNew: boolean };

/** Files of the folder that the site does not have, or has with other bytes. */
export async function changedFiles(folder: string, call: CallOperation): Promise<ChangedFile[]> {
  const hashes = new Map((await call(listFiles, {})).map(({ name, hash }) => [name, hash]));
  const changed: ChangedFile[] = [];
  for (const name of await filesBelow(filesIn(folder))) {
    const bytes = await readStored([filesIn(folder)], name);
    if (bytes && hashes.get(name) !== hashOf(bytes)) changed.push({ name, bytes, isNew: !hashes.has(name) });
  }
  return changed;
}

/** Writes what the site has, over files that were changed in the folder if asked. @returns how many were written */
export async function pullFiles(folder: string, call: CallOperation, over: boolean): Promise<number> {
  let written = 0;
  for (const { name, hash, releaseHash } of await call(listFiles, {})) {
    const own = await readStored([filesIn(folder)], name);
    const isFree = over || !own || hashOf(own) === releaseHash;
    if (!isFree || (own && hashOf(own) === hash)) continue;
    const bytes = Buffer.from(await call(readFile, { name }), 'base64');
    await writeWhole(path.join(filesIn(folder), name), bytes, { isReplaced: true });
    written += 1;
  }
  return written;
}

/** @returns a line for each thing that is wrong with the documents and files of a folder */
export async function findProblems(folder: string, documents: readonly ContentDocument[]): Promise<string[]> {
  const problems: string[] = [];
  for (const document of documents) {
    try {
      for (const name of storedFilesOf(parseContent(document)))
        if (!(await readStored([filesIn(folder), releaseFilesDirectory()], name)))
          problems.push(`${document.path}: there is no file files/${name}`);
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error;
      problems.push(error.message);
    }
  }
  for (const name of await filesBelow(filesIn(folder))) {
    const problem = fileProblem(name, (await readStored([filesIn(folder)], name)) ?? Buffer.alloc(0));
    if (problem) problems.push(`files/${name}: ${FILE_PROBLEMS[problem]}`);
  }
  return problems;
}
