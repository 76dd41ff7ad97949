import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { matchRoute } from '../../src/routes';
import { hasForm } from './form-pages';

describe('the pages with the application form', () => {
  it.each(['/recrutements/candidature', '/recrutements/candidature/step2'])('are pages of the site: %s', (path) => {
    expect([matchRoute(ownPages, path)?.path, hasForm(path)]).toEqual([path, true]);
  });

  it.each(['/recrutements', '/recrutements/postes/:slug', '/', '/recrutementdetails/:id'])('are not %s', (path) => {
    expect(hasForm(path)).toBe(false);
  });
});
