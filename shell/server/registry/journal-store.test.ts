import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { happens } from '../testing/registry-events';
import { createJournalStore } from './journal-store';
import type { RegistryStore } from './registry-store';
import { sha384 } from './sha384';

let folder: string;
let opened: RegistryStore[];

const openStore = async () => {
  const store = await createJournalStore(path.join(folder, 'federation'));
  opened.push(store);
  return store;
};
const journal = () => path.join(folder, 'federation/journal.jsonl');
const versionsOf = async (store: RegistryStore) => (await store.readAfter(0)).map(({ seq, event }) => [seq, 'version' in event && event.version]);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-journal-'));
  opened = [];
});
afterEach(async () => {
  for (const store of opened) await store.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the journal', () => {
  it('is read again as it was written', async () => {
    const store = await openStore();
    const [first, second] = [happens.published('v1'), happens.promoted('v1')];
    await store.append(first, 0);
    await store.append(second, 1);
    expect(await (await openStore()).readAfter(0)).toEqual([{ seq: 1, event: first }, { seq: 2, event: second }]);
    expect(await store.readAfter(1)).toEqual([{ seq: 2, event: second }]);
  });

  it('does not count a line that was cut in the middle, and goes on after it', async () => {
    await (await openStore()).append(happens.promoted('v1'), 0);
    await appendFile(journal(), JSON.stringify(happens.promoted('é2')).slice(0, -9));
    const store = await openStore();
    await store.append(happens.promoted('v3'), 1);
    expect(await versionsOf(await openStore())).toEqual([[1, 'v1'], [2, 'v3']]);
    expect(await readFile(journal(), 'utf8')).not.toContain('é2');
  });

  it.each([['no JSON', '{"type":'], ['no event', '{"type":"other"}']])('names a line that was damaged: %s', async (_what, line) => {
    await (await openStore()).append(happens.promoted('v1'), 0);
    await appendFile(journal(), `${line}\n`);
    await expect((await openStore()).readAfter(0)).rejects.toThrow(/line 2 of the journal is no event\. Restore/);
  });

  it('takes one of the events that come at the same number', async () => {
    const store = await openStore();
    const stored = await Promise.all(['v1', 'v2', 'v3'].map((version) => store.append(happens.promoted(version), 0)));
    expect(stored.map((one) => one?.seq)).toEqual([1, undefined, undefined]);
    expect(await versionsOf(store)).toEqual([[1, 'v1']]);
  });

  it('tells of what another store added, even where there was no journal yet', async () => {
    const [here, there] = [await openStore(), await openStore()];
    const heard = new Promise<void>((resolve) => there.onChange(resolve));
    await here.append(happens.promoted('v1'), 0);
    await heard;
    expect(await versionsOf(there)).toEqual([[1, 'v1']]);
  });

  it('goes on telling the others when one is closed', async () => {
    const [here, there] = [await openStore(), await openStore()];
    here.onChange(() => undefined);
    const heard = new Promise<void>((resolve) => there.onChange(resolve));
    await here.close();
    await writeFile(journal(), `${JSON.stringify(happens.promoted('v1'))}\n`);
    await heard;
  });
});

describe('the files beside the journal', () => {
  const body = Buffer.from('body');
  const file = () => path.join(folder, 'federation/files', Buffer.from(sha384(body).replace('sha384-', ''), 'base64').toString('hex'));

  it('are kept under their hash, and nothing else is taken', async () => {
    const { files } = await openStore();
    await files.put(sha384(body), body);
    expect([await files.get(sha384(body)), await files.has(sha384(body))]).toEqual([body, true]);
    await expect(files.put(sha384(body), Buffer.from('other'))).rejects.toThrow(/is not what its hash/);
    expect(await readdir(path.dirname(file()))).toHaveLength(1);
  });

  it('are not there once they are damaged, and can be brought again', async () => {
    const { files } = await openStore();
    await files.put(sha384(body), body);
    await writeFile(file(), 'evil');
    expect([await files.get(sha384(body)), await files.has(sha384(body))]).toEqual([undefined, false]);
    await files.put(sha384(body), body);
    expect(await files.get(sha384(body))).toEqual(body);
  });
});
