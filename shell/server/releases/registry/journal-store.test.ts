import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { formsEvents } from '../../testing/registry-events';
import { createJournalStore } from './journal-store';
import type { ReadEvent } from '../protocol/registry-event';
import type { RegistryStore } from './registry-store';

let folder: string;
let opened: RegistryStore[];

/** As after a restart: the store before is closed. */
const openStore = async () => {
  for (const store of opened) await store.close();
  const store = await createJournalStore(path.join(folder, 'federation'));
  opened.push(store);
  return store;
};
const journal = () => path.join(folder, 'federation/journal.jsonl');
const toVersion = (read: ReadEvent) => ('event' in read ? 'version' in read.event && read.event.version : read.unknown);
const versionsOf = async (store: RegistryStore) =>
  (await store.readAfter(0)).map((read) => [read.seq, toVersion(read)]);

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
    const [first, second] = [formsEvents.published('v1'), formsEvents.promoted('v1')];
    await store.append(first, 0);
    await store.append(second, 1);
    expect(await store.readAfter(1)).toEqual([{ seq: 2, event: second }]);
    expect(await (await openStore()).readAfter(0)).toEqual([
      { seq: 1, event: first },
      { seq: 2, event: second },
    ]);
  });

  it('does not count a line that was cut in the middle, and goes on after it', async () => {
    await (await openStore()).append(formsEvents.promoted('v1'), 0);
    await appendFile(journal(), JSON.stringify(formsEvents.promoted('é2')).slice(0, -9));
    const store = await openStore();
    await store.append(formsEvents.promoted('v3'), 1);
    expect(await versionsOf(await openStore())).toEqual([
      [1, 'v1'],
      [2, 'v3'],
    ]);
    expect(await readFile(journal(), 'utf8')).not.toContain('é2');
  });

  it.each([
    ['no JSON', '{"type":'],
    ['no event', '{"type":"other"}'],
  ])('names a line that was damaged: %s', async (_what, line) => {
    await (await openStore()).append(formsEvents.promoted('v1'), 0);
    await appendFile(journal(), `${line}\n`);
    await expect((await openStore()).readAfter(0)).rejects.toThrow(/line 2 of the journal is no event\. Restore/);
  });

  it.each([
    ['event type paused', { ...formsEvents.promoted('v2'), type: 'paused', until: 'noon' }],
    ['remote mf-else', { ...formsEvents.promoted('v2'), remote: 'mf-else' }],
  ])('reads on after what only a newer gateway knows: %s', async (unknown, event) => {
    await (await openStore()).append(formsEvents.promoted('v1'), 0);
    await appendFile(journal(), `${JSON.stringify(event)}\n${JSON.stringify(formsEvents.promoted('v3'))}\n`);
    expect(await versionsOf(await openStore())).toEqual([
      [1, 'v1'],
      [2, unknown],
      [3, 'v3'],
    ]);
  });

  it('refuses an event of a known type that is malformed', async () => {
    const { version: _version, ...malformed } = { ...formsEvents.promoted('v1'), version: 'v1' };
    await openStore();
    await appendFile(journal(), `${JSON.stringify(malformed)}\n`);
    await expect((await openStore()).readAfter(0)).rejects.toThrow(/line 1 of the journal is no event/);
  });

  it('takes one of the events that come at the same number', async () => {
    const store = await openStore();
    const stored = await Promise.all(
      ['v1', 'v2', 'v3'].map((version) => store.append(formsEvents.promoted(version), 0)),
    );
    expect(stored.map((one) => one?.seq)).toEqual([1, undefined, undefined]);
    expect(await versionsOf(store)).toEqual([[1, 'v1']]);
  });

  it('notifies of what another process added, even where there was no journal yet', async () => {
    const store = await openStore();
    const notified = new Promise<void>((resolve) => store.onChange(resolve));
    await appendFile(journal(), `${JSON.stringify(formsEvents.promoted('v1'))}\n`);
    await notified;
    expect(await versionsOf(store)).toEqual([[1, 'v1']]);
  });
});

describe('the lock of the journal', () => {
  const hook = path.resolve(__dirname, '../../../../backend/src/testing/typescript-hook.cjs');

  const holders: ChildProcess[] = [];
  afterEach(() => {
    for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  });

  /** Another process that has the journal open until it is killed. */
  async function startHolder() {
    const holder = spawn(
      process.execPath,
      ['--require', hook, path.resolve(__dirname, '../../testing/hold-journal.ts'), path.dirname(journal())],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    holders.push(holder);
    const [printed] = await once(holder.stdout, 'data');
    return { holder, printed: String(printed).trim() };
  }

  it('refuses a second gateway, and says what to do', async () => {
    const store = await createJournalStore(path.join(folder, 'federation'));
    await expect(createJournalStore(path.join(folder, 'federation'))).rejects.toThrow(
      /^registry: the journal in .+federation is in use by process \d+, started .+Z\. Stop that gateway, or give each gateway a DATA_DIR of its own/,
    );
    await store.close();
    await openStore();
  });

  it('ends with its process, even one that is killed', async () => {
    const { holder, printed } = await startHolder();
    expect(printed).toBe('holds');
    await expect(openStore()).rejects.toThrow(`in use by process ${holder.pid}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (await openStore()).append(formsEvents.promoted('v1'), 0);
  });
});

describe('the files beside the journal', () => {
  const body = Buffer.from('body');
  const file = () =>
    path.join(folder, 'federation/files', Buffer.from(sha384(body).replace('sha384-', ''), 'base64').toString('hex'));

  it('are stored under their hash, and nothing else is accepted', async () => {
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
