/** Advice for operators of a public site, which generates no keys, about the keys of teams. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { remoteNames, remoteOf, type RegistryState } from '../registry/registry-state';

/** Prefix of the label of a generated key. */
export const DEVELOPMENT_LABEL = 'development of';

export function keyAdvice(state: RegistryState): string[] {
  const trusted = (remote: RemoteName) => [...remoteOf(state, remote).keys].filter(([, { isRevoked }]) => !isRevoked);
  const without = remoteNames(state).filter((remote) => trusted(remote).length === 0);
  const generated = remoteNames(state).flatMap((remote) =>
    trusted(remote)
      .filter(([, { label }]) => label.startsWith(DEVELOPMENT_LABEL))
      .map(([keyId]) => `${remote} ${keyId}`),
  );
  return [
    ...(without.length > 0
      ? [
          `No team can publish ${without.join(', ')}: no key is trusted. A team creates one with "npx vipp-mf keygen REMOTE --out FILE"; trust it with "npx vipp-mf keys add REMOTE PUBLIC_KEY --label TEXT".`,
        ]
      : []),
    ...generated.map(
      (key) =>
        `A generated development key is still trusted, and its private half is in DATA_DIR. Revoke it: npx vipp-mf keys revoke ${key}`,
    ),
  ];
}
