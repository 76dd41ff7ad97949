import type { APIRequestContext, Page } from '@playwright/test';
import {
  cards,
  cardTitles,
  choice,
  choicesOf,
  countsOf,
  disclosureOf,
  expectList,
  labelsOf,
  NO_RESULT,
  pagination,
  panel,
  resultCount,
  searchBox,
  unfold,
} from './support/list-page';
import { allStudies, first, type Study } from './support/lists';
import { isSameDocument, markDocument, openPage } from './support/open-page';
import { STUDY } from './support/site-pages';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const THEMES = [
  ['relations-client', 'Relations clients'],
  ['soutien-d-activite', 'Soutien d’activités'],
  ['actions-commerciales', 'Actions commerciales'],
  ['activités-it', 'Activités IT'],
] as const;

test.beforeEach(({ context }) => acceptCookies(context));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('navigation', { name: 'Autres études de cas' }).locator('[rel="next"]');
const previous = (page: Page) => page.getByRole('navigation', { name: 'Autres études de cas' }).locator('[rel="prev"]');
const image = (page: Page) => page.locator('article [aria-busy]:has(> img, > picture)').first();
const addressOf = ({ slug }: Study): string => `/etude_de_cas/${slug}`;

const expectStudies = (page: Page, studies: readonly Study[], number = 1): Promise<void> =>
  expectList(page, {
    titles: studies.map(({ title }) => title),
    pageSize: 9,
    nouns: ['étude de cas', 'études de cas'],
    number,
  });

test('each theme names its first three studies, and leads to the others where there are more', async ({
  page,
  request,
}) => {
  const studies = await allStudies(request);
  await openPage(page, '/etude-de-cas');
  const themes = page.getByRole('main').getByRole('article');
  await expect(themes.getByRole('heading', { level: 2 })).toHaveText(THEMES.map(([, name]) => name));
  for (const [index, [theme, name]] of THEMES.entries()) {
    const own = studies.filter((study) => study.theme === theme);
    await expect(themes.nth(index).getByRole('listitem')).toHaveText(own.slice(0, 3).map(({ title }) => title));
    const more = themes.nth(index).getByRole('link', { name: /^Voir/ });
    await expect(more).toHaveCount(own.length > 3 ? 1 : 0);
    await expect(more).toContainText(name);
  }
  await themes.first().getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(addressOf(first(studies.filter(({ theme }) => theme === THEMES[0][0]))));
  await page.goBack();
  await page.getByRole('link', { name: 'Voir toutes les études de cas' }).click();
  await expect(page).toHaveURL('/etude-de-cas/all');
});

test('the list of a theme holds its studies alone, whatever is filtered', async ({ page, request }) => {
  const studies = (await allStudies(request)).filter(({ theme }) => theme === 'activités-it');
  await openPage(page, '/etude-de-cas');
  await page.getByRole('link', { name: /^Voir.*Activités IT/ }).click();
  await expect(heading(page)).toHaveText('Activités IT');
  await expectStudies(page, studies);
  await choice(page, '2025').check();
  await expectStudies(
    page,
    studies.filter(({ publishedAt }) => publishedAt.startsWith('2025')),
  );
  expect(new URL(page.url()).searchParams.get('theme')).toBe('activités-it');
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expectStudies(page, studies);
  await page.getByRole('main').getByRole('link', { name: 'Études de cas', exact: true }).first().click();
  await expect(page).toHaveURL('/etude-de-cas');
});

test('studies come nine a page; their cards tell image, title, description and three badges', async ({
  page,
  request,
}) => {
  const studies = await allStudies(request);
  await openPage(page, '/etude-de-cas/all');
  await expectStudies(page, studies);
  const { title, typologie, secteur, objectif } = first(studies);
  const card = cards(page).first();
  await expect(card.getByRole('link', { name: title })).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText([typologie, secteur, objectif]);
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByRole('paragraph').first()).not.toBeEmpty();
  await pagination(page).getByRole('link', { name: 'Page suivante' }).click();
  await expectStudies(page, studies, 2);
});

