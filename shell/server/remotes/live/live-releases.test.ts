import { minimalBuild, formsChanges, published } from '../../testing/registry-changes';
import type { ReleaseChoice } from '../protocol/release-choice';
import { createLiveReleases } from './live-releases';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry } from '../registry/registry';
import type { Change } from '../registry/remote-document';

/** A gateway for which versions in `waits` are delayed; those in `unavailable` never become ready. */
async function setUp(...changes: Change[]) {
  const registry = await openRegistry(createMemoryStore());
  const unavailable = new Set<string>();
  const waits = new Map<string, Promise<void>>();
  const prepared: string[] = [];
  const inUse: string[][] = [];
  const errors: unknown[] = [];
  /** `onSettled` throws this error while it is set. */
  const thrown: { error?: Error | undefined } = {};
  const record = async (...more: Change[]) => {
    for (const one of more) await registry.change(() => one);
  };
  await record(...changes);
  const releases = createLiveReleases({
    registry,
    prepare: async ({ version }) => {
      prepared.push(version);
      await waits.get(version);
      if (unavailable.has(version)) throw new Error(`${version} answered 404`);
    },
    onSettled: (builds) => {
      if (thrown.error) throw thrown.error;
      inUse.push(builds.map(({ version }) => version));
    },
    onError: (error) => errors.push(error),
  });
  await releases.settled();
  /** Records changes, and waits until they are served. */
  const change = async (...more: Change[]) => {
    await record(...more);
    await releases.settled();
  };
  return { releases, record, change, unavailable, waits, prepared, inUse, errors, thrown };
}

const versionOf = ({ remotes }: ReleaseChoice) => remotes.get('mf-forms')?.version;
const newVisitor = { bucket: undefined, preview: {} };
const two = [formsChanges.published('v1'), formsChanges.published('v2'), formsChanges.promoted('v1')];

beforeEach(() => void jest.useFakeTimers());

describe('what is live', () => {
  it('is the version of the registry, once it is ready; remotes without a version have none', async () => {
    const { releases, inUse } = await setUp(...two);
    expect([...releases.choose(newVisitor).remotes.values()]).toEqual([minimalBuild('mf-forms', 'v1')]);
    expect([inUse, releases.hasCanary()]).toEqual([[['v1']], false]);
  });

  it('changes when the new version is ready, and is settled after the latest change', async () => {
    const { releases, record, waits } = await setUp(...two);
    let finish = (): void => undefined;
    waits.set('v2', new Promise((resolve) => (finish = resolve)));
    await record(formsChanges.promoted('v2'));
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
    const settled = releases.settled();
    await record(formsChanges.rolledBack('v1'));
    finish();
    await settled;
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
    expect(releases.live('mf-forms').default?.version).toBe('v1');
  });

  it('stays the old version while the new one is unavailable, with the reason, and retries', async () => {
    const { releases, change, unavailable, prepared } = await setUp(...two);
    unavailable.add('v2');
    await change(formsChanges.promoted('v2'), formsChanges.keyAdded('a'), formsChanges.keyAdded('b'));
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
    expect([...releases.faults()]).toEqual([['mf-forms@v2', 'v2 answered 404']]);
    prepared.length = 0;
    await jest.advanceTimersByTimeAsync(2_000);
    expect([releases.faults().size, prepared]).toEqual([1, ['v2']]);
    unavailable.clear();
    await jest.advanceTimersByTimeAsync(2_000);
    expect([versionOf(releases.choose(newVisitor)), releases.faults().size]).toEqual(['v2', 0]);
  });

  it('clears the fault of a version that is no longer wanted', async () => {
    const { releases, change, unavailable } = await setUp(...two);
    unavailable.add('v2');
    await change(formsChanges.promoted('v2'), formsChanges.rolledBack('v1'));
    expect([releases.faults().size, jest.getTimerCount()]).toEqual([0, 0]);
  });

  it('is a version that never worked if it is the only one: its pages answer 503', async () => {
    const { releases, change, unavailable } = await setUp();
    unavailable.add('v1');
    await change(formsChanges.published('v1'), formsChanges.promoted('v1'));
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
  });

  it('is no version and no page of a retired remote, and its redirects', async () => {
    const { releases, change } = await setUp(...two);
    await change(formsChanges.retired({ '/contact': '/rse' }));
    const { remotes, routes, redirects } = releases.choose(newVisitor);
    expect([remotes.size, routes, [...redirects]]).toEqual([0, [], [['/contact', '/rse']]]);
  });
});

