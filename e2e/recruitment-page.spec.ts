import type { Page } from '@playwright/test';
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { first } from './support/lists';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const PATH = '/recrutements';
const FORM = '/recrutements/candidature';

type Posting = { '@type': string; title: string; jobLocation: { address: { addressLocality: string } }; url: string };

/** The places that are open today in the definition of the form. */
const openPlaces = () => {
  const today = dayOf(new Date());
  return application.positions.flatMap(({ label, openings }) =>
    openings
      .filter(({ publishedOn, closesOn }) => publishedOn <= today && today <= closesOn)
      .map((opening) => ({ label, ...opening })),
  );
};

/** What the page announces to job boards. */
async function postings(page: Page): Promise<Posting[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Posting).filter((data) => data['@type'] === 'JobPosting');
}

test('a visitor goes from an open place to its offer, which alone announces it to job boards, and to the form', async ({
  page,
  context,
  request,
}) => {
  const { label, city, country } = first(openPlaces());
  await acceptCookies(context);
  await openPage(page, PATH);
  expect(await postings(page)).toEqual([]);
  const activities = page.locator('#vie_entreprise').getByRole('article');
  await expect(activities).toHaveCount(6);
  for (const activity of await activities.all()) {
    await activity.scrollIntoViewIfNeeded();
    const picture = activity.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.getByRole('link', { name: `Lire l’offre de ${city}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${label} à ${city}`);
  await openPage(page, new URL(page.url()).pathname);
  expect(await postings(page)).toMatchObject([
    {
      title: label,
      url: await page.locator('link[rel="canonical"]').getAttribute('href'),
      jobLocation: { address: { addressLocality: city } },
    },
  ]);
  await page.getByRole('link', { name: 'Je postule' }).click();
  await expect(page).toHaveURL(`${FORM}?${new URLSearchParams({ pays: country, poste: label })}`);
  await expect(page.getByRole('combobox', { name: 'Pays' })).toHaveValue(country);
  await expect(page.getByRole('combobox', { name: 'Poste' })).toHaveValue(label);
  expect((await request.get(`${PATH}/postes/teleconseiller-dakar`)).status()).toBe(404);
});
