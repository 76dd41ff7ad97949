import type { Visit } from '../render/page-request';

const versionKeys = new WeakMap<Visit['release']['remotes'], string>();

/** All visitors of a release set share one map, so its part of the key is computed once. */
function versionsOf({ remotes }: Visit['release']): string {
  const cached = versionKeys.get(remotes);
  if (cached !== undefined) return cached;
  const key = [...remotes].map(([name, { version }]) => `${name}@${version}`).join(' ');
  versionKeys.set(remotes, key);
  return key;
}

/** Key of a page in the cache; undefined for pages of a single visitor: a preview, or a reopened cookie banner. */
export function pageKey({ url, consent, consentReopened, release }: Visit): string | undefined {
  if (consentReopened || release.preview.length > 0) return undefined;
  return `${url.pathname}${url.search} ${consent} ${versionsOf(release)}`;
}
