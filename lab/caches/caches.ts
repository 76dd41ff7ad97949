/**
 * `npm run lab -- caches`: pages in shared caches: shared, replaced after changes of versions or content, sent in an outage.
 */
import pg from 'pg';
import { expect as expectNow } from '../../e2e/support/playwright';
import { startNginx, startVarnish } from '../support/caches';
import { defineCheck, faultsOf, type Lab, type Row } from '../support/check';
import { versionsIn } from '../support/page-versions';
import { createTeam } from 'tooling/testing/team';

/** For what happens sooner on any machine. */
const expect = expectNow.configure({ timeout: 60_000 });
const REMOTE = 'mf-content';
const NEW_TITLE = 'Après la correction';
const VISITORS = 600;

const CACHES = {
  Varnish: { start: startVarnish, whileDown: 503 },
  nginx: { start: startNginx, whileDown: 502 },
};
type Name = keyof typeof CACHES;
type Steps = Record<string, () => Promise<unknown>>;

async function stepsOf(lab: Lab, name: Name, database: pg.Client): Promise<Steps> {
  const gateway = await lab.gateway(`behind-${name}`, { env: { SHARED_CACHE: 'on', LOG_LEVEL: 'silent' } });
  const cache = await CACHES[name].start(lab, gateway.url);
  const team = await createTeam(gateway.url, REMOTE);

  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(cache + path, { headers, redirect: 'manual' });
  const read = async (path: string, cookie = ''): Promise<string> => (await open(path, { cookie })).text();
  const stateOf = async (path: string, cookie = ''): Promise<string | null> => {
    const answer = await open(path, { cookie });
    await answer.text();
    return answer.headers.get('x-cache');
  };
  /** Whether the first request stores it. */
  const isHit = async (path: string, cookie = ''): Promise<boolean> =>
    (await stateOf(path, cookie)) === 'hit' || (await stateOf(path, cookie)) === 'hit';
  const shown = async (): Promise<string | undefined> => versionsIn(await read('/'))[REMOTE];
  /** Once the cache has asked again. */
  const expectShown = (seen: () => Promise<unknown>, expected: unknown): Promise<void> =>
    expect.poll(seen, { intervals: [50] }).toEqual(expected);
  for (const path of ['/', '/rse', '/contact', '/recrutements/candidature'])
    await expect.poll(() => isHit(path)).toBe(true);
  const live = (await shown()) ?? '';

  /** Opens pages with the cookies that a browser stores. */
  const visit = async (paths: readonly string[], cookie = '') => {
    const cookies = new Map(cookie ? [cookie.split('=') as [string, string]] : []);
    const text = (): string => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const seen = new Set<string | undefined>();
    let hits = 0;
    for (const path of paths) {
      const answer = await open(path, { cookie: text() });
      for (const set of answer.headers.getSetCookie()) {
        const [key = '', value = ''] = (set.split(';')[0] ?? '').split('=');
        if (value) cookies.set(key, value);
        else cookies.delete(key);
      }
      seen.add(versionsIn(await answer.text())[REMOTE]);
      hits += answer.headers.get('x-cache') === 'hit' ? 1 : 0;
    }
    return { seen, hits, cookie: text() };
  };

  return {
    'one page for every theme, another with a cookie choice': async () => {
      const cookies = ['', 'isDarkmode=true', 'its_cookies=accepted', 'a=b; its_cookies=rejected; isDarkmode=false'];
      const pages = await Promise.all(cookies.map((cookie) => read('/rse', cookie)));
      expect(pages.map((page) => page.includes('Cookie Infos'))).toEqual([true, true, false, false]);
      expect(new Set(pages).size).toBe(2);
      const { headers } = await open('/rse');
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(headers.has('set-cookie')).toBe(false);
    },
    'a form is shared without a key, its answer is its visitor’s': async () => {
      for (const path of ['/contact', '/recrutements/candidature']) {
        expect([path, await isHit(path)]).toEqual([path, true]);
        expect(await read(path)).toContain('name="cle" value=""');
      }
      const body = new URLSearchParams({ formulaire: 'contact', nom: 'Kokou' });
      const answer = await fetch(`${cache}/contact`, { method: 'POST', body });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
      expect(await answer.text()).toContain('value="Kokou"');
      expect(await read('/contact')).not.toContain('Kokou');
    },
    'who has the page gets 304': async () => {
      const etag = (await open('/rse')).headers.get('etag') ?? '';
      const again = await open('/rse', { 'if-none-match': etag });
      expect([again.status, again.headers.get('x-cache')]).toEqual([304, 'hit']);
    },
    'confidential pages and previews are not stored': async () => {
      const version = await team.publishAs('apercu');
      const opened = await open(await team.preview(version));
      const cookie = String(opened.headers.get('set-cookie')).split(';')[0] ?? '';
      expect(versionsIn(await read('/rse', cookie))[REMOTE]).toBe('apercu');
      expect(versionsIn(await read('/rse'))[REMOTE]).toBe(live);
      for (const path of ['/signalements', '/reinitialisation-mot-de-passe/abc'])
        expect([path, await isHit(path)]).toEqual([path, false]);
    },
    'changed content is seen': async () => {
      const newest =
        "select distinct on (path) * from content_documents where path like 'posts/%' and state = 'published' order by path, version desc";
      const title = `${NEW_TITLE} (${name})`;
      await database.query(
        `insert into content_documents (path, version, id, text, published_by, reason)
          select path, version + 1, id, regexp_replace(text, '^title: .*$', 'title: ' || to_json($1::text), 'n'), 'lab', 'lab'
          from (${newest}) as newest order by substring(text from 'date: "?([0-9-]+)') desc limit 1`,
        [title],
      );
      for (const path of ['/', '/actualite']) await expectShown(async () => (await read(path)).includes(title), true);
    },
    'promote, canary and rollback replace each page': async () => {
      const version = await team.publishAs('v2');
      for (let round = 0; round < 5; round += 1) {
        await team.promote(version);
        await expectShown(shown, version);
        await team.rollback(live);
        await expectShown(shown, live);
      }
      await team.canary(version, 50);
      await expectShown(async () => (await visit(['/'], 'vipp_part=10')).seen.has(version), true);
      expect([...(await visit(['/', '/rse', '/'], 'vipp_part=9000')).seen]).toEqual([live]);
      expect((await visit(['/', '/', '/'], 'vipp_part=10')).hits).toBe(0);
      const { cookie } = await visit(['/'], 'vipp_part=10');
      await team.rollback();
      await expectShown(async () => versionsIn(await read('/', cookie))[REMOTE], live);
    },
    'a canary of 30 % is that of three in ten, on every page': async () => {
      await team.canary('v2', 30);
      let [inCanary, hits] = [0, 0];
      for (let count = 0; count < VISITORS; count += 1) {
        const visitor = await visit(['/', '/rse', '/le-groupe', '/']);
        expect(visitor.seen.size).toBe(1);
        if (visitor.seen.has('v2')) inCanary += 1;
        hits += visitor.hits;
      }
      // Five standard deviations.
      expect(Math.abs(inCanary - VISITORS * 0.3)).toBeLessThan(5 * Math.sqrt(VISITORS * 0.21));
      // A visitor without the canary gets all pages after the first from the cache.
      expect(hits).toBeGreaterThan((VISITORS - inCanary) * 2.9);
      await team.rollback();
    },
    'made-up cookies change no page of others': async () => {
      const made = ['its_cookies=x; its_cookies=accepted', 'vipp_versions=a; vipp_versions=0123456789abcdef'];
      for (const cookie of [...made, 'its_cookies=accepted\u00a0']) await read('/vous-accompagner', cookie);
      const pages = [await read('/vous-accompagner'), await read('/vous-accompagner', 'its_cookies=rejected')];
      expect(pages.map((page) => page.includes('Cookie Infos'))).toEqual([true, false]);
    },
    'pages that were seen are sent while the site is down': async () => {
      expect(await isHit('/le-groupe')).toBe(true);
      await gateway.stop();
      const answer = await open('/le-groupe');
      expect([answer.status, (await answer.text()).includes('<main')]).toEqual([200, true]);
      expect((await open('/prestations')).status).toBe(CACHES[name].whileDown);
    },
  };
}

export const check = defineCheck({
  options: {},
  needs: ['postgresql', 'varnish', 'nginx'],
  async run(lab) {
    const { url } = await lab.postgres();
    await lab.backend({ DATABASE_URL: url });
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    lab.defer(() => database.end());
    const rows: Record<string, Row & { faults: string[] }> = {};
    for (const name of Object.keys(CACHES) as Name[])
      for (const [step, act] of Object.entries(await stepsOf(lab, name, database))) {
        const row = (rows[step] ??= { name: step, faults: [] });
        const faults = await faultsOf(act);
        row[name] = faults.length === 0 ? 'yes' : 'no';
        row.faults.push(...faults.map((fault) => `${name}: ${fault}`));
        console.log(`  ${name}: ${step}: ${faults.join() || 'yes'}`);
      }
    Object.values(rows).forEach(lab.add);
  },
});
