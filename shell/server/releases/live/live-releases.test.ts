import { bareBuild, happens, published } from '../../testing/registry-events';
import type { ReleaseChoice } from '../protocol/release-choice';
import { createLiveReleases } from './live-releases';
import { createMemoryStore } from '../registry/memory-store';
import { openRegistry } from '../registry/registry';
import type { RegistryEvent } from '../protocol/registry-event';
import { BUCKETS } from './canary-bucket';

/** A gateway that gets versions ready when the test lets it; those of `dead` it never can. */
async function begin(...events: RegistryEvent[]) {
  const registry = await openRegistry(createMemoryStore());
  const dead = new Set<string>();
  const held = new Map<string, Promise<void>>();
  const prepared: string[] = [];
  const inUse: string[][] = [];
  const errors: unknown[] = [];
  /** Thrown when an update ends, until it is taken away. */
  const thrown: { error?: Error | undefined } = {};
  const happen = async (...more: RegistryEvent[]) => {
    for (const event of more) await registry.change(() => event);
  };
  await happen(...events);
  const releases = createLiveReleases({
    registry,
    prepare: async ({ version }) => {
      prepared.push(version);
      await held.get(version);
      if (dead.has(version)) throw new Error(`${version} answered 404`);
    },
    onSettled: (builds) => {
      if (thrown.error) throw thrown.error;
      inUse.push(builds.map(({ version }) => version));
    },
    onError: (error) => errors.push(error),
  });
  await releases.settled();
  /** Holds a version back until the returned function is called. */
  const hold = (version: string) => {
    let release = () => {};
    held.set(
      version,
      new Promise<void>((resolve) => {
        release = resolve;
      }),
    );
    return () => release();
  };
  return { releases, happen, dead, hold, prepared, inUse, errors, thrown };
}

const versionOf = ({ remotes }: ReleaseChoice) => remotes.get('mf-forms')?.version;
const newVisitor = { bucket: undefined, preview: {} };
const two = [happens.published('v1'), happens.published('v2'), happens.promoted('v1')];

afterEach(() => {
  jest.useRealTimers();
});

