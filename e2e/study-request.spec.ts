import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { allStudies, first } from './support/lists';
import { openPage } from './support/open-page';
import { storedFor } from './support/operator-command';
import { STUDY } from './support/site-pages';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const BANNER = /^Envoyé avec succès.!$/;
const BANNER_MS = 3_000;
const MORNING = new Date('2026-03-02T09:00:00');

test.beforeEach(({ context }) => acceptCookies(context));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inscrivez-vous pour récupérer l’étude de cas' });
const opener = (page: Page) => page.getByRole('button', { name: 'Je souhaite récupérer cette étude de cas' });
const field = (page: Page, label: string) => dialog(page).getByLabel(new RegExp(`^${label}`));
const submit = (page: Page, name = 'Envoyer') => dialog(page).getByRole('button', { name });
const banner = (page: Page) => page.getByText(BANNER);

/** Label, autocomplete token and what is typed. */
const FIELDS = [
  ['Nom', 'family-name', 'Ahouansou'],
  ['Prénom', 'given-name', 'Kofi'],
  ['Fonction', 'organization-title', 'Directeur'],
  ['Entreprise', 'organization', 'Lagune'],
] as const;

async function openRequest(page: Page): Promise<void> {
  await openPage(page, STUDY);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Each test writes an address of its own, by which its record is found. */
const newEmail = (): string => `${randomUUID()}@lagune.example`;

async function fill(page: Page, email: string): Promise<void> {
  for (const [label, , value] of FIELDS) await field(page, label).fill(value);
  await field(page, 'Adresse e-mail').fill(email);
}

async function expectOneRecord(email: string): Promise<Record<string, unknown>> {
  const records = await storedFor('reception_demandes', email);
  expect(records).toHaveLength(1);
  return first(records);
}

test('the modal tells the study and its date, and browsers can fill its fields', async ({ page, request }) => {
  const study = first((await allStudies(request)).filter(({ slug }) => STUDY.endsWith(slug)));
  await openRequest(page);
  await expect(dialog(page)).toContainText(study.title);
  await expect(dialog(page)).toContainText(`Publiée le ${study.publishedAt.split('-').reverse().join('-')}`);
  for (const [label, token] of FIELDS) await expect(field(page, label)).toHaveAttribute('autocomplete', token);
  const email = field(page, 'Adresse e-mail');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(dialog(page).getByRole('textbox').and(page.locator('[required]'))).toHaveCount(5);
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its control', (page: Page) => dialog(page).getByRole('button', { name: 'Fermer' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(5, 300)],
] as const) {
  test(`${way} closes the modal, and the focus is back where it was`, async ({ page }) => {
    await openRequest(page);
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test('the e-mail address is judged as it is typed, with an icon and in words', async ({ page }) => {
  await openRequest(page);
  const mark = dialog(page).getByRole('status');
  await field(page, 'Adresse e-mail').pressSequentially('kofi@');
  await expect(mark).toHaveText('Adresse e-mail non valide');
  await expect(mark.locator('svg')).toBeVisible();
  await field(page, 'Adresse e-mail').pressSequentially('lagune.example');
  await expect(mark).toHaveText('Adresse e-mail valide');
  await field(page, 'Adresse e-mail').fill('');
  await expect(mark).toBeEmpty();
});

test('what is missing or wrong is said beside each field, the first of which has the focus', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await openRequest(page);
  await fill(page, 'kofi@');
  await field(page, 'Prénom').fill('  ');
  await submit(page).click();
  await expect(field(page, 'Prénom')).toHaveAccessibleDescription('Indiquez votre prénom.');
  await expect(field(page, 'Prénom')).toBeFocused();
  await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(field(page, 'Adresse e-mail')).toHaveAccessibleDescription(/ /);
  await expect(field(page, 'Nom')).toHaveValue('Ahouansou');
  expect(sent).toEqual([]);
});

test('after a success the modal closes, the banner slides in for three seconds, and the fields are empty', async ({ page }) => {
  const email = newEmail();
  await page.clock.install({ time: MORNING });
  await openRequest(page);
  await fill(page, email);
  await page.clock.pauseAt(new Date(MORNING.getTime() + 3_600_000));
  await submit(page).click();
  await expect(banner(page)).toBeVisible();
  expect(await banner(page).evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.clock.runFor(BANNER_MS - 1);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(banner(page)).toHaveCount(0);

  await opener(page).click();
  for (const input of await dialog(page).getByRole('textbox').all()) await expect(input).toHaveValue('');
  const record = await expectOneRecord(email);
  expect(record).toMatchObject({ lastname: 'Ahouansou', firstname: 'Kofi', fonction: 'Directeur', entreprise: 'Lagune', statut: false });
  expect(record['etude_title']).toMatch(/^Un constructeur automobile/);
});

test('a double click sends one request', async ({ page }) => {
  const email = newEmail();
  await openRequest(page);
  await fill(page, email);
  await submit(page).dblclick();
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectOneRecord(email);
});

test('a second request after a success is another one', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  await openRequest(page);
  await fill(page, newEmail());
  await submit(page).click();
  await expect(banner(page)).toBeVisible();
  await opener(page).click();
  await fill(page, newEmail());
  await submit(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(new Set(keys).size).toBe(2);
});

test.describe('when the service cannot be reached', () => {
  test.use({ expectedFaults: /net::ERR_|status of 50\d/ });

  test('what was typed stays, and « Réessayer » sends it under the same key', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/_data/submit/**', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first attempt arrives, but its answer does not.
      if (keys.length === 1) {
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    const email = newEmail();
    await openRequest(page);
    await fill(page, email);
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Votre demande n’a pas pu être envoyée.');
    for (const [label, , value] of FIELDS) await expect(field(page, label)).toHaveValue(value);
    await expect(banner(page)).toHaveCount(0);
    await submit(page, 'Réessayer').click();
    await expect(banner(page)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    await expectOneRecord(email);
  });
});

/** The form as a section of the page, sent by the browser alone. */
async function sendPlainForm(page: Page): Promise<void> {
  const email = newEmail();
  const form = page.locator('#demande');
  await page.getByRole('link', { name: 'Je souhaite récupérer cette étude de cas' }).click();
  await expect(page).toHaveURL(`${STUDY}#demande`);
  for (const [label, , value] of FIELDS) await form.getByLabel(new RegExp(`^${label}`)).fill(value);
  await form.getByLabel(/^Nom/).fill('  ');
  await form.getByLabel(/^Adresse e-mail/).fill(email);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByLabel(/^Nom/)).toHaveAccessibleDescription('Indiquez votre nom.');
  await expect(form.getByLabel(/^Fonction/)).toHaveValue('Directeur');
  await form.getByLabel(/^Nom/).fill('Ahouansou');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByText(BANNER)).toBeVisible();
  await expect(form.getByLabel(/^Fonction/)).toHaveValue('');
  await expectOneRecord(email);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /status of 422/ });

  test('the request is a section of the page with the same form', async ({ page }) => {
    await page.goto(STUDY);
    await sendPlainForm(page);
  });
});

test.describe('when the scripts of the remote do not arrive', () => {
  test.use({ expectedFaults: /net::ERR_FAILED|did not load|status of 422/ });

  test('the request is a section of the page with the same form', async ({ page }) => {
    await page.route('**/_mf/mf-news-studies/**', (route) => route.abort());
    await openPage(page, STUDY);
    await sendPlainForm(page);
  });
});

test('an address that names the form opens it', async ({ page }) => {
  await openPage(page, `${STUDY}#demande`);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