test('the choices of a filter begin with a capital and go on in lower case', async ({ page }) => {
  await openPage(page, '/etude-de-cas/all');
  for (const title of ['Typologies', 'Objectifs', 'Secteur', 'Mois']) {
    const labels = await labelsOf(page, title);
    expect(labels.length, title).toBeGreaterThan(3);
    expect(
      labels.filter(
        (label) => label !== label.charAt(0).toLocaleUpperCase('fr') + label.slice(1).toLocaleLowerCase('fr'),
      ),
      title,
    ).toEqual([]);
  }
  await expect(panel(page, 'Secteur')).toContainText('Banque / assurance');
});

test('choices of one filter add up, filters narrow each other, and unchecking restores', async ({ page, request }) => {
  const studies = await allStudies(request);
  await openPage(page, '/etude-de-cas/all');
  await choice(page, 'Back office').check();
  await choice(page, 'Fidélisation').check();
  const either = studies.filter(({ typologie }) => ['Back office', 'Fidélisation'].includes(typologie));
  await expectStudies(page, either);
  await unfold(page, 'Objectifs');
  await choice(page, 'Fiabiliser les données').check();
  const both = either.filter(({ objectif }) => objectif === 'Fiabiliser les données');
  expect(both.length).toBeGreaterThan(1);
  await expectStudies(page, both);
  await choice(page, '2024').check();
  await expectStudies(
    page,
    both.filter(({ publishedAt }) => publishedAt.startsWith('2024')),
  );
  await page.goBack();
  await expect(choice(page, '2024')).not.toBeChecked();
  await expectStudies(page, both);
  for (const name of ['Back office', 'Fidélisation', 'Fiabiliser les données']) await choice(page, name).uncheck();
  await expectStudies(page, studies);
});

test('each choice shows its number of studies under the theme and the other filters, and every filter can be closed', async ({
  page,
  request,
}) => {
  const studies = (await allStudies(request)).filter(({ theme }) => theme === 'activités-it');
  await openPage(page, '/etude-de-cas/group?theme=activit%C3%A9s-it&annee=2025');
  const inYear = studies.filter(({ publishedAt }) => publishedAt.startsWith('2025'));
  const labels = await labelsOf(page, 'Secteur');
  const expected = labels.map(
    (label) => inYear.filter(({ secteur }) => secteur.toLowerCase() === label.toLowerCase()).length,
  );
  expect(expected).toContain(0);
  expect(Math.max(...expected)).toBeGreaterThan(0);
  await expect(countsOf(page, 'Secteur')).toHaveText(expected.map(String));
  for (const title of ['Typologies', 'Objectifs', 'Secteur', 'Année', 'Mois']) {
    await disclosureOf(page, title).locator('> summary').click();
    await expect(choicesOf(page, title).first()).toBeHidden();
  }
});

