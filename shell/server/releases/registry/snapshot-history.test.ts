import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectedLog } from '../../testing/collected-log';
import { formsEvents, shellAdded } from '../../testing/registry-events';
import { createJournalStore } from './journal-store';
import { openRegistry } from './registry';
import type { RegistryEvent, StoredEvent } from '../protocol/registry-event';

const COUNT = 2_400;
const { lines, logger } = collectedLog();
let folder: string;

const journal = () => path.join(folder, 'journal.jsonl');
const snapshots = async () =>
  (await readdir(path.join(folder, 'snapshots'))).map((name) => Number(name.split('-')[0])).sort((a, b) => a - b);
const textOf = (events: readonly object[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** Every fourth event publishes a version, the others promote it, add a shell and add a key with a non-ASCII name. */
const history = (count: number): RegistryEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const version = `v${Math.floor(index / 4)}`;
    return (
      [
        formsEvents.published(version),
        formsEvents.promoted(version),
        shellAdded(version, { 'shell.js': 'sha384-x' }),
        formsEvents.keyAdded(`clé ${index}`),
      ][index % 4] ?? formsEvents.promoted(version)
    );
  });

const withoutProof = ({ seq, event }: StoredEvent) => ({
  seq,
  event: { ...event, manifest: undefined, signature: undefined },
});

/** The registry, and the numbers after which the journal was read. */
async function start() {
  const store = await createJournalStore(folder);
  const readsAfter: number[] = [];
  const registry = await openRegistry(
    {
      ...store,
      readAfter: (seq) => {
        readsAfter.push(seq);
        return store.readAfter(seq);
      },
    },
    logger,
  );
  return { registry, readsAfter };
}

/** Starts a gateway that stops when the snapshots are written. */
async function startAndStop() {
  const { registry, readsAfter } = await start();
  await registry.close();
  return { state: registry.state(), history: registry.history(), readsAfter };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-snapshots-'));
  lines.length = 0;
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('snapshots of the registry', () => {
  it('are written at the first start, and the next one reads only later events', async () => {
    await writeFile(journal(), textOf(history(COUNT)));
    const first = await startAndStop();
    expect(await snapshots()).toEqual([1_000, 2_000]);
    const second = await startAndStop();
    expect([first.readsAfter, second.readsAfter]).toEqual([[0], [1_999]]);
    expect(second.state).toEqual(first.state);
    expect(second.history.map(withoutProof)).toEqual(first.history.map(withoutProof));
    expect(second.history[0]?.event).not.toHaveProperty('manifest');
    expect(lines).toEqual([]);
  });

  it('are written while the gateway runs, and history and journal continue after a start from them', async () => {
    await writeFile(journal(), textOf(history(999)));
    const { registry } = await start();
    await registry.change(() => formsEvents.published('thousandth'));
    await registry.close();
    expect(await snapshots()).toEqual([1_000]);
    const again = (await start()).registry;
    const stored = await again.change(() => formsEvents.promoted('thousandth'));
    await again.close();
    expect([stored?.seq, again.state().seq, again.history().length]).toEqual([1_001, 1_001, 1_001]);
    expect(again.state().remotes['mf-forms'].versions.get('thousandth')?.build).toMatchObject({
      name: 'mf-forms',
      version: 'thousandth',
    });
    expect((await startAndStop()).history.at(-1)?.event).toEqual(stored?.event);
  });

  it.each([
    ['of a cut file', (text: string) => text.slice(0, -200)],
    ['of another format', (text: string) => text.replace('format 1', 'format 0')],
    ['with an event that is none', (text: string) => text.replace('"promoted"', '"promoted","remote":7,"x":"y"')],
  ])('%s are reported, and replaced by reading the events', async (_what, damage) => {
    await writeFile(journal(), textOf(history(COUNT)));
    const { state } = await startAndStop();
    const [, second = ''] = (await readdir(path.join(folder, 'snapshots'))).sort();
    const file = path.join(folder, 'snapshots', second);
    await writeFile(file, damage(await readFile(file, 'utf8')));
    const again = await startAndStop();
    expect(again.state).toEqual(state);
    expect(again.readsAfter).toEqual([999]);
    expect(lines.map(({ message }) => message)).toEqual([
      expect.stringMatching(/snapshot of the registry cannot be read/),
    ]);
    lines.length = 0;
    expect((await startAndStop()).readsAfter).toEqual([1_999]);
    expect(lines).toEqual([]);
  });

  it.each([
    ['shorter', 1_200],
    ['longer', COUNT + 500],
  ])('of another history than a restored, %s journal are ignored and replaced', async (_what, count) => {
    await writeFile(journal(), textOf(history(COUNT)));
    await startAndStop();
    const restored = history(count);
    await writeFile(journal(), textOf(restored));
    expect((await startAndStop()).history.map(({ event }) => event)).toEqual(restored);
    expect(lines.map(({ message }) => message)).toEqual([expect.stringMatching(/another history/)]);
    expect(await snapshots()).toEqual(count < 2_000 ? [1_000] : [1_000, 2_000]);
    expect((await startAndStop()).readsAfter).toHaveLength(1);
  });

  it('are not written by a gateway that does not know an event', async () => {
    await writeFile(journal(), textOf(history(500)));
    await appendFile(journal(), textOf([{ ...formsEvents.promoted('v1'), type: 'paused' }]) + textOf(history(600)));
    await startAndStop();
    await expect(snapshots()).rejects.toThrow('ENOENT');
  });

  it('of a newer gateway may contain events that this one does not know', async () => {
    await writeFile(journal(), textOf(history(COUNT)));
    await startAndStop();
    const file = path.join(folder, 'snapshots', (await readdir(path.join(folder, 'snapshots'))).sort()[0] ?? '');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"promoted"', '"paused"'));
    const { history: read, state } = await startAndStop();
    expect([read.length, state.seq]).toEqual([COUNT - 1, COUNT]);
    expect(lines.map(({ unknown }) => unknown)).toEqual(['event type paused']);
  });
});
