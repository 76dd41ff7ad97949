import { appendFile, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { formsEvents, minimalBuild, published, shellAdded } from '../../testing/registry-events';
import { createJournalStore } from './journal-store';
import { openRegistry } from './registry';
import { sweepFiles } from './sweep-files';

const body = (text: string) => Buffer.from(text);
const HOUR_MS = 60 * 60 * 1000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-sweep-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const filesFolder = () => path.join(folder, 'files');

async function ageAll(hours: number) {
  const then = new Date(Date.now() - hours * HOUR_MS);
  for (const name of await readdir(filesFolder())) await utimes(path.join(filesFolder(), name), then, then);
}

async function setUp() {
  const registry = await openRegistry(await createJournalStore(folder));
  for (const text of ['named', 'left over']) await registry.files.put(sha384(body(text)), body(text));
  await registry.change(() =>
    published({
      ...minimalBuild('mf-forms', 'v1', { server: { 'remote-entry.cjs': sha384(body('named')) } }),
      name: 'mf-forms',
    }),
  );
  const logged: unknown[] = [];
  const log = (line: unknown) => void logged.push(line);
  return { registry, logged, sweep: () => sweepFiles({ registry, logger: { info: log, warn: log } }) };
}

describe('uploaded files', () => {
  it('that no version contains are removed after a day; those of a version are never removed', async () => {
    const { registry, logged, sweep } = await setUp();
    await ageAll(25);
    await sweep();
    expect(await registry.files.get(sha384(body('named')))).toEqual(body('named'));
    expect(await registry.files.get(sha384(body('left over')))).toBeUndefined();
    expect(logged).toEqual([{ files: 1 }]);
    await registry.close();
  });

  it('of a shell are never removed, because tabs that it opened need them', async () => {
    const { registry, sweep } = await setUp();
    await registry.change(() => shellAdded('s1', { 'shell.js': sha384(body('left over')) }));
    await ageAll(25);
    await sweep();
    expect(await registry.files.get(sha384(body('left over')))).toEqual(body('left over'));
    await registry.close();
  });

  it('are all left alone where the registry has events that this gateway does not know', async () => {
    const { registry } = await setUp();
    await registry.close();
    const ofNewerGateway = { ...formsEvents.promoted('v1'), type: 'paused' };
    await appendFile(path.join(folder, 'journal.jsonl'), `${JSON.stringify(ofNewerGateway)}\n`);
    const again = await openRegistry(await createJournalStore(folder));
    await ageAll(25);
    await sweepFiles({ registry: again, logger: { info: () => undefined, warn: () => undefined } });
    expect(again.state().seq).toBe(2);
    expect(await again.files.get(sha384(body('left over')))).toBeDefined();
    await again.close();
  });

  it('are available for a day, and for another one when a team checks for them', async () => {
    const { registry, sweep } = await setUp();
    await ageAll(23);
    await sweep();
    expect(await registry.files.get(sha384(body('left over')))).toBeDefined();
    await ageAll(25);
    expect(await registry.files.has(sha384(body('left over')))).toBe(true);
    await sweep();
    expect(await registry.files.get(sha384(body('left over')))).toBeDefined();
    await registry.close();
  });

  it('of an interrupted write are removed too, but no other file in the folder', async () => {
    const { registry, sweep } = await setUp();
    const [name = ''] = await readdir(filesFolder());
    await writeFile(path.join(filesFolder(), `${name}.4711.1`), 'half');
    await writeFile(path.join(filesFolder(), 'README'), 'not ours');
    await ageAll(25);
    await sweep();
    expect((await readdir(filesFolder())).sort()).toEqual(
      [Buffer.from(sha384(body('named')).slice(7), 'base64').toString('hex'), 'README'].sort(),
    );
    await registry.close();
  });
});
