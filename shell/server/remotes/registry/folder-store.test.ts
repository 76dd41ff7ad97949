import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { formsChanges, minimalBuild } from '../../testing/registry-changes';
import { createFolderStore } from './local-store';
import { openRegistry } from './registry';
import { liveVersions, pathsOf, remoteOf, rollbackTarget, SHELL, versionsOf } from './registry-state';
import type { RegistryStore } from './registry-store';

const opened: RegistryStore[] = [];

/** Opens the store as after a restart: the previous one is closed. */
const openStore = async () => {
  for (const store of opened.splice(0)) await store.close();
  const store = await createFolderStore(path.join(folder, 'federation'));
  opened.push(store);
  return store;
};
const fileOf = (name: string) => path.join(folder, 'federation/remotes', `${name}.json`);
const formsOf = async (store: RegistryStore) => remoteOf((await openRegistry(store)).state(), 'mf-forms');

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});
// Once its stores are closed.
const folder = emptyFolder();

it('the registry in a folder is read again as it was written, a file for each remote', async () => {
  const registry = await openRegistry(await openStore());
  await registry.change(() => formsChanges.published('v1'));
  await registry.change(() => formsChanges.promoted('v1'));
  expect((await openRegistry(await openStore())).state()).toEqual(registry.state());
  expect(await readdir(path.dirname(fileOf('mf-forms')))).toEqual(['mf-forms.json']);
});

it.each([
  ['was cut in half', (text: string) => text.slice(0, text.length / 2), /mf-forms is damaged.+Restore it/],
  ['has a wrong field', (text: string) => text.replace('"keys":{}', '"keys":1'), /damaged \(keys\)/],
  ['is of a newer gateway', (text: string) => text.replace('"format":1', '"format":2'), /newer gateway\. Update/],
])('the registry in a folder reports a document that %s, and leaves it as it is', async (_what, damage, message) => {
  await (await openRegistry(await openStore())).change(() => formsChanges.promoted('v1'));
  const damaged = damage(await readFile(fileOf('mf-forms'), 'utf8'));
  await writeFile(fileOf('mf-forms'), damaged);
  await expect(openRegistry(await openStore())).rejects.toThrow(message);
  expect(await readFile(fileOf('mf-forms'), 'utf8')).toBe(damaged);
});

it('the registry in a folder keeps fields that only a newer gateway knows', async () => {
  await (await openRegistry(await openStore())).change(() => formsChanges.published('v1'));
  const text = await readFile(fileOf('mf-forms'), 'utf8');
  const later = text.replace('"keys":{}', '"keys":{},"paused":true').replace('"isAdopted"', '"note":"n","isAdopted"');
  await writeFile(fileOf('mf-forms'), later);
  await (await openRegistry(await openStore())).change(() => formsChanges.promoted('v1'));
  const { document } = JSON.parse(await readFile(fileOf('mf-forms'), 'utf8'));
  expect([document.paused, document.versions.v1.note, document.default.version]).toEqual([true, 'n', 'v1']);
});

it('the registry in a folder is unchanged after a write that failed, and can be changed again', async () => {
  const registry = await openRegistry(await openStore());
  await registry.change(() => formsChanges.promoted('v1'));
  // A folder in place of the file: the user of the tests may be allowed to write everywhere.
  await rm(fileOf('mf-forms'));
  await mkdir(fileOf('mf-forms'));
  await expect(registry.change(() => formsChanges.promoted('v2'))).rejects.toThrow(/EISDIR/);
  expect(remoteOf(registry.state(), 'mf-forms').default?.version).toBe('v1');
  await rm(fileOf('mf-forms'), { recursive: true });
  expect(await readdir(path.dirname(fileOf('mf-forms')))).toEqual([]);
  await registry.change(() => formsChanges.promoted('v3'));
  expect((await formsOf(await openStore())).default?.version).toBe('v3');
});

