import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { countServedPage, routeLabel, toRequestLog } from './observe-requests';
import { createVersionHealth } from './health/version-health';
import { choiceOf, minimalBuild } from '../testing/registry-changes';

const choice = choiceOf(['mf-content', 'mf-forms', 'mf-recruitment'].map((name) => minimalBuild(name, `v-${name}`)));

const answered = { method: 'GET', route: '/contact', status: 200, ms: 12.6 };

it('the log line of a request names the default release set, of requests that have one', () => {
  const line = { method: 'GET', route: '/contact', status: 200, ms: 13 };
  expect(toRequestLog({ ...answered, choice })).toEqual({ ...line, releaseSet: 'default' });
  expect(toRequestLog({ ...answered, choice: undefined })).toEqual(line);
});

it('the log line of a request names each version that is not the default version, and the reason', () => {
  const other = { ...choice, canary: ['mf-forms'], preview: ['mf-content'] } as const;
  const releaseSet = 'default,mf-content@v-mf-content,mf-forms@v-mf-forms';
  expect(toRequestLog({ ...answered, choice: other })).toMatchObject({ releaseSet, canary: true, preview: true });
});

it('the name of a route is that of the page, without values from its address', () => {
  expect(routeLabel('/contact?email=a@b.fr', '/*', ownPages)).toBe('/contact');
  expect(routeLabel('/actualite/un-bilan', '/*', ownPages)).toBe('/actualite/:slug');
  expect(routeLabel('/etude-de-cas/lien/AbC', '/*', ownPages)).toBe('/etude-de-cas/lien/:token');
  for (const address of ['/etude-de-cas/lien/AbC/?x', '/Etude-De-Cas/LIEN/AbC'])
    expect(routeLabel(address, '/*', ownPages)).not.toContain('AbC');
});

it('the name of a route is from a limited list for all requests of robots', () => {
  expect(routeLabel('/wp-login.php', '/*', ownPages)).toBe('/*');
  expect(routeLabel('/_mf/shell/1/client/a.js', '/_mf/*', ownPages)).toBe('/_mf/*');
  expect(routeLabel('//', undefined, ownPages)).toBe('none');
});

it('sent pages count for the version of their remote', () => {
  const health = createVersionHealth();
  countServedPage(health, { url: '/contact?x=1', status: 200, choice });
  // An error page, an answer without a remote, and one without a release set.
  countServedPage(health, { url: '/contact', status: 503, choice });
  countServedPage(health, { url: '/nowhere', status: 200, choice });
  countServedPage(health, { url: '/contact', status: 200, choice: undefined });
  const pagesOf = (remote: string) => health.counts(remote, `v-${remote}`).pages;
  expect([pagesOf('mf-forms'), pagesOf('mf-content')]).toEqual([1, 0]);
});
