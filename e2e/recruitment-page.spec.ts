import type { APIRequestContext, Page } from '@playwright/test';
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { axeViolations } from './support/axe';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies, chooseTheme, THEMES } from './support/visitor';

const PATH = '/recrutements';
const FORM = '/recrutements/candidature';

type Posting = {
  '@type': string;
  title: string;
  validThrough: string;
  url: string;
  jobLocation: { address: { addressLocality: string } };
};

/** The openings of today in the definition of the form, one for each place. */
const openPlaces = () => {
  const today = dayOf(new Date());
  return application.positions.flatMap(({ label, openings }) =>
    openings
      .filter(({ publishedOn, closesOn }) => publishedOn <= today && today <= closesOn)
      .map((opening) => ({ label, ...opening })),
  );
};

const serverHtml = async (request: APIRequestContext): Promise<string> => (await request.get(PATH)).text();
const postings = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
    .then((texts) => texts.map((text) => JSON.parse(text) as Posting));

test('the server sends the four sections, each under its anchor', async ({ request }) => {
  const html = await serverHtml(request);
  for (const anchor of ['recrutement', 'metiers', 'candidature', 'vie_entreprise'])
    expect(html).toContain(`<section id="${anchor}"`);
});

test('each open place has a page of its own, which alone announces it to job boards, and leads to the form', async ({
  page,
  request,
}) => {
  await openPage(page, PATH);
  expect((await postings(page)).filter((data) => data['@type'] === 'JobPosting')).toEqual([]);
  for (const { label, city, country, closesOn } of openPlaces()) {
    await openPage(page, PATH);
    await page.getByRole('link', { name: `Lire l’offre de ${city}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${label} à ${city}`);
    await openPage(page, new URL(page.url()).pathname);
    expect((await postings(page)).filter((data) => data['@type'] === 'JobPosting')).toMatchObject([
      {
        title: label,
        validThrough: `${closesOn}T23:59:59+00:00`,
        url: await page.locator('link[rel="canonical"]').getAttribute('href'),
        jobLocation: { address: { addressLocality: city } },
      },
    ]);
    await page.getByRole('link', { name: 'Je postule' }).click();
    await expect(page).toHaveURL(`${FORM}?${new URLSearchParams({ pays: country, poste: label })}`);
  }
  expect((await request.get(`${PATH}/postes/teleconseiller-dakar`)).status()).toBe(404);
});

test('each open place leads to the form with its country and its position', async ({ page }) => {
  await openPage(page, PATH);
  const places = page.locator('#postes').getByRole('listitem').getByRole('link', { name: 'Postuler' });
  await expect(places).toHaveCount(openPlaces().length);
  const chosen = await places.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href)).map(({ pathname, search }) => [pathname, search]),
  );
  expect(chosen.map(([path, search]) => [path, ...new URLSearchParams(search).values()])).toEqual(
    openPlaces().map(({ country, label }) => [FORM, country, label]),
  );
});

test('the form is one click away from the top and from the steps of an application', async ({ page }) => {
  for (const within of [page.getByRole('main'), page.locator('#candidature')]) {
    await openPage(page, PATH);
    await within.getByRole('link', { name: 'Déposer ma candidature' }).first().click();
    await expect(page).toHaveURL(FORM);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidature');
  }
});

test('each activity has a picture that is there', async ({ page }) => {
  await openPage(page, PATH);
  const cards = page.locator('#vie_entreprise').getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

for (const theme of THEMES) {
  test(`axe finds nothing in the ${theme} theme, and nothing is wider than a small window`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await acceptCookies(context);
    await chooseTheme(context, theme);
    await openPage(page, PATH);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(await axeViolations(page)).toEqual([]);
  });
}
