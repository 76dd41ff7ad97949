/** Advice for operators of a public site about the keys of teams: there the site makes none itself. */
import { REMOTES } from '@vipp/shared/contract/federation/remotes';
import type { RegistryState } from '../registry/registry-state';

/** Begins the label of a key that the site made itself. */
export const DEVELOPMENT_LABEL = 'development of';

export function keyAdvice({ remotes }: RegistryState): string[] {
  const trusted = (remote: (typeof REMOTES)[number]) =>
    [...remotes[remote].keys].filter(([, { isRevoked }]) => !isRevoked);
  const without = REMOTES.filter((remote) => trusted(remote).length === 0);
  const made = REMOTES.flatMap((remote) =>
    trusted(remote)
      .filter(([, { label }]) => label.startsWith(DEVELOPMENT_LABEL))
      .map(([keyId]) => `${remote} ${keyId}`),
  );
  return [
    ...(without.length > 0
      ? [
          `No team can publish ${without.join(', ')}: no key is trusted. A team makes one with "npx vipp-mf keygen REMOTE --out FILE"; trust it with "npx vipp-mf keys add REMOTE PUBLIC_KEY --label TEXT".`,
        ]
      : []),
    ...made.map(
      (key) =>
        `A key that the site made for trying it out is still trusted, and its private half is in DATA_DIR. Revoke it: npx vipp-mf keys revoke ${key}`,
    ),
  ];
}