test('the search finds studies as one types, and says when there are none', async ({ page }) => {
  await openPage(page, '/etude-de-cas/all?page=2');
  await searchBox(page).fill('ENERGIE');
  await expect(page).toHaveURL('/etude-de-cas/all?q=ENERGIE');
  await expect(cards(page).locator('mark').first()).toHaveText('énergie');
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill('xyzzy');
  for (const line of NO_RESULT) await expect(page.getByText(line, { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of a theme is filtered and searched with a form', async ({ page }) => {
    await page.goto('/etude-de-cas/group?theme=relations-client');
    await choice(page, 'Modération').check();
    await searchBox(page).fill('moder');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(heading(page)).toHaveText('Relations clients');
    await expect(choice(page, 'Modération')).toBeChecked();
    await expect(resultCount(page)).toHaveText(/^[1-9]\d* études? de cas/);
    await cardTitles(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/etude_de_cas\/[a-z0-9-]+$/);
    await page.getByRole('link', { name: 'Revenir sur la page des études' }).click();
    await expect(page).toHaveURL('/etude-de-cas');
  });
});

/** A study whose neighbour's picture is not on its page yet, and must be loaded. */
async function studyBeforeUnseenOne(request: APIRequestContext): Promise<Study> {
  const studies = (await allStudies(request)).sort((a, b) => a.id - b.id);
  for (const study of studies.slice(0, -1)) {
    const detail = (await (await request.get(`/_data/studies/${study.slug}`)).json()) as {
      next: { slug: string };
      related: { slug: string }[];
    };
    if (!detail.related.some(({ slug }) => slug === detail.next.slug)) return study;
  }
  throw new Error('every study is shown beside the one before it');
}

test('the next study comes without a reload, and is loading until its image is there', async ({ page, request }) => {
  const studies = (await allStudies(request)).sort((a, b) => a.id - b.id);
  const study = await studyBeforeUnseenOne(request);
  const following = first(studies.filter(({ id }) => id > study.id));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/storage/etudes/${following.slug}\\.`), async (route) => {
    if (route.request().resourceType() === 'image') await held;
    await route.continue();
  });
  await openPage(page, addressOf(study));
  await markDocument(page);
  await expect(previous(page)).toHaveCount(study.id === first(studies).id ? 0 : 1);
  await next(page).click();
  await expect(page).toHaveURL(addressOf(following));
  await expect(heading(page)).toHaveText(following.title);
  await expect(image(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Chargement de l’image…')).toBeAttached();
  release();
  await expect(image(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('Chargement de l’image…')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText(study.title);
  await page.goBack();
  await expect(heading(page)).toHaveText(following.title);
  expect(await isSameDocument(page)).toBe(true);
});

test('a study shows its image, its PDF, related ones of its theme, and the others six a page', async ({
  page,
  request,
}) => {
  const studies = await allStudies(request);
  const study = first(studies.filter((one) => addressOf(one) === STUDY));
  await openPage(page, STUDY);
  await expect(image(page).locator('img')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', /^Document PDF.: Un constructeur automobile/);
  const proposed = page.getByRole('region', { name: 'Article(s) lié(s)' }).getByRole('article');
  const sameTheme = studies.filter(({ theme, id }) => theme === study.theme && id !== study.id);
  await expect(proposed.getByRole('heading')).toHaveText(sameTheme.slice(0, 3).map(({ title }) => title));
  await expect(proposed.first().getByRole('link', { name: /^Lire plus/ })).toBeVisible();

  const others = page.getByRole('navigation', { name: 'Les études de cas', exact: true });
  const titles = others.getByRole('list').first().getByRole('link');
  await expect(titles).toHaveText(studies.slice(0, 6).map(({ title }) => title));
  await others.getByRole('link', { name: 'Page suivante' }).click();
  await expect(titles).toHaveText(studies.slice(6, 12).map(({ title }) => title));
  await expect(heading(page)).toHaveText(study.title);
});

test('the way back from a study leads to the list as it was filtered', async ({ page }) => {
  const list = '/etude-de-cas/group?theme=relations-client&annee=2025';
  await openPage(page, list);
  await cardTitles(page).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Revenir sur la page des études' }).click();
  await expect(page).toHaveURL(list);
  await expect(choice(page, '2025')).toBeChecked();
});

test('every form of a study’s address leads to it, and an unknown one is a real 404', async ({ request }) => {
  const slug = STUDY.replace('/etude_de_cas/', '');
  for (const form of [`/etude_de_cas/slug=${slug}`, `/etude_de_cas?slug=${slug}`, `/etude-de-cas?slug=${slug}`]) {
    const answer = await request.get(form, { maxRedirects: 0 });
    expect(answer.status(), form).toBe(308);
    expect(answer.headers()['location'], form).toBe(STUDY);
  }
  expect((await request.get('/etude_de_cas/inconnue')).status()).toBe(404);
});
