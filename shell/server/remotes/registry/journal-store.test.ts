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

/** Opens the store as after a restart: the previous one is closed. */
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

  it('ignores a line that was cut in the middle, and continues after it', async () => {
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
  ])('reports the number of a damaged line: %s', async (_what, line) => {
    await (await openStore()).append(formsEvents.promoted('v1'), 0);
    await appendFile(journal(), `${line}\n`);
    await expect((await openStore()).readAfter(0)).rejects.toThrow(/line 2 of the journal is no event\. Restore/);
  });

  it.each([
    ['event type paused', { ...formsEvents.promoted('v2'), type: 'paused', until: 'noon' }],
    ['event type paused', { ...formsEvents.promoted('v2'), type: 'paused', remote: 'else' }],
  ])('continues after an event that only a newer gateway knows: %s', async (unknown, event) => {
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

  it('accepts one of two events with the same number', async () => {
    const store = await openStore();
    const stored = await Promise.all(
      ['v1', 'v2', 'v3'].map((version) => store.append(formsEvents.promoted(version), 0)),
    );
    expect(stored.map((one) => one?.seq)).toEqual([1, undefined, undefined]);
    expect(await versionsOf(store)).toEqual([[1, 'v1']]);
  });

  it('notifies of events of another process, even where there was no journal yet', async () => {
    const store = await openStore();
    const notified = new Promise<void>((resolve) => store.onChange(resolve));
    await appendFile(journal(), `${JSON.stringify(formsEvents.promoted('v1'))}\n`);
    await notified;
    expect(await versionsOf(store)).toEqual([[1, 'v1']]);
  });
});

describe('the lock of the journal', () => {
  const hook = path.resolve(__dirname, '../../../../backend/src/testing/typescript-hook.cjs');

  const processes: ChildProcess[] = [];
  afterEach(() => {
    for (const child of processes.splice(0)) child.kill('SIGKILL');
  });

  /** Another process that locks the journal until it is killed. */
  async function startOwner() {
    const owner = spawn(
      process.execPath,
      ['--require', hook, path.resolve(__dirname, '../../testing/lock-journal.ts'), path.dirname(journal())],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    processes.push(owner);
    const [printed] = await once(owner.stdout, 'data');
    return { owner, printed: String(printed).trim() };
  }

  it('refuses a second gateway with an advice', async () => {
    const store = await createJournalStore(path.join(folder, 'federation'));
    await expect(createJournalStore(path.join(folder, 'federation'))).rejects.toThrow(
      /^registry: the journal in .+federation is in use by process \d+, started .+Z\. Stop that gateway, or give each gateway a DATA_DIR of its own/,
    );
    await store.close();
    await openStore();
  });

  it('is released with its process, even when that is killed', async () => {
    const { owner, printed } = await startOwner();
    expect(printed).toBe('locked');
    await expect(openStore()).rejects.toThrow(`in use by process ${owner.pid}`);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    await (await openStore()).append(formsEvents.promoted('v1'), 0);
  });
});

describe('the files beside the journal', () => {
  const body = Buffer.from('body');
  const file = () =>
    path.join(folder, 'federation/files', Buffer.from(sha384(body).replace('sha384-', ''), 'base64').toString('hex'));

  it('are stored by their hash, which they must match', async () => {
    const { files } = await openStore();
    await files.put(sha384(body), body);
    expect([await files.get(sha384(body)), await files.has(sha384(body))]).toEqual([body, true]);
    await expect(files.put(sha384(body), Buffer.from('other'))).rejects.toThrow(/does not match its hash/);
    expect(await readdir(path.dirname(file()))).toHaveLength(1);
  });

  it('count as missing once they are damaged, and can be stored again', async () => {
    const { files } = await openStore();
    await files.put(sha384(body), body);
    await writeFile(file(), 'evil');
    expect([await files.get(sha384(body)), await files.has(sha384(body))]).toEqual([undefined, false]);
    await files.put(sha384(body), body);
    expect(await files.get(sha384(body))).toEqual(body);
  });
});
