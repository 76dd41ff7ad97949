import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectedLog } from '../../testing/collected-log';
import { formsEvents } from '../../testing/registry-events';
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

/** Every third one publishes a version, the others promote it and revoke a key of non-ASCII name. */
const history = (count: number): RegistryEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const version = `v${Math.floor(index / 3)}`;
    return (
      [formsEvents.published(version), formsEvents.promoted(version), formsEvents.keyAdded(`clé ${index}`)][
        index % 3
      ] ?? formsEvents.promoted(version)
    );
  });

const withoutProof = ({ seq, event }: StoredEvent) => ({
  seq,
  event: { ...event, manifest: undefined, signature: undefined },
});

/** What is read of the registry, and what the journal was asked for. */
async function start() {
  const store = await createJournalStore(folder);
  const asked: number[] = [];
  const registry = await openRegistry(
    {
      ...store,
      readAfter: (seq) => {
        asked.push(seq);
        return store.readAfter(seq);
      },
    },
    logger,
  );
  return { registry, asked };
}

/** As a gateway that starts, and ends when the snapshots are written. */
async function startAndStop() {
  const { registry, asked } = await start();
  await registry.close();
  return { state: registry.state(), history: registry.history(), asked };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-snapshots-'));
  lines.length = 0;
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('snapshots of the registry', () => {
  it('are written at the first start, and the next one reads only what came after them', async () => {
    await writeFile(journal(), textOf(history(COUNT)));
    const first = await startAndStop();
    expect(await snapshots()).toEqual([1_000, 2_000]);
    const second = await startAndStop();
    expect([first.asked, second.asked]).toEqual([[0], [1_999]]);
    expect(second.state).toEqual(first.state);
    expect(second.history.map(withoutProof)).toEqual(first.history.map(withoutProof));
    expect(second.history[0]?.event).not.toHaveProperty('manifest');
    expect(lines).toEqual([]);
  });

  it('are written while the gateway runs, and history and journal go on after a start from them', async () => {
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
  ])('%s are reported, and the events read one by one', async (_what, damage) => {
    await writeFile(journal(), textOf(history(COUNT)));
    const { state } = await startAndStop();
    const [, second = ''] = (await readdir(path.join(folder, 'snapshots'))).sort();
    const file = path.join(folder, 'snapshots', second);
    await writeFile(file, damage(await readFile(file, 'utf8')));
    const again = await startAndStop();
    expect(again.state).toEqual(state);
    expect(again.asked).toEqual([999]);
    expect(lines.map(({ message }) => message)).toEqual([
      expect.stringMatching(/snapshot of the registry cannot be read/),
    ]);
    lines.length = 0;
    expect((await startAndStop()).asked).toEqual([1_999]);
    expect(lines).toEqual([]);
  });

  it.each([
    ['shorter', 1_200],
    ['longer', COUNT + 500],
  ])('of another history than a restored, %s journal count for nothing, and are replaced', async (_what, count) => {
    await writeFile(journal(), textOf(history(COUNT)));
    await startAndStop();
    const restored = history(count);
    await writeFile(journal(), textOf(restored));
    expect((await startAndStop()).history.map(({ event }) => event)).toEqual(restored);
    expect(lines.map(({ message }) => message)).toEqual([expect.stringMatching(/another history/)]);
    expect(await snapshots()).toEqual(count < 2_000 ? [1_000] : [1_000, 2_000]);
    expect((await startAndStop()).asked).toHaveLength(1);
  });

  it('are not written by a gateway that does not know an event: a newer one would miss it there', async () => {
    await writeFile(journal(), textOf(history(500)));
    await appendFile(journal(), textOf([{ ...formsEvents.promoted('v1'), type: 'paused' }]) + textOf(history(600)));
    await startAndStop();
    await expect(snapshots()).rejects.toThrow('ENOENT');
  });

  it('of a newer gateway may hold events that this one does not know', async () => {
    await writeFile(journal(), textOf(history(COUNT)));
    await startAndStop();
    const file = path.join(folder, 'snapshots', (await readdir(path.join(folder, 'snapshots'))).sort()[0] ?? '');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"promoted"', '"paused"'));
    const { history: read, state } = await startAndStop();
    expect([read.length, state.seq]).toEqual([COUNT - 1, COUNT]);
    expect(lines.map(({ unknown }) => unknown)).toEqual(['event type paused']);
  });
});
