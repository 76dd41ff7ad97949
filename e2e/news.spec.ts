import type { Page } from '@playwright/test';
import { ATTACK, expectNoHarm } from './support/attack';
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
  watchQueries,
} from './support/list-page';
import { allPosts, first, type Post } from './support/lists';
import { recordMotion } from './support/motion';
import { isSameDocument, markDocument, openPage } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const YEARS = ['2026', '2025', '2024', '2023'];
const TYPING_PAUSE_MS = 250;
const MORNING = new Date('2026-03-02T09:00:00');

test.beforeEach(({ context }) => acceptCookies(context));

const expectPosts = (page: Page, posts: readonly Post[], number = 1): Promise<void> =>
  expectList(page, { titles: posts.map(({ title }) => title), pageSize: 6, nouns: ['article', 'articles'], number });

const has =
  (...names: string[]) =>
  ({ categories }: Post): boolean =>
    categories.some((name) => names.includes(name));
const yearOf = ({ publishedAt }: Post): string => publishedAt.slice(0, 4);

test('cards tell title, description, categories and date, newest first', async ({ page, request }) => {
  const posts = await allPosts(request);
  await openPage(page, '/actualite');
  await expectPosts(page, posts);
  const { title, categories, publishedAt } = first(posts);
  const card = cards(page).first();
  await expect(card.getByRole('link', { name: title })).toBeVisible();
  await expect(card.locator('time')).toHaveText(publishedAt.split('-').reverse().join('-'));
  await expect(card.getByRole('list', { name: 'Catégories' }).getByRole('listitem')).toHaveText(categories);
  await expect(card.locator('img')).toBeVisible();
});

test('categories are alternatives, which years and months narrow; unchecking all restores the list', async ({
  page,
  request,
}) => {
  const posts = await allPosts(request);
  await openPage(page, '/actualite');
  await markDocument(page);
  await choice(page, 'Vie du groupe').check();
  await expectPosts(page, posts.filter(has('Vie du groupe')));
  await choice(page, 'Relation client').check();
  const either = posts.filter(has('Vie du groupe', 'Relation client'));
  await expectPosts(page, either);
  await choice(page, '2024').check();
  const inYear = either.filter((post) => yearOf(post) === '2024');
  await expectPosts(page, inYear);
  await choice(page, 'Mars').check();
  await expectPosts(
    page,
    inYear.filter(({ publishedAt }) => publishedAt.slice(5, 7) === '03'),
  );
  await expect(page).toHaveURL('/actualite?categorie=vie-du-groupe&categorie=relation-client&annee=2024&mois=03');

  for (const name of ['Mars', '2024', 'Relation client', 'Vie du groupe']) await choice(page, name).uncheck();
  await expectPosts(page, posts);
  await expect(page).toHaveURL('/actualite');
  expect(await isSameDocument(page)).toBe(true);
});

test('a long filter unfolds and folds, with an animation', async ({ page }) => {
  await openPage(page, '/actualite');
  const fold = panel(page, 'Catégories').locator('details details');
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const folded = await fold.evaluate(heightOf);
  await expect(choice(page, 'Événements')).toBeHidden();
  const clicked = await fold.evaluate((element) => {
    element.querySelector('summary')?.click();
    return element.getBoundingClientRect().height;
  });
  // The height grows in steps, not at once.
  expect(clicked).toBe(folded);
  await expect.poll(() => fold.evaluate(heightOf)).toBeGreaterThan(folded + 100);
  await expect(choice(page, 'Événements')).toBeVisible();
  await panel(page, 'Catégories').getByText('Afficher moins').click();
  await expect(choice(page, 'Événements')).toBeHidden();
});

test('every filter has a toggle that closes and opens it, with an animation and with the keyboard', async ({
  page,
}) => {
  await openPage(page, '/actualite?annee=2025');
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  for (const title of ['Catégories', 'Année', 'Mois']) {
    const fold = disclosureOf(page, title);
    const toggle = fold.locator('> summary');
    await toggle.scrollIntoViewIfNeeded();
    const open = await fold.evaluate(heightOf);
    const clicked = await fold.evaluate((element) => {
      element.querySelector('summary')?.click();
      return element.getBoundingClientRect().height;
    });
    // The height shrinks in steps, not at once.
    expect(clicked, title).toBe(open);
    await expect.poll(() => fold.evaluate(heightOf), title).toBeLessThan(open - 100);
    await expect(choicesOf(page, title).first()).toBeHidden();
    if (title === 'Année') await expect(toggle).toContainText('1 choix coché');
    await toggle.press('Enter');
    await expect(choicesOf(page, title).first()).toBeVisible();
    await expect.poll(() => fold.evaluate(heightOf), title).toBe(open);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a filter opens and closes at once', async ({ page }) => {
    await openPage(page, '/actualite');
    const heights = await disclosureOf(page, 'Année').evaluate((element) => {
      const before = element.getBoundingClientRect().height;
      element.querySelector('summary')?.click();
      return { before, after: element.getBoundingClientRect().height };
    });
    expect(heights.after).toBeLessThan(heights.before - 100);
  });
});

