/** A content service of another team: answers to forms that are not a success, and invalid rows. */
import type { Page } from '@playwright/test';
import {
  button,
  contactValues,
  errorBox,
  expectValues,
  field,
  fillIn,
  installClock,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { cardTitles } from './support/list-page';
import { first } from './support/lists';
import { openPage } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { expect, test } from './support/test';

type Row = Record<string, unknown>;

const MAINTENANCE = '<!DOCTYPE html><html lang="fr"><title>Maintenance</title><h1>Site en maintenance</h1></html>';
const FAILED = 'Votre message n’a pas pu être envoyé';
const SENT = 'Vos informations ont bien été envoyées';
const CHANGE = '/forget-password/change-your-password/abcdefghijklmnopqrstuv';

/** The service's answer to each form, set by each test. */
let answers: Record<string, unknown> = {};

/** The newest row loses a field. */
const withoutField = (rows: Row[], name: string): Row[] => {
  const newest = first(
    rows.toSorted((one, other) => String(other.published_at).localeCompare(String(one.published_at))),
  );
  return rows.map((row) => (row === newest ? { ...row, [name]: null } : row));
};
const LISTS: Readonly<Record<string, (rows: Row[]) => Row[]>> = {
  '/etude/theme': (rows) => withoutField(rows, 'typologie'),
  '/getElement/posts/all': (rows) => withoutField(rows, 'title'),
};

test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({ expectedFaults: /status of (422|503)/ });

let site: SiteInstance;
test.beforeAll(async () => {
  const alter = (path: string, body: unknown) => {
    const list = LISTS[path];
    return list ? { data: list((body as { data: Row[] }).data) } : body;
  };
  site = await startSiteInstance(alter, {}, true, (path) => answers[path] ?? MAINTENANCE);
});
test.afterAll(() => site.stop());
test.beforeEach(() => {
  answers = {};
});

const card = (page: Page) => page.locator('#ecrire');

test('a page of maintenance instead of an answer is a failure, what was typed stays, and it can be sent again', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'its_cookies', value: 'accepted', url: site.url }]);
  await installClock(page);
  await openPage(page, `${site.url}/contact`);
  const form = card(page);
  const values = contactValues();
  await fillIn(form, values);
  await passMinimumTime(page);
  await button(form, 'Envoyer').click();
  await expect(errorBox(form)).toContainText(FAILED);
  await expect(errorBox(form)).toContainText('Vos réponses sont conservées.');
  await expect(page.getByText(SENT)).toHaveCount(0);
  await expectValues(form, values);

  answers = { '/contacts': { status_code: '422', errorsList: { email: 'Cette adresse est déjà prise.' } } };
  await button(form, 'Réessayer').click();
  await expect(errorBox(form).getByRole('link')).toHaveText(['Cette adresse est déjà prise.']);
  await expect(field(form, 'Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');
  await expectValues(form, values);

  answers = { '/contacts': { status_code: '200', errorsList: [] } };
  await button(form, 'Envoyer').click();
  await expect(form.getByRole('status').filter({ hasText: SENT })).toBeVisible();
});

test('a password that the service refuses in `error` is not shown as changed', async ({ page }) => {
  answers = {
    '/change-your-password': 'agent@vipp.example',
    '/change-your-password-post': { error: 'Mot de passe déjà utilisé' },
  };
  await installClock(page);
  await openPage(page, `${site.url}${CHANGE}`);
  const form = page.locator('#mot-de-passe');
  await expect(field(form, 'Adresse e-mail')).toHaveValue('agent@vipp.example');
  await form.getByLabel(/^Nouveau mot de passe/).fill('quatre baobabs au vent');
  await form.getByLabel(/^Confirmation du mot de passe/).fill('quatre baobabs au vent');
  await passMinimumTime(page);
  await button(form, 'Continuer').click();
  await expect(errorBox(form)).toContainText('Mot de passe déjà utilisé');
  await expect(form.getByText(/a été (changé|modifié)/)).toHaveCount(0);
});

test('rows that cannot be read cost themselves: the sections show all the others', async ({ page, request }) => {
  await openPage(page, `${site.url}/etude-de-cas/all`);
  await expect(cardTitles(page).first()).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Typologie, secteur et objectif' }).first().getByRole('listitem'),
  ).toHaveCount(2);
  await openPage(page, `${site.url}/actualite`);
  await expect(cardTitles(page).first()).toBeVisible();
  const figures = await (await request.get(`${site.url}/metrics`)).text();
  expect(figures).toContain('vipp_content_unreadable_rows_total{list="posts",shown="no"} 1');
  expect(figures).toContain('vipp_content_unreadable_rows_total{list="studies",shown="in part"} 1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of maintenance instead of an answer is a failure, and what was typed stays', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    const form = card(page);
    const values = contactValues();
    await fillIn(form, values);
    await passMinimumTimeWithoutScripts(form);
    await button(form, 'Envoyer').click();
    await expect(errorBox(form)).toContainText(FAILED);
    await expectValues(form, values);
  });
});