it('an update that fails is reported and retried, and stops neither later updates nor callers that wait for one', async () => {
  const { releases, change, errors, thrown, inUse } = await setUp(...two);
  const error = (thrown.error = new Error('no space left on the disk'));
  await change(formsChanges.promoted('v2'));
  expect(errors).toEqual([error]);
  thrown.error = undefined;
  await jest.advanceTimersByTimeAsync(2_000);
  expect([inUse.at(-1), jest.getTimerCount()]).toEqual([['v2'], 0]);
  await change(formsChanges.rolledBack('v1'));
  expect(versionOf(releases.choose(newVisitor))).toBe('v1');
});

it('an update of one remote that fails changes nothing for it, and does not delay the others', async () => {
  const { releases, change } = await setUp(...two);
  const content = published(minimalBuild('mf-content', 'c1'));
  await change(formsChanges.promoted('v3'), content, { ...formsChanges.promoted('c1'), remote: 'mf-content' });
  expect(versionOf(releases.choose(newVisitor))).toBe('v1');
  expect(releases.live('mf-content').default?.version).toBe('c1');
  expect([...releases.faults()]).toEqual([['mf-forms@v3', 'its manifest is missing from the store of the registry']]);
});

it('a release set differs in its canary key from those with other canaries, and after a change of the share', async () => {
  const { releases, change } = await setUp(...two);
  const key = (bucket: number) => releases.canaryKey(releases.choose({ bucket, preview: {} }));
  expect(key(5)).toBeUndefined();
  await change(formsChanges.canary('v2', 10));
  const before = [key(5), key(9_000)];
  expect([new Set(before).size, key(6) === before[0]]).toEqual([2, true]);
  await change(formsChanges.canary('v2', 20));
  expect([key(5), key(9_000)].some((later) => later === undefined || before.includes(later))).toBe(false);
});

it('a canary is sent to its share of visitors with a bucket, and marked as such for them', async () => {
  const { releases } = await setUp(...two, formsChanges.canary('v2', 5));
  const sentTo = (bucket: number | undefined) => releases.choose({ bucket, preview: {} });
  expect([0, 499, 500, undefined].map((bucket) => versionOf(sentTo(bucket)))).toEqual(['v2', 'v2', 'v1', 'v1']);
  expect([0, 9_999].map((bucket) => sentTo(bucket).canary)).toEqual([['mf-forms'], []]);
  expect(releases.hasCanary()).toBe(true);
});

it('a canary is sent to no visitor while it cannot be loaded', async () => {
  const { releases, change, unavailable } = await setUp(...two);
  unavailable.add('v2');
  await change(formsChanges.canary('v2', 100));
  expect(versionOf(releases.choose({ bucket: 0, preview: {} }))).toBe('v1');
  expect(releases.faults().has('mf-forms@v2')).toBe(true);
});

it('a preview takes precedence over the canary, and is marked as such; of an unknown version it changes nothing', async () => {
  const { releases } = await setUp(...two, formsChanges.published('v3'), formsChanges.canary('v2', 100));
  const choose = (version: string) => {
    const choice = releases.choose({ bucket: 0, preview: { 'mf-forms': version } });
    return [versionOf(choice), choice.canary, choice.preview];
  };
  expect(choose('v3')).toEqual(['v3', [], ['mf-forms']]);
  expect(choose('v9')).toEqual(['v2', ['mf-forms'], []]);
});