test('each choice shows its number of articles under the other filters; one that leads to none stays usable', async ({
  page,
  request,
}) => {
  const posts = await allPosts(request);
  await openPage(page, '/actualite');
  await expect(countsOf(page, 'Année')).toHaveText(
    YEARS.map((year) => `${posts.filter((post) => yearOf(post) === year).length}`),
  );
  await choice(page, '2025').check();
  const inYear = posts.filter((post) => yearOf(post) === '2025');
  const inMarch = inYear.filter(({ publishedAt }) => publishedAt.slice(5, 7) === '03').length;
  await expect(
    page.getByRole('checkbox', { name: `Mars, ${inMarch} article${inMarch > 1 ? 's' : ''}`, exact: true }),
  ).toBeVisible();
  // The years are alternatives: the picked one does not change the counts of the others.
  await expect(countsOf(page, 'Année')).toHaveText(
    YEARS.map((year) => `${posts.filter((post) => yearOf(post) === year).length}`),
  );
  await searchBox(page).fill('xyzzy');
  const picked = page.getByRole('checkbox', { name: '2025, 0 article', exact: true });
  await expect(picked).toBeChecked();
  await picked.uncheck();
  await expect(page).toHaveURL('/actualite?q=xyzzy');
});

test('a category leaves the years of its posts; where none is left all are there again', async ({ page, request }) => {
  const posts = await allPosts(request);
  await openPage(page, '/actualite');
  await expect.poll(() => labelsOf(page, 'Année')).toEqual(YEARS);
  await unfold(page, 'Catégories');
  await choice(page, 'Événements').check();
  const left = [...new Set(posts.filter(has('Événements')).map(yearOf))];
  expect(left.length).toBeLessThan(YEARS.length);
  await expect.poll(() => labelsOf(page, 'Année')).toEqual(left);
  await choice(page, 'Événements').uncheck();
  await expect.poll(() => labelsOf(page, 'Année')).toEqual(YEARS);
  await page.goto('/actualite?categorie=nulle-part');
  await expect.poll(() => labelsOf(page, 'Année')).toEqual(YEARS);
});

test('the search asks once the typing pauses, keeps the focus, says how much it found and shows the list', async ({
  page,
}) => {
  const motion = await recordMotion(page);
  await page.clock.install({ time: MORNING });
  await openPage(page, '/actualite?page=3');
  await page.clock.pauseAt(new Date(MORNING.getTime() + 3_600_000));
  const queries = watchQueries(page, '/_data/news');
  await searchBox(page).pressSequentially('loMÉ');
  await page.clock.runFor(TYPING_PAUSE_MS - 1);
  expect(queries).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`/actualite?q=${encodeURIComponent('loMÉ')}`);
  await expect(resultCount(page)).toHaveText(/^\d+ articles/);
  expect(queries).toHaveLength(1);
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('loMÉ');
  const marks = await cards(page).locator('mark').allTextContents();
  expect(marks.length).toBeGreaterThan(2);
  expect(marks.filter((text) => !/^l[oô]mé$/i.test(text))).toEqual([]);
  expect((await motion()).behaviors).toEqual(['smooth']);
});

test('the search minds neither case, accents nor spaces around, and a blank one restores the list', async ({
  page,
  request,
}) => {
  const posts = await allPosts(request);
  const found = posts.filter(({ title }) => title.includes('École de codage'));
  expect(found.length).toBeGreaterThan(1);
  await openPage(page, '/actualite');
  await searchBox(page).fill('  ECOLE DE CODAGE ');
  await expectPosts(page, found);
  await expect(page).toHaveURL('/actualite?q=ECOLE+DE+CODAGE');
  // The address of a post is searched too: this word is in no title.
  await searchBox(page).fill('festival-culture');
  await expectPosts(
    page,
    posts.filter(({ slug }) => slug.includes('festival-culture')),
  );
  await searchBox(page).fill('   ');
  await expectPosts(page, posts);
  await expect(page).toHaveURL('/actualite');
});

test('an answer that comes too late is dropped', async ({ page, request }) => {
  const wanted = (await (await request.get('/_data/news?q=kigali')).json()) as { total: number };
  await openPage(page, '/actualite');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_data/news?q=lo', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const early = page.waitForRequest('**/_data/news?q=lo');
  await searchBox(page).fill('lo');
  await early;
  await searchBox(page).fill('kigali');
  await expect(resultCount(page)).toContainText(`${wanted.total} article`);
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/actualite?q=kigali');
  await expect(resultCount(page)).toContainText(`${wanted.total} article`);
  await expect(searchBox(page)).toHaveValue('kigali');
});

