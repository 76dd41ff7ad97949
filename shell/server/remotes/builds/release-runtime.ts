/**
 * The federation runtime of one release set in the gateway: which version of a remote it loads, from where, and with which
 * shared modules. The gate loads a candidate in the same way.
 */
import '../../../src/federation/provide-runtime';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { sharedModules } from '../../../src/federation/shared-modules';

/** The container of a remote, as the plugins of all bundlers generate it. */
export type RemoteContainer = {
  init: (scope: ShareScope, initScope?: unknown, options?: unknown) => unknown;
  get: (module: string) => Promise<() => unknown>;
};

/** `scope[request][version]` */
type ShareScope = Record<string, Record<string, object>>;

export type ReleaseRuntime = {
  /** Loads an exposed module, such as `./home-page` of `mf-content`. A failure is not cached. */
  load: (remote: string, module: string) => Promise<unknown>;
  /** Removes what the runtime keeps of it in global variables. */
  close: () => void;
};

type FederationGlobals = {
  __FEDERATION__: { __INSTANCES__: { name: string }[]; moduleInfo: Record<string, unknown> };
  __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, unknown>;
};
const globals = (): FederationGlobals => globalThis;

/** The runtime keeps every instance for ever: those of release sets, and the one that each container creates. */
export function forgetInstance(name: string): void {
  const { __INSTANCES__: instances } = globals().__FEDERATION__;
  const index = instances.findIndex((instance) => instance.name === name);
  if (index !== -1) instances.splice(index, 1);
}

/**
 * A container for any number of release sets: it is initialised once, with a copy of the share scope, so that its changes do
 * not affect other remotes.
 */
export function isolated({ init, get }: RemoteContainer): RemoteContainer {
  let initialised: Promise<unknown> | undefined;
  const copy = (scope: ShareScope): ShareScope =>
    Object.fromEntries(
      Object.entries(scope).map(([request, versions]) => [
        request,
        Object.fromEntries(Object.entries(versions).map(([version, shared]) => [version, { ...shared }])),
      ]),
    );
  return { init: (scope) => (initialised ??= Promise.resolve(init(copy(scope)))), get };
}

/** The modules exist once, so their exports are frozen. */
function freezeSharedModules(): void {
  for (const versions of Object.values(sharedModules()))
    for (const { get, lib } of versions) {
      const factory = lib ?? get();
      if (typeof factory === 'function') Object.freeze(factory());
    }
}

let runtimes = 0;

/** @param open verified and evaluated container of a build; rejects when it is unavailable */
export function createReleaseRuntime<Released extends Pick<Build, 'name' | 'container'>>(
  builds: readonly Released[],
  open: (build: Released) => Promise<RemoteContainer>,
): ReleaseRuntime {
  freezeSharedModules();
  runtimes += 1;
  const name = `release_set_${runtimes}`;
  const entryOf = ({ name: remote }: Released): string => `${name}/${remote}`;
  const verifiedEntries: ModuleFederationRuntimePlugin = {
    name: 'verified-entries',
    // The runtime's own loader of Node checks neither status nor time nor hash.
    loadEntry: async ({ remoteInfo }) => {
      const build = builds.find((candidate) => candidate.name === remoteInfo.name);
      if (!build) throw new Error(`${remoteInfo.name} is not in this release set`);
      return (await open(build)) as never;
    },
  };
  const runtime = createInstance({
    name,
    shared: sharedModules(),
    remotes: builds.map((build) => ({ name: build.name, entry: entryOf(build), entryGlobalName: build.container })),
    plugins: [verifiedEntries],
    shareStrategy: 'loaded-first',
  });
  return {
    load: (remote, module) => runtime.loadRemote(module.replace('.', remote)),
    close: () => {
      forgetInstance(name);
      const { __GLOBAL_LOADING_REMOTE_ENTRY__: loading } = globals();
      for (const build of builds) Reflect.deleteProperty(loading, `${build.name}:${entryOf(build)}`);
    },
  };
}

/** One runtime for each release set that is in use, created with its first page. */
export type ReleaseRuntimes = {
  /** The runtime of a release set with this build in it, which may be an earlier one than that of the set. */
  of: (set: Iterable<Build>, build: Build) => ReleaseRuntime;
  /** Closes the runtimes of sets with a build that is not among these. */
  retain: (builds: readonly Build[]) => void;
};

const keyOf = ({ name, version }: Build): string => `${name}@${version}`;

export function createReleaseRuntimes(open: (build: Build) => Promise<RemoteContainer>): ReleaseRuntimes {
  const runtimes = new Map<string, { runtime: ReleaseRuntime; builds: readonly string[] }>();
  return {
    of: (set, build) => {
      const builds = [...[...set].filter(({ name }) => name !== build.name), build];
      const keys = builds.map(keyOf).sort();
      const id = keys.join(',');
      const { runtime } = runtimes.get(id) ?? { runtime: createReleaseRuntime(builds, open) };
      runtimes.set(id, { runtime, builds: keys });
      return runtime;
    },
    retain: (builds) => {
      const retained = new Set(builds.map(keyOf));
      for (const [id, { runtime, builds: needed }] of runtimes) {
        if (needed.every((key) => retained.has(key))) continue;
        runtimes.delete(id);
        runtime.close();
      }
    },
  };
}
