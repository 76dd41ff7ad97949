/** Artefacts as files of a folder, named after their SHA-384. */
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from './sha384';
import type { ArtefactStore } from './registry-store';

const nameOf = (integrity: string): string => Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');

let drafts = 0;

export function createFolderArtefacts(folder: string): ArtefactStore {
  const fileOf = (integrity: string) => path.join(folder, nameOf(integrity));
  return {
    put: async (integrity, body) => {
      if (sha384(body) !== integrity) throw new Error(`registry: a file is not what its hash ${integrity} says`);
      const file = fileOf(integrity);
      if (existsSync(file)) return;
      await mkdir(folder, { recursive: true });
      drafts += 1;
      const draft = `${file}.${process.pid}.${drafts}`;
      const handle = await open(draft, 'w');
      try {
        await handle.write(body);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    },
    get: async (integrity) => {
      const body = await readFile(fileOf(integrity)).catch(() => undefined);
      return body && sha384(body) === integrity ? body : undefined;
    },
    has: async (integrity) => existsSync(fileOf(integrity)),
  };
}
