import { createBrowserReleases } from './browser-releases.client';
import type { RemoteRelease } from './release-set';

const release = (version: string): RemoteRelease => ({ version, container: version, entry: version, integrity: '' });
const ofPage = { 'mf-content': release('c1') };

describe('the releases of a document', () => {
  it('has that of the page without a request', async () => {
    const releases = createBrowserReleases(ofPage, () => Promise.reject(new Error('asked')));
    expect(await releases.of('mf-content')).toEqual(release('c1'));
  });

  it('asks once for the others, and keeps the version of the page', async () => {
    let requests = 0;
    const releases = createBrowserReleases(ofPage, async () => {
      requests += 1;
      return { 'mf-content': release('c2'), 'mf-forms': release('f1') };
    });
    const [forms, absent] = await Promise.all([releases.of('mf-forms'), releases.of('mf-recruitment')]);
    expect([forms?.version, absent, requests]).toEqual(['f1', undefined, 1]);
    expect(releases.known()).toEqual({ 'mf-content': release('c1'), 'mf-forms': release('f1') });
    expect((await releases.of('mf-content'))?.version).toBe('c1');
  });

  it('asks again after a failure', async () => {
    let requests = 0;
    const releases = createBrowserReleases({}, async () => {
      requests += 1;
      if (requests === 1) throw new Error('no network');
      return { 'mf-forms': release('f1') };
    });
    await expect(releases.of('mf-forms')).rejects.toThrow('no network');
    expect(releases.known()).toEqual({});
    expect((await releases.of('mf-forms'))?.version).toBe('f1');
  });
});
