/** The requirements of this site for its remotes, for teams that build elsewhere. */
import type { Budgets } from '@vipp/shared/contract/federation/budgets';
import { pagesOf, type RemotePage } from '@vipp/shared/contract/federation/remotes';
import type { RegistryState } from '../registry/registry-state';
import { MODAL } from './check-modules';
import { liveSets, type LiveSet } from './live-sets';

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
