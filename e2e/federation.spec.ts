/** Another version of a remote, published on a site of its own, because releases affect all visitors. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownRepository } from 'tooling/testing/isolated-copy';
import { createTeam, type Team } from 'tooling/testing/team';
import { axeViolations } from './support/axe';
import { openPage } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { expect, test } from './support/test';

const REMOTE = 'mf-forms';
const NEXT = 'suivante';
const PAGE = '/contact';

/** Versions of the remote whose files a page's HTML names. */
const versionsIn = (html: string) => [
  ...new Set([...html.matchAll(/\/_mf\/mf-forms\/([\w.-]+)\/client\//g)].map(([, version]) => version)),
];

let site: SiteInstance;
let team: Team;
test.beforeAll(async () => {
  site = await startSiteInstance();
  team = await createTeam(site.url, REMOTE);
  await team.publishAs(NEXT);
});
test.afterAll(() => site.stop());

test('a team previews its version, gives it to all as a canary, promotes it and rolls it back, while open tabs keep their files', async ({
  page,
  request,
}) => {
  const versionsFor = async () => versionsIn(await (await request.get(site.url + PAGE)).text());
  const versionsOpened = async () => versionsIn(await (await openPage(page, site.url + PAGE)).text());
  const [before = ''] = await versionsFor();

  await test.step('a preview link shows one visitor the version, says so, and is left again', async () => {
    await page.goto(site.url + (await team.preview(NEXT)));
    expect(await versionsOpened()).toEqual([NEXT]);
    await expect(page.getByRole('complementary', { name: 'Aperçu' })).toContainText(`${REMOTE} ${NEXT}`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await versionsFor()).toEqual([before]);
    await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
    await expect(page.getByRole('complementary', { name: 'Aperçu' })).toHaveCount(0);
    expect(await versionsOpened()).toEqual([before]);
  });

  await test.step('a canary of 100 % reaches all visitors at once; after a rollback it reaches none', async () => {
    await team.canary(NEXT, 100);
    expect(await versionsOpened()).toEqual([NEXT]);
    const share = (await page.context().cookies()).find(({ name }) => name === 'vipp_part');
    expect(share).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await team.rollback();
    expect(await versionsOpened()).toEqual([before]);
  });

  await test.step('a promotion and the rollback after it are live when the command returns', async () => {
    await team.promote(NEXT);
    expect(await versionsFor()).toEqual([NEXT]);
    const entry = await page
      .locator('script[src*="/mf-forms/"]')
      .first()
      .evaluate((script: HTMLScriptElement) => script.src);
    expect(entry).toContain(`/_mf/${REMOTE}/${before}/`);
    expect((await request.get(entry)).status()).toBe(200);
    await team.rollback();
    expect(await versionsFor()).toEqual([before]);
  });
});

test('a team adds a page, and an operator a new team, on a running site of which nothing else is built or restarted', async ({
  page,
  browser,
  request,
}) => {
  const statusOf = async (path: string, bucket?: number) => {
    const headers: Record<string, string> = bucket === undefined ? {} : { cookie: `vipp_part=${bucket}` };
    return (await request.get(site.url + path, { headers, maxRedirects: 0 })).status();
  };
  const AGENDA = '/contact/agenda';
  const agenda = { path: AGENDA, module: './contact-page', title: 'Agenda' };
  await openPage(page, `${site.url}/rse`);

  await test.step('a page of a canary exists for its visitors alone', async () => {
    expect(await statusOf(AGENDA)).toBe(404);
    await team.publishAs('agenda', [agenda]);
    await team.canary('agenda', 50);
    expect([await statusOf(AGENDA, 0), await statusOf(AGENDA, 9999)]).toEqual([200, 404]);
  });

  await test.step('the promotion of a remote reaches an open tab, and a visitor without scripts', async () => {
    await team.promote('agenda');
    // As an editor’s text has it.
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: 'Agenda' });
      document.querySelector('main [data-rich-text]')?.prepend(link);
    }, AGENDA);
    await page.getByRole('main').getByRole('link', { name: 'Agenda' }).click();
    await expect(page).toHaveURL(site.url + AGENDA);
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toBeVisible();
    // From there the other pages of its set are opened within the document.
    await openPage(page, site.url + AGENDA);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('banner').getByRole('link', { name: 'RSE' }).click();
    await expect(page).toHaveURL(`${site.url}/rse`);
    await page.goBack();
    await expect(page).toHaveURL(site.url + AGENDA);
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(site.url + AGENDA);
    await expect(plain.getByRole('main').getByRole('textbox', { name: 'Message' })).toBeVisible();
    await context.close();
  });

  await test.step('rolled back, it is gone', async () => {
    await team.rollback();
    expect(await statusOf(AGENDA)).toBe(404);
  });

  let events: Team | undefined;
  await test.step('a new remote is live within a minute', async () => {
    const start = performance.now();
    const key = path.join(site.dataDir, 'mf-events.pem');
    events = await createTeam(site.url, 'mf-events', { paths: ['/evenements'] });
    writeFileSync(key, events.pem, { mode: 0o600 });
    // As docs/own-repository.md has it, in a folder without anything else of this project.
    const repository = ownRepository();
    for (const words of [['build'], ['publish', '--promote', '--site', site.url, '--key', key]])
      expect(repository.run('node_modules/tooling/vipp-mf.mjs', words)).toMatchObject({ status: 0 });
    repository.remove();
    expect(await statusOf('/evenements')).toBe(200);
    console.log(`a new remote was live after ${Math.round(performance.now() - start)} ms`);
    await openPage(page, `${site.url}/evenements`);
    await expect(page.getByRole('main')).toContainText('journées portes ouvertes');
  });

  await test.step('the retirement of a remote redirects its pages, and an open tab goes on', async () => {
    await events?.retire({ '/evenements': '/actualite' });
    await page.reload();
    await expect(page).toHaveURL(`${site.url}/actualite`);
  });
});
