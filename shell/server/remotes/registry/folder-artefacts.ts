/** Artefacts as files of a folder, named after their SHA-384. */
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { writeSynced } from '../../lib/write-synced';
import type { ArtefactStore } from './registry-store';

/** A file, or the draft of an interrupted write: the hash, a dot, and more. */
const NAME = /^([0-9a-f]{96})(\..+)?$/;

let drafts = 0;

export function createFolderArtefacts(folder: string): ArtefactStore {
  const fileOf = (integrity: string) => path.join(folder, toHexHash(integrity));
  const read = async (integrity: string): Promise<Buffer | undefined> => {
    const body = await readFile(fileOf(integrity)).catch(() => undefined);
    return body && sha384(body) === integrity ? body : undefined;
  };
  return {
    put: async (integrity, body) => {
      const file = fileOf(integrity);
      await mkdir(folder, { recursive: true });
      drafts += 1;
      const draft = `${file}.${process.pid}.${drafts}`;
      await writeSynced(draft, body);
      await rename(draft, file);
    },
    get: read,
    has: async (integrity) => {
      if (!(await read(integrity))) return false;
      const now = new Date();
      await utimes(fileOf(integrity), now, now).catch(() => undefined);
      return true;
    },
    sweep: async (named, graceMs) => {
      const namedHere = new Set([...named].map(toHexHash));
      let swept = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        const [, hash = '', isDraft] = NAME.exec(name) ?? [];
        if (hash === '' || (namedHere.has(hash) && !isDraft)) continue;
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs > Date.now() - graceMs) continue;
        await rm(file, { force: true });
        swept += 1;
      }
      return swept;
    },
  };
}
