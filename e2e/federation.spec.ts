/** Another version of a remote, published on a site of its own, because releases affect all visitors. */
import { axeViolations } from './support/axe';
import { openPage } from './support/open-page';
import { OPERATORS_TOKEN, startSiteInstance, type SiteInstance } from './support/site-instance';
import { publishAs, teamCommand } from './support/team-command';
import { expect, test } from './support/test';

const REMOTE = 'mf-forms';
const NEXT = 'suivante';
const PAGE = '/contact';

/** Versions of the remote whose files a page's HTML names. */
const versionsIn = (html: string) => [
  ...new Set([...html.matchAll(/\/_mf\/mf-forms\/([\w.-]+)\/client\//g)].map(([, version]) => version)),
];

let site: SiteInstance;
test.beforeAll(async () => {
  site = await startSiteInstance();
  await publishAs(site, REMOTE, NEXT);
});
test.afterAll(() => site.stop());

test('a team previews its version, gives it to all as a canary, promotes it and rolls it back, while open tabs keep their files', async ({
  page,
  browser,
  request,
}) => {
  const release = (...words: string[]) => teamCommand(site, ...words);
  const versionsFor = async () => versionsIn(await (await request.get(site.url + PAGE)).text());
  const versionsOpened = async () => versionsIn(await (await openPage(page, site.url + PAGE)).text());
  const [before = ''] = await versionsFor();

  await test.step('a preview link shows one visitor the version, says so, and is left again', async () => {
    const { url } = await release('preview', REMOTE, NEXT);
    await page.goto(site.url + new URL(String(url)).pathname);
    expect(await versionsOpened()).toEqual([NEXT]);
    await expect(page.getByRole('complementary', { name: 'Aperçu' })).toContainText(`${REMOTE} ${NEXT}`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await versionsFor()).toEqual([before]);
    await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
    await expect(page.getByRole('complementary', { name: 'Aperçu' })).toHaveCount(0);
    expect(await versionsOpened()).toEqual([before]);
  });

  await test.step('a canary of 100 % reaches all visitors at once; at 0 % it reaches none', async () => {
    await release('canary', REMOTE, NEXT, '--percent', '100');
    expect(await versionsOpened()).toEqual([NEXT]);
    const share = (await page.context().cookies()).find(({ name }) => name === 'vipp_part');
    expect(share).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const registry = (await (await request.get(`${site.url}/federation/registry.json`)).json()) as {
      microFrontends: Record<string, { metadata: { version: string }; deployment: object }[]>;
    };
    const next = registry.microFrontends[REMOTE]?.find(({ metadata }) => metadata.version === NEXT);
    expect(next?.deployment).toEqual({ traffic: 100, default: false });
    await release('canary', REMOTE, NEXT, '--percent', '0');
    expect(await versionsOpened()).toEqual([before]);
  });

  await test.step('a promotion and the rollback after it are live when the command returns', async () => {
    await release('promote', REMOTE, NEXT);
    expect(await versionsFor()).toEqual([NEXT]);
    const entry = await page
      .locator('script[src*="/mf-forms/"]')
      .first()
      .evaluate((script: HTMLScriptElement) => script.src);
    expect(entry).toContain(`/_mf/${REMOTE}/${before}/`);
    expect((await request.get(entry)).status()).toBe(200);
    await release('rollback', REMOTE);
    expect(await versionsFor()).toEqual([before]);
  });

  await test.step('the status page is for operators alone, and accessible', async () => {
    const refused = await request.get(`${site.url}/federation/status`);
    expect(refused.status()).toBe(401);
    expect(await refused.text()).not.toContain(REMOTE);
    const context = await browser.newContext({
      extraHTTPHeaders: { authorization: `Bearer ${OPERATORS_TOKEN}` },
      bypassCSP: true,
    });
    const status = await context.newPage();
    await status.goto(`${site.url}/federation/status`);
    await expect(status.getByRole('main')).toContainText(NEXT);
    expect(await axeViolations(status)).toEqual([]);
    await context.close();
  });
});
