import { createBrowserReleases } from './browser-releases.client';
import type { RemoteRelease } from './release-set';

const route = { path: '/', module: './home-page', title: 'Accueil', remote: 'mf-content' } as const;
const contact = { path: '/contact', module: './contact-page', title: 'Contact', remote: 'mf-forms' } as const;

const release = (version: string): RemoteRelease => ({ version, container: version, entry: version, integrity: '' });
const ofPage = { 'mf-content': release('c1') };

it('the releases of a document have that of the page without a request', async () => {
  const releases = createBrowserReleases(ofPage, route, () => Promise.reject(new Error('asked')));
  expect(await releases.of('mf-content')).toEqual(release('c1'));
});

it('the releases of a document ask once for the others and all pages, and keep the version of the page', async () => {
  let requests = 0;
  const releases = createBrowserReleases(ofPage, route, async () => {
    requests += 1;
    return { releases: { 'mf-content': release('c2'), 'mf-forms': release('f1') }, routes: [route, contact] };
  });
  expect(releases.known().routes).toEqual([route]);
  const absent = expect(releases.of('mf-recruitment')).rejects.toThrow('no version of mf-recruitment');
  expect([(await releases.of('mf-forms')).version, requests]).toEqual(['f1', 1]);
  await absent;
  const known = { 'mf-content': release('c1'), 'mf-forms': release('f1') };
  expect(releases.known()).toEqual({ releases: known, routes: [route, contact] });
  expect((await releases.of('mf-content')).version).toBe('c1');
});

it('the releases of a document ask again after a failure', async () => {
  let requests = 0;
  const releases = createBrowserReleases({}, undefined, async () => {
    requests += 1;
    if (requests === 1) throw new Error('no network');
    return { releases: { 'mf-forms': release('f1') }, routes: [contact] };
  });
  await expect(releases.of('mf-forms')).rejects.toThrow('no network');
  expect([releases.known(), (await releases.of('mf-forms')).version]).toEqual([{ releases: {}, routes: [] }, 'f1']);
});
