/** `npm run dev -w mf-forms -- --against …`: what is saved is on screen, and what a person typed stays. */
import type { APIRequestContext, Page } from '@playwright/test';
import { startDevelopment, type Development } from './support/development';
import { isSameDocument, markDocument, openPage } from './support/open-page';
import { siteUrl } from './support/site-url';
import { expect as expectSoon, test } from './support/test';

/** Every change is compiled, beside whatever else the machine does. */
const expect = expectSoon.configure({ timeout: 40_000 });

const PAGE = 'mf-forms/src/pages/contact-page.tsx';
const LEAD = 'nous répondons de France et d’Afrique';
const STYLES = 'mf-forms/src/components/contact-details.module.css';
const LOADER = 'mf-forms/src/model/contact-data.ts';

const TYPED = 'Un message à moitié écrit';
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Opens a page with a form, and fills in a part of it. */
async function openHalfFilled(page: Page, url: string): Promise<void> {
  await openPage(page, url);
  await markDocument(page);
  await message(page).fill(TYPED);
}

/** The server renders a change a moment after open pages show it. */
const expectServed = (request: APIRequestContext, url: string, text: string): Promise<void> =>
  expect.poll(async () => (await request.get(url)).text()).toContain(text);

/** What was typed is there, without a reload that could have restored it. */
async function expectKept(page: Page): Promise<void> {
  await expect(message(page)).toHaveValue(TYPED);
  expect(await isSameDocument(page)).toBe(true);
}

test.describe('a remote that is developed inside another site', () => {
  test.describe.configure({ mode: 'serial' });
  // The build of development is large, and warns of it; the page says what it does.
  test.use({ expectedFaults: /Download the React DevTools|development:/ });

  let site: Development;

  test.beforeAll(async () => {
    // Compiles the remote and the shell in an empty folder.
    test.setTimeout(180_000);
    site = await startDevelopment({
      packages: ['shell', 'mf-forms'],
      remote: { name: 'mf-forms', against: siteUrl() },
    });
  });
  test.afterAll(() => site?.stop());

  test('replaces a saved component, with what was typed beside it', async ({ page, request }) => {
    await openHalfFilled(page, `${site.url}/contact`);
    site.replace(PAGE, LEAD, 'Une phrase que l’on vient d’enregistrer');
    await expect(page.getByText('Une phrase que l’on vient d’enregistrer')).toBeVisible();
    await expectKept(page);
    await expectServed(request, `${site.url}/contact`, 'Une phrase que l’on vient d’enregistrer');
    site.replace(PAGE, 'Une phrase que l’on vient d’enregistrer', LEAD);
    await expect(page.getByText(LEAD)).toBeVisible();
    await expectServed(request, `${site.url}/contact`, LEAD);
  });

  test('replaces styles without a reload', async ({ page }) => {
    await openHalfFilled(page, `${site.url}/contact`);
    const town = page.locator('#coordonnees h3').first();
    site.replace(STYLES, 'letter-spacing: var(--tracking-tight);', 'letter-spacing: 7px;');
    await expect(town).toHaveCSS('letter-spacing', '7px');
    await expectKept(page);
    await page.reload();
    await expect(town).toHaveCSS('letter-spacing', '7px');
    site.replace(STYLES, 'letter-spacing: 7px;', 'letter-spacing: var(--tracking-tight);');
    await expect(town).not.toHaveCSS('letter-spacing', '7px');
  });

  test('loads the data of the page again after a loader was saved', async ({ page }) => {
    await openHalfFilled(page, `${site.url}/contact`);
    await expect(page.locator('#coordonnees')).toBeVisible();
    site.replace(LOADER, 'sites: withTelephones(', 'sites: null && withTelephones(');
    await expect(page.locator('#coordonnees')).toBeHidden();
    await expectKept(page);
    site.replace(LOADER, 'sites: null && withTelephones(', 'sites: withTelephones(');
    await expect(page.locator('#coordonnees')).toBeVisible();
  });

  test('shows over the page what does not compile, until it is mended', async ({ page }) => {
    await openHalfFilled(page, `${site.url}/contact`);
    const overlay = page.getByRole('dialog', { name: 'The code does not compile' });
    site.replace(PAGE, '<PageBanner', '<PageBanner <');
    await expect(overlay).toContainText('contact-page.tsx');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    site.replace(PAGE, '<PageBanner <', '<PageBanner <<');
    await expect(overlay).toBeVisible();
    site.replace(PAGE, '<PageBanner <<', '<PageBanner');
    await expect(overlay).toBeHidden();
    await expectKept(page);
  });
});