test('pages turn without a reload, scroll smoothly to the list and have titles of their own', async ({
  page,
  request,
}) => {
  const posts = await allPosts(request);
  const motion = await recordMotion(page);
  await openPage(page, '/actualite');
  await markDocument(page);
  await expect(pagination(page).getByRole('link', { name: 'Page précédente' })).toHaveCount(0);
  await pagination(page).getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL('/actualite?page=2');
  await expectPosts(page, posts, 2);
  await expect(page).toHaveTitle('L’actualité du groupe Vipp – page 2 | VIPP');
  await expect(pagination(page).locator('[aria-current="page"]')).toHaveText('Page 2');
  expect((await motion()).behaviors).toEqual(['smooth']);
  const last = Math.ceil(posts.length / 6);
  await pagination(page)
    .getByRole('link', { name: `Page ${last}`, exact: true })
    .click();
  await expectPosts(page, posts, last);
  await expect(pagination(page).getByRole('link', { name: 'Page suivante' })).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward walk through filters and searches; an address shows the same to all visitors', async ({
  page,
  context,
}) => {
  await openPage(page, '/actualite');
  await choice(page, '2025').check();
  await expect(page).toHaveURL('/actualite?annee=2025');
  await searchBox(page).fill('cotonou');
  await expect(page).toHaveURL('/actualite?q=cotonou&annee=2025');
  await searchBox(page).fill('kigali');
  await expect(page).toHaveURL('/actualite?q=kigali&annee=2025');

  // A search is one history entry, however often it was retyped.
  await page.goBack();
  await expect(page).toHaveURL('/actualite?annee=2025');
  await expect(searchBox(page)).toHaveValue('');
  await expect(choice(page, '2025')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/actualite');
  await expect(choice(page, '2025')).not.toBeChecked();
  await page.goForward();
  await expect(choice(page, '2025')).toBeChecked();
  await page.goForward();
  await expect(searchBox(page)).toHaveValue('kigali');

  const other = await context.newPage();
  await openPage(other, '/actualite?q=kigali&annee=2025');
  await expect(searchBox(other)).toHaveValue('kigali');
  await expect(choice(other, '2025')).toBeChecked();
  // The other page is complete at once, while this one may still show the answer to the search before.
  await expect(cardTitles(page)).toHaveText(await cardTitles(other).allTextContents());
});

test('where nothing is found the list says so', async ({ page }) => {
  await openPage(page, '/actualite');
  await searchBox(page).fill('xyzzy');
  await expect(resultCount(page)).toHaveText('0 article');
  for (const line of NO_RESULT) await expect(page.getByText(line, { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(pagination(page)).toHaveCount(0);
});

/** The plain form of the page, without scripts. */
async function useForm(page: Page): Promise<void> {
  await choice(page, '2025').check();
  await searchBox(page).fill('lomé');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(`/actualite?q=${encodeURIComponent('lomé')}&annee=2025`);
  await expect(choice(page, '2025')).toBeChecked();
  await expect(searchBox(page)).toHaveValue('lomé');
  await expect(cards(page).locator('mark').first()).toHaveText('Lomé');
  await choice(page, '2025').uncheck();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(`/actualite?q=${encodeURIComponent('lomé')}`);
  await pagination(page).getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(`/actualite?q=${encodeURIComponent('lomé')}&page=2`);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and search are a form, and pages are links', async ({ page }) => {
    await page.goto('/actualite');
    await useForm(page);
  });

  test('filters close and open, and tell what each choice leads to', async ({ page, request }) => {
    const posts = await allPosts(request);
    await page.goto('/actualite');
    await disclosureOf(page, 'Année').locator('> summary').click();
    await expect(choice(page, '2025')).toBeHidden();
    await disclosureOf(page, 'Année').locator('> summary').click();
    await expect(countsOf(page, 'Année')).toHaveText(
      YEARS.map((year) => `${posts.filter((post) => yearOf(post) === year).length}`),
    );
  });
});

test.describe('when the scripts of the remote do not arrive', () => {
  test.use({ expectedFaults: /net::ERR_FAILED|did not load/ });

  test('filters and search are a form, and pages are links', async ({ page }) => {
    await page.route('**/_mf/mf-news-studies/**', (route) => route.abort());
    await openPage(page, '/actualite');
    await useForm(page);
  });
});

test('cards far below the window of a phone are laid out once the browser is idle', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (then) => {
      window.addEventListener('idle', () => whenIdle(then), { once: true });
      return 0;
    };
  });
  await openPage(page, '/actualite');
  const laidOut = () =>
    cards(page).evaluateAll((all) => all.map((card) => card.checkVisibility({ contentVisibilityAuto: true })));
  const before = await laidOut();
  expect([before[0], before.at(-1)]).toEqual([true, false]);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('idle')));
      return laidOut();
    })
    .toEqual(before.map(() => true));
});

test('an attack in the search box or in its address is only a text that is not found', async ({ page }) => {
  await openPage(page, `/actualite?q=${encodeURIComponent(ATTACK)}`);
  // The text of a search is cut at a hundred characters.
  await expect(searchBox(page)).toHaveValue(ATTACK.slice(0, 100));
  await expect(page.getByText(NO_RESULT[0] ?? '')).toBeVisible();
  await expectNoHarm(page);
  await openPage(page, '/actualite');
  await searchBox(page).fill('<img src=/_x onerror=hacked=1>');
  await expect(page.getByText(NO_RESULT[0] ?? '')).toBeVisible();
  await expectNoHarm(page);
});
