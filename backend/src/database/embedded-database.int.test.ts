import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';
import { openEmbeddedDatabase } from './embedded-database';

const folder = temporaryFolder();

describe('an embedded database', () => {
  beforeAll(async () => {
    const database = await openEmbeddedDatabase(path.join(folder, 'good'), false);
    await database.close();
  });

  it.each(['PG_VERSION', 'global/pg_control'])(
    'whose file %s is damaged stops the start with its folder and what to do, and is not changed',
    async (name) => {
      const damaged = path.join(folder, path.basename(name));
      cpSync(path.join(folder, 'good'), damaged, { recursive: true });
      const file = path.join(damaged, name);
      const bytes = readFileSync(file);
      // PostgreSQL uses the first 300 of the 8,192 bytes of pg_control.
      bytes.fill(0x58, 0, Math.min(bytes.length, 300));
      writeFileSync(file, bytes);
      await expect(openEmbeddedDatabase(damaged, false)).rejects.toThrow(
        `the embedded database in ${damaged} cannot be opened`,
      );
      await expect(openEmbeddedDatabase(damaged, false)).rejects.toThrow(/replaced by a backup, see docs\/backups\.md/);
      expect(readFileSync(file).equals(bytes)).toBe(true);
    },
  );
});
