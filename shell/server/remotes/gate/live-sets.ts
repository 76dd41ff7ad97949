/** The release sets that visitors may get: the default one, and one for each canary. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { remoteNames, remoteOf, type RegistryState } from '../registry/registry-state';

export type LiveSet = {
  /** `default`, or with a canary `default,mf-forms@2f1c`. */
  id: string;
  remotes: Partial<Record<RemoteName, string>>;
};

export function liveSets(state: RegistryState): LiveSet[] {
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
export const setsWith = (sets: readonly LiveSet[], remote: RemoteName): string =>
  sets
    .filter(({ id }) => !id.includes(`,${remote}@`))
    .map(({ id }) => id)
    .join('; ');
