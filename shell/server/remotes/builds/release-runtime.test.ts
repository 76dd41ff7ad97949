import * as react from 'react';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { minimalBuild } from '../../testing/registry-changes';
import { shareReact } from '../../testing/shared-modules';
import { createReleaseRuntime, createReleaseRuntimes, isolated, type RemoteContainer } from './release-runtime';

type Scope = Parameters<RemoteContainer['init']>[0];

/** A container that remembers its share scopes, and exposes its version. */
function containerOf(version: string) {
  const scopes: Scope[] = [];
  const container: RemoteContainer = {
    init: (scope) => void scopes.push(scope),
    get: async (module) => () => ({ module, version }),
  };
  return { container, scopes };
}

const builds = ['v1', 'v2'].map((version) => minimalBuild('mf-forms', version));
const [first, second] = builds as [Build, Build];
const content = minimalBuild('mf-content', 'v1');

const instances = (): string[] =>
  (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { name: string }[] } }).__FEDERATION__.__INSTANCES__.map(
    ({ name }) => name,
  );
const pendingEntries = (): string[] =>
  Object.keys((globalThis as unknown as { __GLOBAL_LOADING_REMOTE_ENTRY__: object }).__GLOBAL_LOADING_REMOTE_ENTRY__);

beforeAll(shareReact);

describe('the runtime of a release set', () => {
  it('loads the version of its set, whatever other sets load', async () => {
    const open = async ({ version }: Build) => containerOf(version).container;
    const runtimes = createReleaseRuntimes(open);
    const load = (build: Build) => runtimes.of([first, content], build).load('mf-forms', './contact-page');
    expect(await Promise.all([load(first), load(second), load(first)])).toEqual(
      ['v1', 'v2', 'v1'].map((version) => ({ module: './contact-page', version })),
    );
    runtimes.retain([]);
  });

  it('is created once for each set, and closed with its versions', () => {
    const runtimes = createReleaseRuntimes(async () => containerOf('v1').container);
    const runtime = runtimes.of([first, content], first);
    expect(runtimes.of([content, second], first)).toBe(runtime);
    runtimes.retain([first, content]);
    expect(runtimes.of([first, content], first)).toBe(runtime);
    runtimes.retain([second, content]);
    expect(runtimes.of([first, content], first)).not.toBe(runtime);
    runtimes.retain([]);
  });

  it('leaves nothing in global variables once it is closed', async () => {
    const before = [instances(), pendingEntries()];
    const runtime = createReleaseRuntime([first], async () => containerOf('v1').container);
    await runtime.load('mf-forms', './contact-page');
    expect([instances(), pendingEntries()]).not.toEqual(before);
    runtime.close();
    expect([instances(), pendingEntries()]).toEqual(before);
  });

  it('tries again after a failure', async () => {
    let attempts = 0;
    const runtime = createReleaseRuntime([first], async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('the host answered 503');
      return containerOf('v1').container;
    });
    await expect(runtime.load('mf-forms', './contact-page')).rejects.toThrow('the host answered 503');
    await expect(runtime.load('mf-forms', './contact-page')).resolves.toMatchObject({ version: 'v1' });
    runtime.close();
  });
});

describe('an isolated container', () => {
  const scopeOf = async (container: RemoteContainer): Promise<void> => {
    const runtime = createReleaseRuntime([first], async () => container);
    await runtime.load('mf-forms', './contact-page');
    runtime.close();
  };

  it('is initialised once, however many release sets it is part of', async () => {
    const { container, scopes } = containerOf('v1');
    const shared = isolated(container);
    await scopeOf(shared);
    await scopeOf(shared);
    expect(scopes).toHaveLength(1);
  });

  it('has a share scope of its own: its changes do not affect other remotes', async () => {
    const [hostile, other] = [containerOf('v1'), containerOf('v1')];
    await scopeOf(isolated(hostile.container));
    const [scope] = hostile.scopes;
    Object.assign(scope?.['react']?.['19.3.1'] ?? {}, { get: () => () => 'replaced' });
    if (scope) scope['react'] = { '99.0.0': {} };
    await scopeOf(isolated(other.container));
    const [{ react: versions = {} } = {}] = other.scopes;
    expect(Object.keys(versions)).toEqual(['19.3.1']);
    const shared = versions['19.3.1'] as { get: () => () => typeof react };
    expect(shared.get()().createElement).toBe(react.createElement);
  });

  it('gets modules whose exports cannot be replaced', async () => {
    const { container, scopes } = containerOf('v1');
    await scopeOf(isolated(container));
    const shared = scopes[0]?.['react']?.['19.3.1'] as { get: () => () => object };
    expect(Object.isFrozen(shared.get()())).toBe(true);
  });
});
