/** The registry of a single gateway: in a folder, or in memory for tests and for development, where each compilation is the only version. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DirectoryInUse, lockDirectory, type DirectoryLock } from '@vipp/shared/server/directory-lock';
import { writeSynced } from '../../lib/write-synced';
import { createFolderArtefacts } from './folder-artefacts';
import { EARLIER_REGISTRY, type ArtefactStore, type ReadDocument, type RegistryStore } from './registry-store';

function createMemoryArtefacts(): ArtefactStore {
  const files = new Map<string, Buffer>();
  return {
    put: async (integrity, body) => void files.set(integrity, body),
    get: async (integrity) => files.get(integrity),
    has: async (integrity) => files.has(integrity),
    // No such process runs for a day.
    sweep: async () => 0,
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
  let writing: Promise<unknown> = Promise.resolve();
  const write = async (next: ReadDocument): Promise<boolean> => {
    if ((documents.get(next.name)?.revision ?? 0) + 1 !== next.revision) return false;
    await persist(next);
    documents.set(next.name, next);
    for (const listener of listeners) void listener();
    return true;
  };
  return {
    readChanged: async (known) => [...documents.values()].filter(({ name, revision }) => known[name] !== revision),
    write: (name, document, revision) => {
      const written = writing.then(() => write({ name, document, revision: revision + 1 }));
      writing = written.catch(() => undefined);
      return written;
    },
    onChange: (listener) => void listeners.push(listener),
    files,
    close: async () => {
      await writing;
      await close();
    },
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

/** @throws {Error} on a full disk, for example; the document is unchanged then */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  try {
    await writeSynced(draft, text);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
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

/**
 * @param folder `DATA_DIR/federation`, created when it does not exist
 * @throws {Error} when another gateway has locked it
 */
export async function createFolderStore(folder: string): Promise<RegistryStore> {
  const documents = path.join(folder, 'remotes');
  await mkdir(documents, { recursive: true });
  const lock = await lockFolder(folder);
  const files = createFolderArtefacts(path.join(folder, 'files'));
  const persist = ({ name, ...stored }: ReadDocument) =>
    replaceFile(path.join(documents, `${name}.json`), `${JSON.stringify(stored)}\n`);
  try {
    if (existsSync(path.join(folder, 'journal.jsonl'))) throw new Error(EARLIER_REGISTRY);
    const names = (await readdir(documents)).filter((name) => name.endsWith('.json'));
    const stored = await Promise.all(names.map((name) => readDocument(path.join(documents, name))));
    return createMemoryStore({ files, stored, persist, close: () => lock.release() });
  } catch (error) {
    await lock.release();
    throw error;
  }
}
