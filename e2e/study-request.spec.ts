import type { Page } from '@playwright/test';
import { allStudies, first } from './support/lists';
import {
  button,
  errorBox,
  expectFor,
  expectValues,
  field,
  fillIn,
  blockScripts,
  dropFirstAnswer,
  newEmail,
  recordPosts,
  installClock,
  stopClock,
  studyRequestValues as values,
  SUBMIT_CALLS,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { openPage, untilHydrated } from './support/open-page';
import { storedRows } from './support/operator-command';
import { STUDY } from './support/site-pages';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const BANNER = /^Envoyé avec succès.!$/;
const BANNER_MS = 3_000;

test.beforeEach(async ({ context }) => {
  await acceptCookies(context);
  // The study is shown in a frame by the browser's own viewer: 200 scripts that are not tested here.
  await context.route(/\.pdf$/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inscrivez-vous pour récupérer l’étude de cas' });
const opener = (page: Page) => page.getByRole('button', { name: 'Je souhaite récupérer cette étude de cas' });
const submit = (page: Page, name = 'Envoyer') => button(dialog(page), name);
const banner = (page: Page) => page.getByText(BANNER);

const AUTOCOMPLETE = {
  Nom: 'family-name',
  Prénom: 'given-name',
  Fonction: 'organization-title',
  Entreprise: 'organization',
  'Adresse e-mail': 'email',
};
const LABELS = Object.keys(AUTOCOMPLETE);

async function openRequest(page: Page): Promise<void> {
  await installClock(page);
  await openPage(page, STUDY);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, email = newEmail()): Promise<void> {
  await fillIn(dialog(page), values(email));
  await passMinimumTime(page);
}

async function expectOneRecord(email: string): Promise<Record<string, unknown>> {
  const records = await storedRows('reception_demandes', email);
  expect(records).toHaveLength(1);
  return first(records);
}

test('the modal names the study and its date, and browsers can fill its fields', async ({ page, request }) => {
  const study = first((await allStudies(request)).filter(({ slug }) => STUDY.endsWith(slug)));
  await openRequest(page);
  await expect(dialog(page)).toContainText(study.title);
  await expect(dialog(page)).toContainText(`Publiée le ${study.publishedAt.split('-').reverse().join('-')}`);
  for (const [label, token] of Object.entries(AUTOCOMPLETE))
    await expect(field(dialog(page), label)).toHaveAttribute('autocomplete', token);
  await expect(field(dialog(page), 'Adresse e-mail')).toHaveAttribute('type', 'email');
  await expect(dialog(page).getByRole('textbox').and(page.locator('[aria-required="true"]'))).toHaveCount(5);
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

test.describe('on a touch screen, where the document is drawn in the page', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('closing the modal returns to where it was opened, though the document above has loaded in the meantime', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.pdf$/, async (route) => {
      await released;
      await route.continue();
    });
    await openPage(page, STUDY);
    await opener(page).tap();
    await expect(dialog(page)).toBeVisible();
    release();
    await expect(page.locator('[data-sheet]').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toBeInViewport();
  });
});

test('the close control stays in reach, however far the form is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await openRequest(page);
  await submit(page).scrollIntoViewIfNeeded();
  await expect(submit(page)).toBeInViewport();
  await expect(button(dialog(page), 'Fermer')).toBeInViewport({ ratio: 1 });
  await button(dialog(page), 'Fermer').click();
  await expect(dialog(page)).toBeHidden();
});

test('the e-mail address is judged as it is typed, with an icon and in words', async ({ page }) => {
  await openRequest(page);
  const email = field(dialog(page), 'Adresse e-mail');
  const sign = (state: string) => dialog(page).locator(`svg[data-sign="${state}"]`);
  await expect(dialog(page).locator('[data-sign]')).toHaveCount(0);
  await email.pressSequentially('kofi@');
  await expect(sign('invalid')).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription(/Erreur.: Indiquez une adresse e-mail valide/);
  await email.pressSequentially('lagune.example');
  await expect(sign('valid')).toBeVisible();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAccessibleDescription('Valide');
});

test('what is missing or wrong is named at each field, and in a box that links to each field', async ({ page }) => {
  const sent = recordPosts(page);
  await openRequest(page);
  await fill(page, 'kofi@');
  await field(dialog(page), 'Prénom').fill('  ');
  await submit(page).click();
  await expect(errorBox(dialog(page))).toBeFocused();
  await expect(errorBox(dialog(page)).getByRole('link')).toHaveText([
    'Indiquez votre prénom.',
    /^Indiquez une adresse e-mail valide/,
  ]);
  await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(field(dialog(page), 'Prénom')).toHaveAccessibleDescription(/Erreur.: Indiquez votre prénom\.$/);
  await expect(field(dialog(page), 'Adresse e-mail')).toHaveAccessibleDescription(
    /Erreur.: Indiquez une adresse e-mail valide/,
  );
  await expectValues(dialog(page), { ...values('kofi@'), Prénom: '  ' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(dialog(page), 'Prénom')).toBeFocused();
  await expect(page).toHaveURL(STUDY);
  expect(sent).toEqual([]);
});

test('after a success the modal closes, the banner slides in for three seconds, and the fields are empty', async ({
  page,
}) => {
  const email = newEmail();
  await openRequest(page);
  await fill(page, email);
  await stopClock(page);
  await submit(page).click();
  await expect(banner(page)).toBeVisible();
  expect(await banner(page).evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expectFor(page, banner(page), BANNER_MS);

  await opener(page).click();
  for (const input of await dialog(page).getByRole('textbox').all()) await expect(input).toHaveValue('');
  const record = await expectOneRecord(email);
  expect(record).toMatchObject({
    lastname: 'Ahouansou',
    firstname: 'Kofi',
    fonction: 'Directeur',
    entreprise: 'Lagune',
    statut: false,
  });
  expect(record['etude_title']).toMatch(/^Un constructeur automobile/);
});

test('sending moves nothing on the page, and leaves no trace in its address', async ({ page }) => {
  await openRequest(page);
  const view = () => page.evaluate(() => [window.scrollY, window.history.length, window.location.href]);
  const before = await view();
  await fill(page);
  await submit(page).click();
  await expect(banner(page)).toBeVisible();
  expect(await view()).toEqual(before);
});

test('a double click sends one request', async ({ page }) => {
  const sent = recordPosts(page);
  const email = newEmail();
  await openRequest(page);
  await fill(page, email);
  await submit(page).dblclick();
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);
  await expectOneRecord(email);
});

test('a second request after a success is another one', async ({ page }) => {
  const sent = recordPosts(page);
  await openRequest(page);
  await fill(page);
  await submit(page).click();
  await expect(banner(page)).toBeVisible();
  await opener(page).click();
  await fill(page);
  await submit(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test.describe('when the service cannot be reached', () => {
  test.use({ expectedFaults: /net::ERR_|status of 50\d/ });

  test('what was typed stays, and « Réessayer » sends it under the same key', async ({ page }) => {
    // The first attempt arrives, but its answer does not.
    await dropFirstAnswer(page);
    const sent = recordPosts(page);
    const email = newEmail();
    await openRequest(page);
    await fill(page, email);
    await submit(page).click();
    await expect(errorBox(dialog(page))).toContainText('Votre demande n’a pas pu être envoyée');
    await expect(errorBox(dialog(page))).toContainText('Vos réponses sont conservées.');
    await expectValues(dialog(page), values(email));
    await expect(banner(page)).toHaveCount(0);
    await submit(page, 'Réessayer').click();
    await expect(banner(page)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    await expectOneRecord(email);
  });

  test('nothing of the page or of what was typed is lost while no data can be had at all', async ({ page }) => {
    await openRequest(page);
    const email = newEmail();
    await fill(page, email);
    await page.route('**/_data/**', (route) => route.abort());
    await submit(page).click();
    await expect(errorBox(dialog(page))).toContainText('Votre demande n’a pas pu être envoyée');
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText(
      'Un constructeur automobile',
    );
    await expectValues(dialog(page), values(email));
    await page.unroute('**/_data/**');
    await submit(page, 'Réessayer').click();
    await expect(banner(page)).toBeVisible();
    await expectOneRecord(email);
  });

  test('another page of the list behind it changes neither what was typed nor the key', async ({ page }) => {
    await openRequest(page);
    const sent = recordPosts(page);
    const email = newEmail();
    await fill(page, email);
    await page.route(SUBMIT_CALLS, (route) => route.abort());
    await submit(page).click();
    await expect(errorBox(dialog(page))).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Les études de cas' })
      .getByRole('link', { name: 'Page suivante' })
      .click();
    await expect(page).toHaveURL(/page=2$/);
    await page.unroute(SUBMIT_CALLS);
    await opener(page).click();
    await expectValues(dialog(page), values(email));
    await submit(page, 'Réessayer').click();
    await expect(banner(page)).toBeVisible();
    expect(sent[1]?.key).toBe(sent[0]?.key);
    await expectOneRecord(email);
  });
});

const part = (page: Page) => page.locator('#demande');

/** Changes a field of the form that the visitor does not see. */
const tamper = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"]`).evaluate((input: HTMLInputElement, text) => void (input.value = text), value);

const NOT_RECOGNISED = /L’étude demandée n’a pas été reconnue\. Rechargez la page/;
const TAMPERED = [
  ['etude_id', 'x', NOT_RECOGNISED],
  ['etude_id', '987654', /Cette étude n’existe pas ou n’est plus proposée\./],
  ['etude_title', '', NOT_RECOGNISED],
] as const;

test.describe('a hidden field that was changed', () => {
  test.use({ expectedFaults: /status of 422/ });

  test('leads to a message in French that says what to do, and everything typed stays', async ({ page }) => {
    const email = newEmail();
    await openRequest(page);
    await fill(page, email);
    for (const [name, value, message] of TAMPERED) {
      const before = await page.locator(`input[name="${name}"]`).inputValue();
      await tamper(page, name, value);
      await submit(page).click();
      await expect(errorBox(dialog(page))).toContainText(message);
      await expect(errorBox(dialog(page))).toBeFocused();
      await expectValues(dialog(page), values(email));
      await tamper(page, name, before);
    }
    expect(await storedRows('reception_demandes', email)).toEqual([]);
    await submit(page).click();
    await expect(banner(page)).toBeVisible();
    await expectOneRecord(email);
  });
});

/** Goes to the form as a section of the page, and sends it by the browser alone, with an error. */
async function sendPlainForm(page: Page, email: string): Promise<void> {
  const form = part(page);
  await page.getByRole('link', { name: 'Je souhaite récupérer cette étude de cas' }).click();
  await expect(page).toHaveURL(`${STUDY}#demande`);
  await expect(button(form, 'Fermer')).toHaveCount(0);
  await fillIn(form, { ...values(email), Nom: '  ' });
  await passMinimumTimeWithoutScripts(form);
  await button(form, 'Envoyer').click();
  await expect(page).toHaveURL(`${STUDY}#demande`);
  await expect(page).toHaveTitle(/^Erreur.: Un constructeur automobile/);
  await expect(errorBox(form)).toContainText('Indiquez votre nom.');
  await expect(field(form, 'Nom')).toHaveAccessibleDescription(/Erreur.: Indiquez votre nom\.$/);
  await expectValues(form, { ...values(email), Nom: '  ' });
  await field(form, 'Nom').fill('Ahouansou');
}

async function sendWholePlainForm(page: Page): Promise<void> {
  const email = newEmail();
  const form = part(page);
  await sendPlainForm(page, email);
  await button(form, 'Envoyer').click();
  await expect(form.getByText(BANNER)).toBeVisible();
  await expectValues(form, Object.fromEntries(LABELS.map((label) => [label, ''])));
  await expectOneRecord(email);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /status of 422/ });

  test('the request is a section of the page with the same form', async ({ page }) => {
    await page.goto(STUDY);
    await sendWholePlainForm(page);
  });
});

test.describe('when the scripts of the remote do not arrive', () => {
  test.use({ expectedFaults: /net::ERR_FAILED|did not load|status of 422/ });

  test('the request is a section of the page with the same form', async ({ page }) => {
    await page.route('**/_mf/mf-news-studies/**', (route) => route.abort());
    await openPage(page, STUDY);
    await sendWholePlainForm(page);
  });
});

test.describe('before its scripts have come', () => {
  test.use({ expectedFaults: /status of 422/ });

  test('the form is sent by the browser alone, and goes on in the modal', async ({ page }) => {
    const email = newEmail();
    const release = await blockScripts(page);
    await page.goto(STUDY, { waitUntil: 'commit' });
    await sendPlainForm(page, email);
    release();
    await untilHydrated(page);
    await expect(submit(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expectValues(dialog(page), values(email));
    await submit(page).click();
    await expect(banner(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expectOneRecord(email);
  });

  test('a success is shown by the banner once they have loaded', async ({ page }) => {
    const email = newEmail();
    const release = await blockScripts(page);
    await page.goto(STUDY, { waitUntil: 'commit' });
    await sendPlainForm(page, email);
    await button(part(page), 'Envoyer').click();
    await expect(part(page).getByText(BANNER)).toBeVisible();
    release();
    // First, because it is shown for three seconds only.
    await expect(banner(page).and(page.locator('[role="status"] > *'))).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expectOneRecord(email);
  });

  test('what is being typed then goes on in the modal, where it was', async ({ page }) => {
    const release = await blockScripts(page);
    await page.goto(STUDY, { waitUntil: 'commit' });
    await fillIn(part(page), values('kofi@lagune.example'));
    await field(part(page), 'Fonction').focus();
    release();
    await untilHydrated(page);
    await expect(opener(page)).toBeAttached();
    await expect(button(dialog(page), 'Fermer')).toBeVisible();
    await expect(field(dialog(page), 'Fonction')).toBeFocused();
    await expectValues(dialog(page), values('kofi@lagune.example'));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test('an address that names the form opens it', async ({ page }) => {
  await openPage(page, `${STUDY}#demande`);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
