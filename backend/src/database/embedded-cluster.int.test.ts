import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';
import { openCluster } from './embedded-cluster';

const folder = temporaryFolder();
const cache = path.join(folder, 'cache');

/** Identifies the run of `initdb` that a cluster comes from. */
async function originOf(directory: string): Promise<string> {
  const client = await openCluster(path.join(folder, directory), cache);
  const { rows } = await client.query<{ id: string }>('select system_identifier::text as id from pg_control_system()');
  await client.close();
  return rows[0]?.id ?? '';
}
const copies = (): string[] => readdirSync(cache).map((name) => path.join(cache, name));

describe('the embedded cluster', () => {
  it('is made by initdb once, then from its copy, but not from a damaged one', async () => {
    const first = await originOf('first');
    expect(await originOf('second')).toBe(first);
    const [copy = '', ...others] = copies();
    expect(others).toEqual([]);
    expect(statSync(path.join(folder, 'second')).mode & 0o777).toBe(0o700);
    truncateSync(copy, 1_000_000);
    const third = await originOf('third');
    expect(third).not.toBe(first);
    expect(await originOf('fourth')).toBe(third);
  });

  it('is made again when its creation was interrupted, and left alone later', async () => {
    const directory = path.join(folder, 'interrupted');
    mkdirSync(directory);
    writeFileSync(path.join(directory, 'PG_VERSION'), '18');
    writeFileSync(`${directory}.new`, '');
    const made = await originOf('interrupted');
    expect(readdirSync(folder)).not.toContain('interrupted.new');
    writeFileSync(path.join(directory, 'left'), 'alone');
    expect(await originOf('interrupted')).toBe(made);
    expect(readFileSync(path.join(directory, 'left'), 'utf8')).toBe('alone');
  });
});
