/** Adds the builds in the folder of the gateway to the registry: those of a fresh clone, which no team published. */
import { randomUUID } from 'node:crypto';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { BuildStore } from '../builds/build-store';
import type { Registry } from './registry';

type Options = {
  /** Whether several gateways with different folders share the registry: then a known build changes nothing. */
  isShared: boolean;
};

const common = (remote: RemoteName) => ({
  requestId: randomUUID(),
  at: new Date().toISOString(),
  by: 'gateway',
  remote,
});

async function storeFiles(registry: Registry, store: BuildStore, build: Build): Promise<void> {
  for (const side of ['client', 'server'] as const) {
    for (const [file, integrity] of Object.entries(build[side].files)) {
      const body = store.file(`/_mf/${build.name}/${build.version}/${side}/${file}`)?.body;
      if (body && !(await registry.files.has(integrity))) await registry.files.put(integrity, body);
    }
  }
}

/** Whether the gateway chose the default version, and no team rolled back from the build of its folder. */
const isChosenByGateway = (registry: Registry, remote: RemoteName): boolean =>
  registry
    .history()
    .findLast(({ event }) => event.remote === remote && (event.type === 'promoted' || event.type === 'rolled-back'))
    ?.event.by === 'gateway';

/** Never replaces a version that a team published. */
async function adopt(
  registry: Registry,
  store: BuildStore,
  remote: RemoteName,
  build: Build,
  { isShared }: Options,
): Promise<void> {
  const { version } = build;
  await storeFiles(registry, store, build);
  const added = await registry.change(({ remotes }) =>
    remotes[remote].versions.has(version) ? undefined : { ...common(remote), type: 'adopted', version, build },
  );
  await registry.change(({ remotes }) => {
    const { defaultVersion, versions } = remotes[remote];
    if (defaultVersion === version) return undefined;
    const isReplaceable = defaultVersion === undefined || versions.get(defaultVersion)?.isAdopted === true;
    const mayPromoteAgain = !isShared && isChosenByGateway(registry, remote);
    if (!isReplaceable || (defaultVersion !== undefined && !added && !mayPromoteAgain)) return undefined;
    return { ...common(remote), type: 'promoted', version, why: 'build of this site’s own folder' };
  });
}

export async function adoptBuilds(registry: Registry, store: BuildStore, options: Options): Promise<void> {
  for (const remote of REMOTES) {
    const build = store.remotes.get(remote);
    if (build) await adopt(registry, store, remote, build, options);
  }
}
