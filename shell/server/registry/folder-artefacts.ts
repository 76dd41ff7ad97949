/** Artefacts as files of a folder, named after their SHA-384. */
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from './sha384';
import type { ArtefactStore } from './registry-store';

const nameOf = (integrity: string): string => Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');

let drafts = 0;

export function createFolderArtefacts(folder: string): ArtefactStore {
  const fileOf = (integrity: string) => path.join(folder, nameOf(integrity));
  const read = async (integrity: string): Promise<Buffer | undefined> => {
    const body = await readFile(fileOf(integrity)).catch(() => undefined);
    return body && sha384(body) === integrity ? body : undefined;
  };
  return {
    put: async (integrity, body) => {
      if (sha384(body) !== integrity) throw new Error(`registry: a file is not what its hash ${integrity} says`);
      const file = fileOf(integrity);
      // One that was damaged is written anew.
      if (await read(integrity)) return;
      await mkdir(folder, { recursive: true });
      drafts += 1;
      const draft = `${file}.${process.pid}.${drafts}`;
      const handle = await open(draft, 'w');
      try {
        await handle.writeFile(body);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    },
    get: read,
    has: async (integrity) => (await read(integrity)) !== undefined,
  };
}
