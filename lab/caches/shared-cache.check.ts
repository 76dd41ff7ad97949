/**
 * Pages in shared caches in front of the site: shared, replaced when other versions are served or content changes, and sent
 * while the site is down. Varnish is purged; nginx cannot be, and asks for each page again after a second.
 */
import { contentCalls } from '@vipp/shared/contract/content-api';
import { freePort } from 'tooling/run/free-port';
import { CacheVisitor, pageVersion } from './cache-visitor';
import { publishAs, teamCommand } from '../../e2e/support/team-command';
import { startSiteInstance, type Alter, type SiteInstance } from '../../e2e/support/site-instance';
import { expect, test } from '../../e2e/support/test';
import type { RunningCache } from './cache-process';
import { startNginx } from './nginx';
import { startVarnish } from './varnish';

const REMOTE = 'mf-content';

const CACHES = [
  { name: 'Varnish', start: startVarnish, purge: (port: number) => `xkey+http://127.0.0.1:${port}` },
  { name: 'nginx', start: startNginx, purge: () => 'without-purge' },
];

for (const { name, start, purge } of CACHES)
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial', timeout: 120_000 });

    let site: SiteInstance;
    let cache: RunningCache;
    let liveVersion: string;
    /** The newest post; a test changes its title. */
    const newest = { title: 'Avant la correction', slug: '' };

    const withNewestTitle: Alter = (path, body) => {
      if (path !== contentCalls.posts.path) return body;
      const posts = (body as { data: { published_at: string; title: string; slug: string }[] }).data;
      const found = posts.reduce((latest, post) => (post.published_at >= latest.published_at ? post : latest));
      newest.slug = found.slug;
      return { data: posts.map((post) => (post === found ? { ...post, title: newest.title } : post)) };
    };

    test.beforeAll(async () => {
      const port = await freePort();
      site = await startSiteInstance(withNewestTitle, { CACHE_PURGE: purge(port) });
      cache = await start({ cache: port, site: Number(new URL(site.url).port) });
      liveVersion = versionIn(await (await open('/')).text()) ?? '';
      for (const path of ['/', '/rse', '/contact', '/recrutements/candidature'])
        await expect.poll(() => isHit(path)).toBe(true);
      // The gateway purges when it starts, and again a moment later.
      const age = async () => Number((await open('/')).headers.get('age'));
      if (isPurged) await expect.poll(age).toBeGreaterThanOrEqual(1);
    });
    test.afterAll(async () => {
      await cache.stop();
      await site.stop();
    });

    const open = (path: string, headers: Record<string, string> = {}) =>
      fetch(cache.url + path, { headers, redirect: 'manual' });
    const versionIn = (html: string) => pageVersion(html, REMOTE);
    const isPurged = name === 'Varnish';
    /** At once where a call answers after the purge; otherwise within the two seconds for which nginx may have a page. */
    const expectShown = async (shown: () => Promise<unknown>, expected: unknown): Promise<void> => {
      if (isPurged) expect(await shown()).toEqual(expected);
      else await expect.poll(shown, { timeout: 2_100, intervals: [50] }).toEqual(expected);
    };
    /** Whether the second of two visits is answered by the cache. */
    const isHit = async (path: string, cookie = ''): Promise<boolean> => {
      await (await open(path, { cookie })).text();
      const answer = await open(path, { cookie });
      await answer.text();
      return answer.headers.get('x-cache') === 'hit';
    };

    test('one page is shared by visitors with any theme, and another by those who made the cookie choice', async () => {
      expect(await isHit('/rse')).toBe(true);
      const answers = await Promise.all(
        ['', 'isDarkmode=true', 'its_cookies=accepted', 'a=b; its_cookies=rejected; isDarkmode=false'].map((cookie) =>
          open('/rse', { cookie }),
        ),
      );
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(bodies.map((body) => body.includes('Cookie Infos'))).toEqual([true, true, false, false]);
      expect(new Set(bodies).size).toBe(2);
      expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      const internal = ['surrogate-key', 'cache-tag', 'xkey', 'set-cookie'].filter((name) =>
        answers[0]?.headers.has(name),
      );
      expect(internal).toEqual([]);
    });

    test('the page of a form is shared without a key, and what is sent is answered for its visitor alone', async () => {
      for (const path of ['/contact', '/recrutements/candidature']) {
        expect([path, await isHit(path)]).toEqual([path, true]);
        expect(await (await open(path)).text()).toContain('name="cle" value=""');
      }
      const body = new URLSearchParams({ formulaire: 'contact', nom: 'Kokou' });
      const answer = await fetch(`${cache.url}/contact`, { method: 'POST', body });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
      expect((await answer.text()).includes('value="Kokou"')).toBe(true);
      expect((await (await open('/contact')).text()).includes('Kokou')).toBe(false);
    });

    test('a visitor who has the page is answered 304 by the cache', async () => {
      const etag = (await open('/rse')).headers.get('etag') ?? '';
      const again = await open('/rse', { 'if-none-match': etag });
      expect([again.status, again.headers.get('x-cache')]).toEqual([304, 'hit']);
    });

    test('confidential pages and previews are never stored', async () => {
      await publishAs(site, REMOTE, 'apercu');
      const { url } = await teamCommand(site, 'preview', REMOTE, 'apercu');
      const opened = await open(new URL(String(url)).pathname);
      const cookie = String(opened.headers.get('set-cookie')).split(';')[0] ?? '';
      expect(versionIn(await (await open('/rse', { cookie })).text())).toBe('apercu');
      expect(versionIn(await (await open('/rse')).text())).toBe(liveVersion);
      for (const path of ['/signalements', '/reinitialisation-mot-de-passe/abc'])
        expect([path, await isHit(path)]).toEqual([path, false]);
    });

    test('a change of content is soon seen where it is shown, and touches no other page', async () => {
      expect((await (await open('/actualite')).text()).includes(newest.title)).toBe(true);
      const shownOn = ['/', '/actualite', `/actualite/${newest.slug}`];
      const others = ['/rse', '/actualite?page=3', '/etude-de-cas'];
      for (const path of [...shownOn, ...others]) expect([path, await isHit(path)]).toEqual([path, true]);
      newest.title = 'Après la correction';
      const titles = () =>
        Promise.all(shownOn.map(async (path) => (await (await open(path)).text()).includes(newest.title)));
      await expect.poll(titles, { timeout: isPurged ? 1_000 : 2_500, intervals: [50] }).toEqual([true, true, true]);
      for (const path of others) expect([path, (await open(path)).headers.get('x-cache')]).toEqual([path, 'hit']);
    });

    test('promote, canary and rollback answer once no earlier page is in the cache', async () => {
      await publishAs(site, REMOTE, 'v2');
      expect(await isHit('/')).toBe(true);
      const shown = async () => versionIn(await (await open('/')).text());
      for (let round = 0; round < 5; round += 1) {
        await teamCommand(site, 'promote', REMOTE, 'v2');
        await expectShown(shown, 'v2');
        await teamCommand(site, 'rollback', REMOTE, '--to', liveVersion);
        await expectShown(shown, liveVersion);
      }
      expect(await isHit('/')).toBe(true);

      await teamCommand(site, 'canary', REMOTE, 'v2', '--percent', '50');
      await expectShown(() => isHit('/'), false);
      const cookies = [];
      for (const [bucket, version] of [
        [10, 'v2'],
        [9_000, liveVersion],
      ] as const) {
        const visitor = new CacheVisitor(cache.url, `vipp_part=${bucket}`);
        const visit = async (): Promise<boolean> => {
          const page = await visitor.open('/');
          expect(versionIn(page.html)).toBe(version);
          return page.isHit;
        };
        for (let count = 0; count < 5; count += 1) await visit();
        // The repeated purge, a second after the first, may have come in between.
        await expect.poll(visit).toBe(true);
        cookies.push(visitor.cookie);
      }
      expect(new Set(cookies).size).toBe(2);
      await teamCommand(site, 'canary', REMOTE, 'v2', '--percent', '0');
      for (const cookie of cookies)
        await expectShown(
          async () => versionIn((await new CacheVisitor(cache.url, cookie).open('/')).html),
          liveVersion,
        );
      expect([await isHit('/'), await shown()]).toEqual([true, liveVersion]);
    });

    test('another version of a remote touches the pages of that remote alone', async () => {
      const other = 'mf-recruitment';
      await publishAs(site, other, 'r2');
      const ofOther = async () => pageVersion(await (await open('/recrutements')).text(), other);
      const before = await ofOther();
      expect([await isHit('/rse'), await isHit('/')]).toEqual([true, true]);
      const releases = async () => (await (await open('/_data/release-set')).json())[other].version;
      expect([await releases(), await isHit('/_data/release-set')]).toEqual([before, true]);
      await teamCommand(site, 'promote', other, 'r2');
      for (const path of ['/rse', '/'])
        expect([path, (await open(path)).headers.get('x-cache')]).toEqual([path, 'hit']);
      await expectShown(() => Promise.all([ofOther(), releases()]), ['r2', 'r2']);
    });

    test('with a canary for 30 %, three of ten new visitors get it, and every visitor the same version on every page', async () => {
      await teamCommand(site, 'canary', REMOTE, 'v2', '--percent', '30');
      await expectShown(() => isHit('/'), false);
      await expectShown(() => isHit('/rse'), false);
      await expectShown(() => isHit('/le-groupe'), false);
      let inCanary = 0;
      let hits = 0;
      for (let visits = 0; visits < 600; visits += 1) {
        const visitor = new CacheVisitor(cache.url);
        const seen = new Set<string | undefined>();
        for (const path of ['/', '/rse', '/le-groupe', '/']) {
          const { html, isHit } = await visitor.open(path);
          seen.add(versionIn(html));
          if (isHit) hits += 1;
        }
        expect(seen.size).toBe(1);
        if (seen.has('v2')) inCanary += 1;
      }
      // Five standard deviations around 180.
      expect(Math.abs(inCanary - 180)).toBeLessThan(56);
      expect(hits).toBeGreaterThan(600 * 2.9);
      await teamCommand(site, 'canary', REMOTE, 'v2', '--percent', '0');
    });

    test('a visitor who makes up cookies changes no page of another visitor', async () => {
      const made = [
        'its_cookies=x; its_cookies=accepted',
        'its_cookies=accepted\u00a0',
        'vipp_versions=a; vipp_versions=0123456789abcdef',
      ];
      for (const cookie of made) await (await open('/vous-accompagner', { cookie })).text();
      const usual = await (await open('/vous-accompagner')).text();
      const chosen = await (await open('/vous-accompagner', { cookie: 'its_cookies=rejected' })).text();
      expect([usual.includes('Cookie Infos'), chosen.includes('Cookie Infos')]).toEqual([true, false]);
    });

    test('only a gateway may purge', async () => {
      const answer = await fetch(`${cache.url}/`, { method: 'PURGE' });
      expect(answer.status).toBe(isPurged ? 403 : 405);
    });

    test('pages that were seen are sent while the site is down', async () => {
      expect(await isHit('/le-groupe')).toBe(true);
      await site.stop();
      const answer = await open('/le-groupe');
      expect([answer.status, (await answer.text()).includes('<main')]).toEqual([200, true]);
      expect((await open('/prestations')).status).toBe(isPurged ? 503 : 502);
    });
  });
