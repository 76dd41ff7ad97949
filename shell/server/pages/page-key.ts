import type { Visit } from './page-request';

/** Names and versions of a release set, and which of them are canaries. */
const versionsOf = ({ remotes, canary }: Visit['release']): string =>
  [...[...remotes].map(([name, { version }]) => `${name}@${version}`), ...canary].join(' ');

/** Visitors of a page with the application form get one of two versions during a trial. */
const formOf = ({ formChoice }: Visit): string =>
  formChoice ? ` form ${formChoice.isChosen ? '' : 'not '}${formChoice.trial}` : '';

/** Key of a page in the cache; undefined for pages of a single visitor: a preview, or a reopened cookie banner. */
export function pageKey(visit: Visit): string | undefined {
  const { url, consentMade, consentReopened, release } = visit;
  if (consentReopened || release.preview.length > 0) return undefined;
  return `${url.pathname}${url.search} ${consentMade} ${versionsOf(release)}${formOf(visit)}`;
}
