import { ownPages } from '../../testing/own-routes.server';
import { declaredRoutesSchema, isReserved, namespaceSchema, routesSchema } from './remotes';

const page = { path: '/evenements/:slug', module: './event-page', title: 'Évènements' };

describe('the routes of a remote', () => {
  it('of this folder give each path to one remote, and none of the shell’s own', () => {
    const paths = ownPages.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(30);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter(isReserved)).toEqual([]);
  });

  it('are pages and redirects', () => {
    const routes = [page, { path: '/agenda', redirect: '/evenements?mois=1' }];
    expect(declaredRoutesSchema.parse(routes)).toEqual(routes);
  });

  it.each([
    { ...page, path: '/Evenements' },
    { ...page, path: '/evenements/' },
    { ...page, path: 'evenements' },
    { ...page, path: '/_mf/evenements' },
    { ...page, path: '/flux.xml' },
    { ...page, module: '../event-page' },
    { ...page, title: '' },
    { path: '/agenda', redirect: 'https://example.org/' },
    { path: '/agenda', redirect: '//example.org/' },
    { ...page, confidentiel: true },
  ])('are refused: %j', (route) => {
    expect(declaredRoutesSchema.safeParse([route]).success).toBe(false);
  });

  it('of a newer version are read as far as they are known', () => {
    expect(routesSchema.parse([{ ...page, layout: 'wide' }])).toEqual([page]);
  });

  it('are below paths without parameters', () => {
    const paths = ['/', '/evenements', '/evenements/salons', '/evenements/:slug'];
    const accepted = paths.filter((path) => namespaceSchema.safeParse(path).success);
    expect(accepted).toEqual(paths.slice(0, 3));
  });
});