describe('what is live', () => {
  it('is what the registry says, once it settled; remotes without a version have none', async () => {
    const { releases, inUse } = await begin(...two);
    expect([...releases.choose(newVisitor).remotes.values()]).toEqual([bareBuild('mf-forms', 'v1')]);
    expect(inUse).toEqual([['v1']]);
    expect(releases.hasCanary()).toBe(false);
  });

  it('changes only when the new version is ready', async () => {
    const { releases, happen, hold } = await begin(...two);
    const release = hold('v2');
    await happen(happens.promoted('v2'));
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
    release();
    await releases.settled();
    expect(versionOf(releases.choose(newVisitor))).toBe('v2');
  });

  it('has settled when the newest change has, not the one that was under way', async () => {
    const { releases, happen, hold } = await begin(...two);
    const release = hold('v2');
    await happen(happens.promoted('v2'));
    const settled = releases.settled();
    await happen(happens.rolledBack('v1'));
    release();
    await settled;
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
    expect(releases.live('mf-forms').default?.version).toBe('v1');
  });

  it('stays the old version while the new one cannot be had, says why, and tries again until it can', async () => {
    jest.useFakeTimers();
    const { releases, happen, dead } = await begin(...two);
    dead.add('v2');
    await happen(happens.promoted('v2'));
    await releases.settled();
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
    expect([...releases.faults()]).toEqual([['mf-forms@v2', 'v2 answered 404']]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(releases.faults().size).toBe(1);
    dead.clear();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(versionOf(releases.choose(newVisitor))).toBe('v2');
    expect(releases.faults().size).toBe(0);
  });

  it('asks no more often for a version that cannot be had, however many changes there were', async () => {
    jest.useFakeTimers();
    const { releases, happen, dead, prepared } = await begin(...two);
    dead.add('v2');
    await happen(happens.promoted('v2'), happens.keyAdded('a'), happens.keyAdded('b'), happens.keyAdded('c'));
    await releases.settled();
    prepared.length = 0;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(prepared).toEqual(['v2']);
  });

  it('forgets a fault of a version that is no longer wanted', async () => {
    jest.useFakeTimers();
    const { releases, happen, dead } = await begin(...two);
    dead.add('v2');
    await happen(happens.promoted('v2'), happens.rolledBack('v1'));
    await releases.settled();
    expect(releases.faults().size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('names a version that never worked: its pages are asked for, and say that they are unavailable', async () => {
    jest.useFakeTimers();
    const { releases, happen, dead } = await begin();
    dead.add('v1');
    await happen(happens.published('v1'), happens.promoted('v1'));
    await releases.settled();
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
  });
});

describe('an update that fails', () => {
  const error = new Error('no space left on the disk');

  it('is reported, and neither ends the updates after it nor those who wait for one', async () => {
    jest.useFakeTimers();
    const { releases, happen, errors, thrown, inUse } = await begin(...two);
    thrown.error = error;
    await happen(happens.promoted('v2'));
    await releases.settled();
    expect(errors).toEqual([error]);
    thrown.error = undefined;
    await happen(happens.rolledBack('v1'));
    await releases.settled();
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
    expect(inUse.at(-1)).toEqual(['v1']);
  });

  it('is tried again by itself', async () => {
    jest.useFakeTimers();
    const { happen, releases, thrown, inUse } = await begin(...two);
    thrown.error = error;
    await happen(happens.promoted('v2'));
    await releases.settled();
    thrown.error = undefined;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(inUse.at(-1)).toEqual(['v2']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not reach the page whose end it followed', async () => {
    jest.useFakeTimers();
    const { releases, happen, errors, thrown } = await begin(...two);
    const sent = releases.acquire(releases.choose(newVisitor));
    await happen(happens.promoted('v2'));
    await releases.settled();
    thrown.error = error;
    sent();
    expect(errors).toEqual([error]);
  });

  it('of one remote leaves it as it was, and does not hold up the others', async () => {
    jest.useFakeTimers();
    const unreadable = {
      ...happens.published('v3'),
      get build(): never {
        throw new Error('v3 has no build');
      },
    };
    const { releases, happen } = await begin(...two);
    await happen(
      unreadable,
      happens.promoted('v3'),
      published({ ...bareBuild('mf-content', 'c1'), name: 'mf-content' }),
      { ...happens.promoted('c1'), remote: 'mf-content' },
    );
    await releases.settled();
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
    expect(releases.live('mf-content').default?.version).toBe('c1');
    expect([...releases.faults()]).toEqual([['mf-forms@v3', 'v3 has no build']]);
  });
});

describe('a page that began before a promotion', () => {
  it('keeps its version in use until it is sent', async () => {
    const { releases, happen, inUse } = await begin(...two);
    const sent = [releases.acquire(releases.choose(newVisitor)), releases.acquire(releases.choose(newVisitor))];
    await happen(happens.promoted('v2'));
    await releases.settled();
    expect(inUse.at(-1)).toEqual(['v2', 'v1']);
    sent[0]?.();
    sent[0]?.();
    expect(inUse).toHaveLength(2);
    sent[1]?.();
    expect(inUse.at(-1)).toEqual(['v2']);
  });

  it('does not notify when it is sent where its version is still live', async () => {
    const { releases, happen, inUse } = await begin(...two);
    const sent = releases.acquire(releases.choose(newVisitor));
    await happen(happens.promoted('v2'), happens.rolledBack('v1'));
    await releases.settled();
    const before = inUse.length;
    sent();
    expect(inUse).toHaveLength(before);
  });
});

describe('a canary', () => {
  const allBuckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

  it.each([
    [0.01, 1],
    [5, 500],
    [100, BUCKETS],
  ])('of %d %% goes to %d of 10 000 visitors, and to the same ones each time', async (percent, count) => {
    const { releases } = await begin(...two, happens.canary('v2', percent));
    const lucky = () => allBuckets.filter((bucket) => versionOf(releases.choose({ bucket, preview: {} })) === 'v2');
    expect(lucky()).toHaveLength(count);
    expect(lucky()).toEqual(allBuckets.slice(0, count));
    expect(releases.hasCanary()).toBe(true);
  });

  it('of 0 % goes to no visitor', async () => {
    const { releases } = await begin(...two, happens.canary('v2', 5), happens.canary('v2', 0));
    expect(allBuckets.some((bucket) => versionOf(releases.choose({ bucket, preview: {} })) !== 'v1')).toBe(false);
    expect(releases.hasCanary()).toBe(false);
  });

  it('moves only those between the old share and the new one', async () => {
    const { releases, happen } = await begin(...two, happens.canary('v2', 5));
    const versions = () => allBuckets.map((bucket) => versionOf(releases.choose({ bucket, preview: {} })));
    const before = versions();
    await happen(happens.canary('v2', 20));
    await releases.settled();
    const after = versions();
    expect(allBuckets.filter((bucket) => before[bucket] !== after[bucket])).toEqual(allBuckets.slice(500, 2000));
  });

  it('is named as such, and only for those who get it', async () => {
    const { releases } = await begin(...two, happens.canary('v2', 50));
    expect(releases.choose({ bucket: 0, preview: {} }).canary).toEqual(['mf-forms']);
    expect(releases.choose({ bucket: 9_999, preview: {} }).canary).toEqual([]);
  });

  it('goes to no visitor without a canary bucket', async () => {
    const { releases } = await begin(...two, happens.canary('v2', 100));
    expect(versionOf(releases.choose(newVisitor))).toBe('v1');
  });

  it('goes to no visitor while it cannot be loaded', async () => {
    jest.useFakeTimers();
    const { releases, happen, dead } = await begin(...two);
    dead.add('v2');
    await happen(happens.canary('v2', 100));
    await releases.settled();
    expect(versionOf(releases.choose({ bucket: 0, preview: {} }))).toBe('v1');
    expect(releases.faults().has('mf-forms@v2')).toBe(true);
  });
});

describe('a preview', () => {
  it('wins over the canary, and is named as such', async () => {
    const { releases } = await begin(...two, happens.published('v3'), happens.canary('v2', 100));
    const choice = releases.choose({ bucket: 0, preview: { 'mf-forms': 'v3' } });
    expect([versionOf(choice), choice.canary, choice.preview]).toEqual(['v3', [], ['mf-forms']]);
  });

  it('of a version that the registry does not know changes nothing', async () => {
    const { releases } = await begin(...two);
    expect(releases.choose({ bucket: undefined, preview: { 'mf-forms': 'v9' } })).toMatchObject({ preview: [] });
    expect(versionOf(releases.choose({ bucket: undefined, preview: { 'mf-forms': 'v9' } }))).toBe('v1');
  });
});