const journal = () => path.join(folder, 'federation/journal.jsonl');
const common = { requestId: 'r', at: '2026-11-20T17:42:10.000Z', by: 'team', remote: 'mf-forms' };
const event = (type: string, fields: object = {}) => JSON.stringify({ ...common, type, ...fields });
const [build, next] = [minimalBuild('mf-forms', 'v1'), minimalBuild('mf-forms', 'v2')];
const signed = { keyId: 'k', manifest: JSON.stringify(next), signature: 's', hosting: { kind: 'url' } };
const LINES = [
  event('key-added', { keyId: 'k', publicKey: 'p', label: 'CI' }),
  event('paths-given', { paths: ['/contact', '/cas'] }),
  event('paths-given', { remote: 'mf-news-studies', paths: ['/cas'] }),
  event('adopted', { version: 'v1', build, by: 'gateway' }),
  event('promoted', { version: 'v1', by: 'gateway' }),
  event('published', { version: 'v2', build: next, ...signed }),
  event('promoted', { version: 'v2', why: 'new form' }),
  event('canary', { version: 'v1', percent: 5 }),
  event('shell-added', { remote: 'shell', version: 's1', build: minimalBuild('shell', 's1') }),
];
const writeJournal = async (text: string) => {
  await mkdir(path.dirname(journal()), { recursive: true });
  await writeFile(journal(), text);
};

it('the journal of an earlier release is converted once, with everything that was published', async () => {
  await writeJournal(`${LINES.join('\n')}\n${event('promoted', { version: 'v9' }).slice(0, -9)}`);
  await openStore();
  const state = (await openRegistry(await openStore())).state();
  const forms = remoteOf(state, 'mf-forms');
  expect([liveVersions(forms), rollbackTarget(forms)]).toEqual([['v2', 'v1'], 'v1']);
  expect([pathsOf(state, 'mf-forms'), pathsOf(state, 'mf-news-studies')]).toEqual([['/contact'], ['/cas']]);
  const [first, second] = versionsOf(state, 'mf-forms');
  expect(first).toMatchObject({ build, isAdopted: true });
  expect(second).toMatchObject({ build: next, by: 'team' });
  expect([forms.keys['k']?.label, versionsOf(state, SHELL)[0]?.version]).toEqual(['CI', 's1']);
  expect(forms.changes.at(-2)).toMatchObject({ type: 'promoted', version: 'v2', why: 'new form' });
  expect(await readFile(`${journal()}.converted`, 'utf8')).toContain('new form');
});

it('the journal of an earlier release stops the start where it is damaged, with the number of the event', async () => {
  await writeJournal(`${LINES[0]}\n{"type":\n`);
  await expect(openStore()).rejects.toThrow(/event 2 of the registry of an earlier release is damaged/);
  await writeJournal(`${LINES.join('\n')}\n`);
  expect((await formsOf(await openStore())).default?.version).toBe('v2');
});

it('a second gateway on the folder is refused with an advice', async () => {
  const store = await createFolderStore(path.join(folder, 'federation'));
  const advice =
    /^registry: the folder .+federation is in use by process \d+, started .+Z\. Stop that gateway, or give each gateway a DATA_DIR of its own/;
  await expect(createFolderStore(path.join(folder, 'federation'))).rejects.toThrow(advice);
  await store.close();
  await openStore();
});

const place = (name: string) => path.join(folder, 'federation/files', name);
const body = Buffer.from('body');
const name = toHexHash(sha384(body));

it('the files beside the documents are removed with those of an interrupted write, but nothing else, and count as missing once they are damaged', async () => {
  const { files } = await openStore();
  await files.put(sha384(body), body);
  for (const other of [`${name}.4711.1`, '.0b1f.part', 'README']) await writeFile(place(other), 'half');
  expect(await files.removeUnreferenced(new Set([sha384(body)]), -1_000)).toBe(2);
  expect((await readdir(place(''))).sort()).toEqual([name, 'README'].sort());
  await writeFile(place(name), 'evil');
  expect(await files.keepIfStored(sha384(body))).toBe(false);
});
