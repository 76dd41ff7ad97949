/** The registry of a single gateway: in a folder, or in memory for tests and for development, where each compilation is the only version. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { DirectoryInUse, lockDirectory, type DirectoryLock } from '@vipp/shared/server/directory-lock';
import { writeWhole } from '@vipp/shared/server/write-whole';
import { convertEvents } from './convert-events';
import type { ArtefactStore, ReadDocument, RegistryStore } from './registry-store';

function createMemoryArtefacts(): ArtefactStore {
  const files = new Map<string, Buffer>();
  return {
    put: async (integrity, body) => void files.set(integrity, body),
    get: async (integrity) => files.get(integrity),
    keepIfStored: async (integrity) => files.has(integrity),
    // No such process runs for a day.
    removeUnreferenced: async () => 0,
  };
}

/** A file, or the temporary one of an interrupted write, of earlier releases too. */
const NAME = /^([0-9a-f]{96})(\..+)?$|^\..+\.part$/;

/** Artefacts as files of a folder, named after their SHA-384. */
export function createFolderArtefacts(folder: string): ArtefactStore {
  const fileOf = (integrity: string) => path.join(folder, toHexHash(integrity));
  const read = async (integrity: string): Promise<Buffer | undefined> => {
    const body = await readFile(fileOf(integrity)).catch(() => undefined);
    return body && sha384(body) === integrity ? body : undefined;
  };
  return {
    put: async (integrity, body) => void (await writeWhole(fileOf(integrity), body, { isReplaced: true })),
    get: read,
    keepIfStored: async (integrity) => {
      if (!(await read(integrity))) return false;
      const now = new Date();
      await utimes(fileOf(integrity), now, now).catch(() => undefined);
      return true;
    },
    removeUnreferenced: async (referenced, graceMs) => {
      const referencedHere = new Set([...referenced].map(toHexHash));
      let removed = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        if (!NAME.test(name) || referencedHere.has(name)) continue;
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs > Date.now() - graceMs) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

type Options = {
  files?: ArtefactStore;
  stored?: readonly ReadDocument[];
  /** Resolves once a document is stored for good. */
  persist?: (stored: ReadDocument) => Promise<void>;
  close?: () => Promise<void>;
};

export function createMemoryStore({
  files = createMemoryArtefacts(),
  stored = [],
  persist = async () => undefined,
  close = async () => undefined,
}: Options = {}): RegistryStore {
  const documents = new Map(stored.map((one) => [one.name, one]));
  const listeners: (() => Promise<void>)[] = [];
  const inTurn = pLimit(1);
  return {
    readChanged: async (known) => [...documents.values()].filter(({ name, revision }) => known[name] !== revision),
    write: (name, document, revision) =>
      inTurn(async () => {
        if ((documents.get(name)?.revision ?? 0) !== revision) return false;
        const next = { name, document, revision: revision + 1 };
        await persist(next);
        documents.set(name, next);
        for (const listener of listeners) void listener();
        return true;
      }),
    onChange: (listener) => void listeners.push(listener),
    files,
    close: () => inTurn(close),
  };
}

/** Two gateways that write would undo changes of each other. */
async function lockFolder(folder: string): Promise<DirectoryLock> {
  try {
    return await lockDirectory(folder);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    throw new Error(
      `registry: the folder ${folder} is ${error.message}. Stop that gateway, or give each gateway a DATA_DIR of its own; gateways share a registry in PostgreSQL (DATABASE_URL).`,
    );
  }
}

async function readDocument(file: string): Promise<ReadDocument> {
  const text = await readFile(file, 'utf8');
  const name = path.basename(file, '.json');
  try {
    const { revision, document } = JSON.parse(text) as { revision: number; document: unknown };
    return { name, revision, document };
  } catch {
    // The registry reports it, with what to do.
    return { name, revision: 0, document: undefined };
  }
}

/** Converts the journal of events that earlier releases wrote. */
async function convertJournal(folder: string, persist: (stored: ReadDocument) => Promise<void>, files: ArtefactStore) {
  const journal = path.join(folder, 'journal.jsonl');
  if (!existsSync(journal)) return;
  // A last line without an end was never completed.
  const lines = (await readFile(journal, 'utf8')).split('\n').slice(0, -1);
  const { documents, manifests } = convertEvents(lines.map((text, index) => ({ seq: index + 1, text })));
  for (const manifest of manifests) await files.put(sha384(manifest), Buffer.from(manifest));
  for (const [name, document] of documents) await persist({ name, revision: 1, document });
  await rename(journal, `${journal}.converted`);
}

/**
 * @param folder `DATA_DIR/federation`, created when it does not exist
 * @throws {Error} when another gateway has locked it
 */
export async function createFolderStore(folder: string): Promise<RegistryStore> {
  const documents = path.join(folder, 'remotes');
  await mkdir(documents, { recursive: true });
  const lock = await lockFolder(folder);
  const files = createFolderArtefacts(path.join(folder, 'files'));
  const persist = async ({ name, ...stored }: ReadDocument): Promise<void> =>
    void (await writeWhole(path.join(documents, `${name}.json`), `${JSON.stringify(stored)}\n`, { isReplaced: true }));
  try {
    await convertJournal(folder, persist, files);
    const names = (await readdir(documents)).filter((name) => name.endsWith('.json'));
    const stored = await Promise.all(names.map((name) => readDocument(path.join(documents, name))));
    return createMemoryStore({ files, stored, persist, close: () => lock.release() });
  } catch (error) {
    await lock.release();
    throw error;
  }
}
