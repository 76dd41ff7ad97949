/** The requirements of this site for its remotes, for teams that build elsewhere. */
import type { Budgets } from '@vipp/shared/contract/federation/budgets';
import { pagesOf, type RemoteName, type RemotePage } from '@vipp/shared/contract/federation/remotes';
import { remoteNames, remoteOf, type RegistryState } from '../registry/registry-state';
import { MODAL } from './check-modules';

/** A release set that visitors may get: the default one, and one for each canary. */
type LiveSet = {
  /** `default`, or with a canary `default,mf-forms@2f1c`. */
  id: string;
  remotes: Partial<Record<RemoteName, string>>;
};

function liveSets(state: RegistryState): LiveSet[] {
  const defaults: LiveSet['remotes'] = {};
  for (const name of remoteNames(state)) {
    const { defaultVersion } = remoteOf(state, name);
    if (defaultVersion) defaults[name] = defaultVersion;
  }
  const canaries = remoteNames(state).flatMap((name): LiveSet[] => {
    const { canary } = remoteOf(state, name);
    return canary
      ? [{ id: `default,${name}@${canary.version}`, remotes: { ...defaults, [name]: canary.version } }]
      : [];
  });
  return [{ id: 'default', remotes: defaults }, ...canaries];
}

/** Ids of the sets that a new version of a remote would be part of; it replaces a canary of the same remote. */
export const setsWith = (state: RegistryState, remote: RemoteName): string =>
  liveSets(state)
    .filter(({ id }) => !id.includes(`,${remote}@`))
    .map(({ id }) => id)
    .join('; ');

export type SiteContract = {
  /** Pages of each remote's default version. */
  routes: Record<string, RemotePage[]>;
  /** Paths below which each remote may have pages. */
  paths: Record<string, readonly string[]>;
  /** Modules that the shell needs besides those of pages. */
  modules: Record<string, readonly string[]>;
  singletons: Readonly<Record<string, string>>;
  budgets: Budgets;
  live: LiveSet[];
};

export function siteContract(
  state: RegistryState,
  singletons: Readonly<Record<string, string>>,
  budgets: Budgets,
): SiteContract {
  const remotes = Object.entries(state.remotes);
  return {
    routes: Object.fromEntries(
      remotes.map(([remote, { versions, defaultVersion = '' }]) => [
        remote,
        pagesOf(versions.get(defaultVersion)?.build ?? {}),
      ]),
    ),
    paths: Object.fromEntries(remotes.map(([remote, { paths }]) => [remote, paths])),
    modules: { [MODAL.remote]: [MODAL.module] },
    singletons,
    budgets,
    live: liveSets(state),
  };
}
