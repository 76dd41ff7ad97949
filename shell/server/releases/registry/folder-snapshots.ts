/** Snapshots of a journal, each in a file whose name contains the offset of its last event in the journal. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeSynced } from '../../lib/write-synced';
import type { SnapshotStore } from './registry-store';

/** Offset in bytes of the last event of each snapshot, by the number of that event. */
export type Offsets = Map<number, number>;

type SnapshotFile = { file: string; seq: number; offset: number };

function toFile(file: string): SnapshotFile[] {
  const [, seq, offset] = /^(\d+)-(\d+)\.jsonl$/.exec(file) ?? [];
  return seq !== undefined && offset !== undefined ? [{ file, seq: Number(seq), offset: Number(offset) }] : [];
}

/** @param folder created with the first snapshot */
export function createFolderSnapshots(folder: string): SnapshotStore & { offsets: Offsets } {
  const offsets: Offsets = new Map();
  const list = async (): Promise<SnapshotFile[]> =>
    (await readdir(folder).catch(() => [])).flatMap(toFile).sort((a, b) => a.seq - b.seq);

  return {
    offsets,
    read: async () => {
      const files = await list();
      for (const { seq, offset } of files) offsets.set(seq, offset);
      // Decoded after reading, which takes a third of the time of decoding while reading.
      return Promise.all(files.map(async ({ file }) => (await readFile(path.join(folder, file))).toString('utf8')));
    },
    write: async (seq, text) => {
      const name = `${seq}-${offsets.get(seq) ?? 0}.jsonl`;
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, randomUUID());
      await writeSynced(unfinished, text);
      for (const later of await list()) if (later.seq >= seq) await rm(path.join(folder, later.file), { force: true });
      await rename(unfinished, path.join(folder, name));
    },
  };
}
