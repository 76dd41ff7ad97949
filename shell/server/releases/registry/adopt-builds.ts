/** Takes the builds of the gateway's own folder into the registry, as a fresh clone has them and no team published them. */
import { randomUUID } from 'node:crypto';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { BuildStore } from '../builds/build-store';
import type { Registry } from './registry';

type Options = {
  /**
   * Several gateways share the registry: each has a folder of its own, and a build that the registry has seen before
   * changes nothing.
   */
  isShared: boolean;
};

const common = (remote: RemoteName) => ({
  requestId: randomUUID(),
  at: new Date().toISOString(),
  by: 'gateway',
  remote,
});

async function keepFiles(registry: Registry, store: BuildStore, build: Build): Promise<void> {
  for (const side of ['client', 'server'] as const) {
    for (const [file, integrity] of Object.entries(build[side].files)) {
      const body = store.file(`/_mf/${build.name}/${build.version}/${side}/${file}`)?.body;
      if (body && !(await registry.files.has(integrity))) await registry.files.put(integrity, body);
    }
  }
}

/** Whether the gateway itself chose the default version, and no team rolled back from the folder's own build. */
const isGatewaysChoice = (registry: Registry, remote: RemoteName): boolean =>
  registry
    .history()
    .findLast(({ event }) => event.remote === remote && (event.type === 'promoted' || event.type === 'rolled-back'))
    ?.event.by === 'gateway';

/** A version that a team published is never replaced by a folder's. */
async function adopt(
  registry: Registry,
  store: BuildStore,
  remote: RemoteName,
  build: Build,
  { isShared }: Options,
): Promise<void> {
  const { version } = build;
  await keepFiles(registry, store, build);
  const added = await registry.change(({ remotes }) =>
    remotes[remote].versions.has(version) ? undefined : { ...common(remote), type: 'adopted', version, build },
  );
  await registry.change(({ remotes }) => {
    const { defaultVersion, versions } = remotes[remote];
    if (defaultVersion === version) return undefined;
    const isOurs = defaultVersion === undefined || versions.get(defaultVersion)?.isAdopted === true;
    const mayComeAgain = !isShared && isGatewaysChoice(registry, remote);
    if (!isOurs || (defaultVersion !== undefined && !added && !mayComeAgain)) return undefined;
    return { ...common(remote), type: 'promoted', version, why: 'build of this site’s own folder' };
  });
}

export async function adoptBuilds(registry: Registry, store: BuildStore, options: Options): Promise<void> {
  for (const remote of REMOTES) {
    const build = store.remotes.get(remote);
    if (build) await adopt(registry, store, remote, build, options);
  }
}
