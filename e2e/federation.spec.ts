import type { APIRequestContext } from '@playwright/test';
import { REMOTES } from '@vipp/shared/contract/federation/remotes';
import { axeViolations } from './support/axe';
import { openPage } from './support/open-page';
import { OPERATORS_TOKEN, startSiteInstance, type SiteInstance } from './support/site-instance';
import { publishAs, teamCommand } from './support/team-command';
import { expect, test as base } from './support/test';

const REMOTE = 'mf-forms';
const NEXT = 'suivante';
const PAGE = '/contact';

/** A separate site, as releases affect all visitors; a second version of a remote is published on it. */
const test = base.extend<object, { site: SiteInstance }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, which names the needed fixtures: none
    async ({}, use) => {
      const site = await startSiteInstance();
      await publishAs(site, REMOTE, NEXT);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

type MicroFrontend = {
  url: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
};
type RegistryDocument = { schema: string; microFrontends: Record<string, MicroFrontend[]> };

const readRegistry = async (request: APIRequestContext, { url }: SiteInstance) =>
  (await (await request.get(`${url}/federation/registry.json`)).json()) as RegistryDocument;

/** Versions of the remote whose files a page's HTML names. */
const versionsIn = (html: string) => [
  ...new Set([...html.matchAll(/\/_mf\/mf-forms\/([\w.-]+)\/client\//g)].map(([, version]) => version)),
];
const versionsOf = async (request: APIRequestContext, { url }: SiteInstance) =>
  versionsIn(await (await request.get(url + PAGE)).text());

test('the registry lists every version, who gets it, and where its verified entry is', async ({ request, site }) => {
  const { schema, microFrontends } = await readRegistry(request, site);
  expect(schema).toContain('frontend-discovery');
  expect(Object.keys(microFrontends)).toEqual(REMOTES);
  for (const versions of Object.values(microFrontends)) {
    expect(versions.filter(({ deployment }) => deployment.default)).toHaveLength(1);
    expect(versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0)).toBe(100);
    for (const { metadata } of versions) expect(metadata.integrity).toMatch(/^sha384-/);
  }
  const next = microFrontends[REMOTE]?.find(({ metadata }) => metadata.version === NEXT);
  expect(next?.deployment).toEqual({ traffic: 0, default: false });
  expect((await request.get(site.url + new URL(next?.url ?? '').pathname)).status()).toBe(200);
});

test('a preview link shows one visitor another version, says so, and is left again', async ({
  page,
  request,
  site,
}) => {
  const { url } = await teamCommand(site, 'preview', REMOTE, NEXT);
  await page.goto(site.url + new URL(String(url)).pathname);
  const answer = await openPage(page, site.url + PAGE);
  const html = await answer.text();
  expect(versionsIn(html)).toEqual([NEXT]);
  expect(html).toContain('class="vipp-apercu"');
  expect(html).toMatch(/<style data-href="[^"]+">[^<]{100}/);
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toContainText(`${REMOTE} ${NEXT}`);
  expect(await axeViolations(page)).toEqual([]);
  // Another visitor.
  expect(await versionsOf(request, site)).not.toContain(NEXT);

  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toHaveCount(0);
  expect(versionsIn(await (await openPage(page, site.url + PAGE)).text())).not.toContain(NEXT);
});

test('a preview link that was altered is refused in French', async ({ request, site }) => {
  const { url } = await teamCommand(site, 'preview', REMOTE, NEXT);
  const answer = await request.get(`${site.url}${new URL(String(url)).pathname}x`);
  expect(answer.status()).toBe(410);
  expect(await answer.text()).toContain('n’est plus valable');
});

test('a canary of 100 % reaches all visitors at once, with its scripts; at 0 % it reaches none', async ({
  page,
  context,
  request,
  site,
}) => {
  await teamCommand(site, 'canary', REMOTE, NEXT, '--percent', '100');
  const answer = await openPage(page, site.url + PAGE);
  expect(versionsIn(await answer.text())).toEqual([NEXT]);
  const share = (await context.cookies()).find(({ name }) => name === 'vipp_part');
  expect(share).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(share?.value).toMatch(/^\d{1,4}$/);
  const { microFrontends } = await readRegistry(request, site);
  expect(microFrontends[REMOTE]?.find(({ metadata }) => metadata.version === NEXT)?.deployment).toEqual({
    traffic: 100,
    default: false,
  });

  await teamCommand(site, 'canary', REMOTE, NEXT, '--percent', '0');
  expect(versionsIn(await (await openPage(page, site.url + PAGE)).text())).not.toContain(NEXT);
});

test('a promotion and the rollback after it are live when the command returns; a tab that is open keeps its files', async ({
  page,
  request,
  site,
}) => {
  const [before = ''] = await versionsOf(request, site);
  await openPage(page, site.url + PAGE);
  await teamCommand(site, 'promote', REMOTE, NEXT);
  expect(await versionsOf(request, site)).toEqual([NEXT]);
  const entry = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src*="/mf-forms/"]')?.src ?? '',
  );
  expect(entry).toContain(`/_mf/${REMOTE}/${before}/`);
  expect((await request.get(entry)).status()).toBe(200);
  await teamCommand(site, 'rollback', REMOTE);
  expect(await versionsOf(request, site)).toEqual([before]);
});

test('the status page is for operators alone, and accessible', async ({ browser, request, site }) => {
  const refused = await request.get(`${site.url}/federation/status`);
  expect(refused.status()).toBe(401);
  expect(await refused.text()).not.toContain(REMOTE);

  const context = await browser.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${OPERATORS_TOKEN}` },
    bypassCSP: true,
  });
  const page = await context.newPage();
  const answer = await page.goto(`${site.url}/federation/status?fige`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main')).toContainText(NEXT);
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
});
