import type { Page } from '@playwright/test';
import {
  cards,
  cardTitles,
  choice,
  choicesOf,
  countsOf,
  expectList,
  labelsOf,
  pagination,
  searchBox,
  unfold,
} from './support/list-page';
import { allStudies, first, type Study } from './support/lists';
import { isSameDocument, markDocument, openPage } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

test.beforeEach(({ context }) => acceptCookies(context));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const neighbour = (page: Page, rel: 'prev' | 'next') =>
  page.getByRole('navigation', { name: 'Autres études de cas' }).locator(`[rel="${rel}"]`);
const image = (page: Page) => page.locator('article [aria-busy]:has(> img)').first();
const addressOf = ({ slug }: Study): string => `/etude_de_cas/${slug}`;
const expectStudies = (page: Page, studies: readonly Study[], number = 1): Promise<void> =>
  expectList(page, {
    titles: studies.map(({ title }) => title),
    pageSize: 9,
    nouns: ['étude de cas', 'études de cas'],
    number,
  });

test('the studies are found by theme, filters and search, and the way back from one leads to the list as it was', async ({
  page,
  request,
}) => {
  const all = await allStudies(request);
  await openPage(page, '/etude-de-cas');
  await markDocument(page);
  const theme = page.getByRole('main').getByRole('article').first();
  const studies = all.filter((study) => study.theme === 'relations-client');
  await expect(theme.getByRole('listitem')).toHaveText(studies.slice(0, 3).map(({ title }) => title));
  await theme.getByRole('link', { name: /^Voir/ }).click();
  await expect(page).toHaveURL('/etude-de-cas/group?theme=relations-client');
  await expectStudies(page, studies);
  const { typologie, secteur, objectif } = first(studies);
  await expect(cards(page).first().getByRole('listitem')).toHaveText([typologie, secteur, objectif]);
  await expect(cards(page).first().locator('img')).toBeVisible();

  await choice(page, '2025').check();
  const inYear = studies.filter(({ publishedAt }) => publishedAt.startsWith('2025'));
  await expectStudies(page, inYear);
  const sectors = await labelsOf(page, 'Secteur');
  const counts = sectors.map(
    (label) => inYear.filter((one) => one.secteur.toLowerCase() === label.toLowerCase()).length,
  );
  await expect(countsOf(page, 'Secteur')).toHaveText(counts.map(String));
  const list = page.url();
  await cardTitles(page).getByRole('link').first().click();
  await expect(heading(page)).toHaveText(first(inYear).title);
  await page.getByRole('link', { name: 'Revenir sur la page des études' }).click();
  await expect(page).toHaveURL(list);
  await expect(choice(page, '2025')).toBeChecked();

  await openPage(page, '/etude-de-cas/all');
  await markDocument(page);
  await choice(page, 'Back office').check();
  await choice(page, 'Fidélisation').check();
  const either = all.filter((one) => ['Back office', 'Fidélisation'].includes(one.typologie));
  await expectStudies(page, either);
  await unfold(page, 'Objectifs');
  await choice(page, 'Fiabiliser les données').check();
  await expectStudies(
    page,
    either.filter((one) => one.objectif === 'Fiabiliser les données'),
  );
  for (const name of ['Back office', 'Fidélisation', 'Fiabiliser les données']) await choice(page, name).uncheck();
  await expectStudies(page, all);
  await expect(choicesOf(page, 'Secteur').filter({ hasText: 'Banque / assurance' })).toHaveCount(1);
  await pagination(page).getByRole('link', { name: 'Page suivante' }).click();
  await expectStudies(page, all, 2);
  await searchBox(page).fill('ENERGIE');
  await expect(page).toHaveURL('/etude-de-cas/all?q=ENERGIE');
  await expect(cards(page).locator('mark').first()).toHaveText('énergie');
  await expect(searchBox(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('the next study comes without a reload, is loading until its image is there, and has its PDF and others beside it', async ({
  page,
  request,
}) => {
  const studies = await allStudies(request);
  const [study, following] = await pairWithUnseenImage(request, studies);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/storage/etudes/${following.slug}\\.`), async (route) => {
    if (route.request().resourceType() === 'image') await held;
    await route.continue();
  });
  await openPage(page, addressOf(study));
  await markDocument(page);
  await neighbour(page, 'next').click();
  await expect(page).toHaveURL(addressOf(following));
  await expect(heading(page)).toHaveText(following.title);
  await expect(image(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Chargement de l’image…')).toBeAttached();
  release();
  await expect(image(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('Chargement de l’image…')).toHaveCount(0);
  await expect(image(page).locator('img')).toBeVisible();
  await expect(page.getByRole('group', { name: following.title })).toHaveAttribute('aria-busy', 'false');

  const related = page.getByRole('region', { name: 'Article(s) lié(s)' }).getByRole('article');
  const sameTheme = studies.filter(({ theme, id }) => theme === following.theme && id !== following.id);
  await expect(related.getByRole('heading')).toHaveText(sameTheme.slice(0, 3).map(({ title }) => title));
  const others = page.getByRole('navigation', { name: 'Les études de cas', exact: true });
  await others.getByRole('link', { name: 'Page suivante' }).click();
  await expect(others.getByRole('list').first().getByRole('link')).toHaveText(
    studies.slice(6, 12).map(({ title }) => title),
  );
  await expect(heading(page)).toHaveText(following.title);
  await neighbour(page, 'prev').click();
  await expect(heading(page)).toHaveText(study.title);
  expect(await isSameDocument(page)).toBe(true);
});

type Request = Parameters<typeof allStudies>[0];

/** A study and the next one, whose picture is not on its page yet, and must be loaded. */
async function pairWithUnseenImage(request: Request, studies: readonly Study[]): Promise<[Study, Study]> {
  const byId = [...studies].sort((a, b) => a.id - b.id);
  for (const [index, study] of byId.entries()) {
    const following = byId[index + 1];
    const detail = (await (await request.get(`/_data/studies/${study.slug}`)).json()) as {
      related: { slug: string }[];
    };
    if (following && !detail.related.some(({ slug }) => slug === following.slug)) return [study, following];
  }
  throw new Error('every study is shown beside the one before it');
}
