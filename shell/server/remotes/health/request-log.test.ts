import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { choiceOf } from '../../testing/choice-example';
import type { ReleaseChoice } from '../protocol/release-choice';
import { releaseSetLabel, routeLabel, toRequestLog } from './request-log';
import { minimalBuild } from '../../testing/registry-changes';

const choice = (fields: Partial<ReleaseChoice> = {}): ReleaseChoice =>
  choiceOf(
    ['mf-content', 'mf-forms', 'mf-recruitment'].map((name) => minimalBuild(name, `v-${name}`)),
    fields,
  );

const answered = { method: 'GET', route: '/contact', status: 200, ms: 12.6 };

describe('the log line of a request', () => {
  it('names the default release set', () => {
    expect(toRequestLog({ ...answered, choice: choice() })).toEqual({
      method: 'GET',
      route: '/contact',
      status: 200,
      ms: 13,
      releaseSet: 'default',
    });
  });

  it('names each version that is not the default version, and the reason', () => {
    const line = toRequestLog({ ...answered, choice: choice({ canary: ['mf-forms'], preview: ['mf-content'] }) });
    expect(line).toMatchObject({
      releaseSet: 'default,mf-content@v-mf-content,mf-forms@v-mf-forms',
      canary: true,
      preview: true,
    });
  });

  it('has no release set for requests without one', () => {
    expect(toRequestLog({ ...answered, choice: undefined })).not.toHaveProperty('releaseSet');
  });

  it('has the same label for the same release set, whatever the reason of its versions', () => {
    expect(releaseSetLabel(choice({ canary: ['mf-recruitment', 'mf-forms'] }))).toBe(
      releaseSetLabel(choice({ canary: ['mf-forms', 'mf-recruitment'] })),
    );
  });
});

describe('the name of a route', () => {
  it('is that of the page, without values from its address', () => {
    expect(routeLabel('/contact?email=a@b.fr', '/*', ownPages)).toBe('/contact');
    expect(routeLabel('/actualite/un-bilan', '/*', ownPages)).toBe('/actualite/:slug');
    expect(routeLabel('/etude-de-cas/lien/AbC', '/*', ownPages)).toBe('/etude-de-cas/lien/:token');
    for (const address of ['/etude-de-cas/lien/AbC/?x', '/Etude-De-Cas/LIEN/AbC'])
      expect(routeLabel(address, '/*', ownPages)).not.toContain('AbC');
  });

  it('is from a limited list for all requests of robots', () => {
    expect(routeLabel('/wp-login.php', '/*', ownPages)).toBe('/*');
    expect(routeLabel('/_mf/shell/1/client/a.js', '/_mf/*', ownPages)).toBe('/_mf/*');
    expect(routeLabel('//', undefined, ownPages)).toBe('none');
  });
});
