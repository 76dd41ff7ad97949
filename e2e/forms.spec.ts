/** What is the same for every form: robots, limits, confidentiality. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  button,
  contactValues,
  errorBox,
  expectValues,
  field,
  fillIn,
  newEmail,
  newsletterValues,
  recordPosts,
  installClock,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { openPage } from './support/open-page';
import { storedRows } from './support/operator-command';
import {
  confirm,
  facts,
  identify,
  identity,
  openPreview,
  preview,
  reportCard,
  followUpCode,
  validate,
} from './support/report-form';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';
import { startWholeSite, type WholeSite } from './support/whole-site';

test.beforeEach(({ context }) => acceptCookies(context));

const ROBOT = 'Nous n’avons pas pu distinguer cet envoi de celui d’un robot.';
const LIMITED = 'Nous avons reçu beaucoup d’envois en peu de temps.';
const contact = (page: Page) => page.locator('#ecrire');
const trap = (page: Page) => contact(page).locator('input[name="site_bis"]');
const sendContact = (page: Page) => button(contact(page), 'Envoyer').click();

test.describe('robots', () => {
  test.use({ expectedFaults: /status of (422|429)/ });

  test('the honeypot is hidden from visitors, and a form that fills it in is not stored', async ({ page }) => {
    const email = newEmail();
    const sent = recordPosts(page);
    await installClock(page);
    await openPage(page, '/contact');
    await expect(trap(page)).toHaveAttribute('tabindex', '-1');
    await expect(trap(page)).toHaveAttribute('autocomplete', 'off');
    await fillIn(contact(page), contactValues(email));
    await trap(page).evaluate((input: HTMLInputElement) => void (input.value = 'https://robot.example'));
    await passMinimumTime(page);
    await sendContact(page);
    await expect(errorBox(contact(page))).toContainText(ROBOT);
    await expectValues(contact(page), contactValues(email));
    expect(sent).toEqual([]);
    expect(await storedRows('contacts', email)).toEqual([]);
  });

  test('what comes faster than anybody types is not stored, and goes through when it is sent again', async ({
    page,
  }) => {
    const email = newEmail();
    await page.clock.install({ time: Date.now() });
    await openPage(page, '/contact');
    await fillIn(contact(page), contactValues(email));
    // The server sets the time at which the form was shown: the page's clock is set to just after it.
    const shown = Number(await contact(page).locator('input[name="debut"]').inputValue());
    await page.clock.setFixedTime(shown + 1_000);
    await sendContact(page);
    await expect(errorBox(contact(page))).toContainText(ROBOT);
    await expect(errorBox(contact(page))).toContainText('Vos réponses sont conservées.');
    expect(await storedRows('contacts', email)).toEqual([]);
    await page.clock.setFixedTime(shown + 4_000);
    await sendContact(page);
    await expect(
      contact(page).getByRole('status').filter({ hasText: 'Vos informations ont bien été envoyées' }),
    ).toBeVisible();
    expect(await storedRows('contacts', email)).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the server finds them too', async ({ page }) => {
      const email = newEmail();
      await page.goto('/contact');
      await fillIn(contact(page), contactValues(email));
      await passMinimumTimeWithoutScripts(contact(page));
      await trap(page).evaluate((input: HTMLInputElement) => void (input.value = 'https://robot.example'));
      await sendContact(page);
      await expect(errorBox(contact(page))).toContainText(ROBOT);
      await expect(trap(page)).toHaveValue('');
      expect(await storedRows('contacts', email)).toEqual([]);
      await sendContact(page);
      await expect(contact(page).getByText('Vos informations ont bien été envoyées')).toBeVisible();
    });
  });
});

test('the privacy policy states the retention time of every form', async ({ page }) => {
  await openPage(page, '/politique');
  for (const [kind, duration] of [
    ['Messages de contact', '3 ans'],
    ['Lettre d’information', 'désinscription'],
    ['Signalements restés sans suite', '2 mois'],
  ] as const) {
    await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind }) })).toContainText(
      duration,
    );
  }
  for (const right of ['accéder', 'CNIL']) await expect(page.locator('main')).toContainText(right);
});

/** A contact message as scripts send it. */
const contactBody = (email: string) => ({
  nom: 'Ahouansou',
  prenom: 'Kofi',
  fonction: 'Directeur',
  entreprise: 'Lagune',
  email,
  telephone: '0199001234',
  message: 'Bonjour.',
});
const post = (request: APIRequestContext, data: unknown, headers: Record<string, string> = {}) =>
  request.post('/_data/submit/contact', { data, headers: { 'idempotency-key': randomUUID(), ...headers } });

test.describe('what is sent by programs', () => {
  test('one key is one record: again it gives the first answer, with other content it is refused', async ({
    request,
  }) => {
    const email = newEmail();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => post(request, contactBody(email), headers)));
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    const other = await post(request, { ...contactBody(email), message: 'Autre chose.' }, headers);
    expect(other.status()).toBe(422);
    expect(await storedRows('contacts', email)).toMatchObject([{ message: 'Bonjour.' }]);
  });

  test('unknown fields are ignored, errors are named by field', async ({ request }) => {
    const email = newEmail();
    expect((await post(request, { ...contactBody(email), role: 'admin', id: 'x' })).status()).toBe(200);
    const rows = await storedRows('contacts', email);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('admin');
    const refused = await post(request, { ...contactBody(email), nom: 'a@b', telephone: '' });
    expect(refused.status()).toBe(422);
    expect(await refused.json()).toMatchObject({
      kind: 'refused',
      errors: { nom: [expect.stringContaining('L’un des champs')], telephone: [expect.any(String)] },
    });
  });

  test('a body over the limit is 413, another content type 415, both as JSON', async ({ request }) => {
    const tooLarge = await post(request, { ...contactBody(newEmail()), message: 'x'.repeat(200_000) });
    const otherType = await post(request, 'nom=Kofi', { 'content-type': 'text/csv' });
    for (const [answer, status] of [
      [tooLarge, 413],
      [otherType, 415],
    ] as const) {
      expect(answer.status()).toBe(status);
      expect(answer.headers()['content-type']).toContain('application/json');
      expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    }
  });

  test('people get a page for both, in French', async ({ request }) => {
    const headers = { accept: 'text/html' };
    const tooLarge = await request.post('/contact', {
      form: { formulaire: 'contact', message: 'x'.repeat(200_000) },
      headers,
    });
    const otherType = await request.post('/contact', {
      data: 'nom;prenom',
      headers: { ...headers, 'content-type': 'text/csv' },
    });
    for (const [answer, status] of [
      [tooLarge, 413],
      [otherType, 415],
    ] as const) {
      expect(answer.status()).toBe(status);
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(await answer.text()).toContain('lang="fr"');
    }
  });

  test('a page elsewhere cannot send in a visitor’s name', async ({ request }) => {
    const email = newEmail();
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://ailleurs.example'],
    ] as const) {
      expect((await post(request, contactBody(email), { [name]: value })).status()).toBe(403);
    }
    expect(await storedRows('contacts', email)).toEqual([]);
  });
});

test.describe('on a site of its own', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  test.use({
    userAgent: 'Mozilla/5.0 canari-navigateur-7f3a',
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' },
    expectedFaults: /status of (422|429)/,
  });

  const IN_CLEAR = 'Un message ordinaire, canari-contact-1c9e.';
  const SECRETS = [
    'canari-faits-5d21',
    'canari-complement-8be0',
    'canari-nom-42aa',
    'canari-courriel-9c4d',
    'canari-navigateur-7f3a',
    '203.0.113.77',
  ];
  /** Calls of the confidentiality test: two reports, opening one, adding to it and reading it again, a message. */
  const SUBMISSION_LIMIT = '6';
  let site: WholeSite;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startWholeSite({ SUBMISSION_LIMIT, LOG_LEVEL: 'trace' });
  });
  test.afterAll(() => site.remove());

  const openContact = async (page: Page) => {
    await installClock(page);
    await openPage(page, `${site.url}/contact`);
    await passMinimumTime(page);
  };

  test('a report is nowhere in clear text: no log, no metric, no database, no file', async ({
    page,
    context,
    request,
  }) => {
    await context.addCookies([{ name: 'its_cookies', value: 'accepted', url: site.url }]);
    await installClock(page);
    await openPage(page, `${site.url}/signalements`);
    await fillIn(reportCard(page), facts('Anonyme, canari-faits-5d21.'));
    await passMinimumTime(page);
    await validate(page);
    await confirm(page);
    const code = (await followUpCode(page).textContent()) ?? '';
    await identify(page).check();
    await fillIn(reportCard(page), {
      ...identity('canari-courriel-9c4d@lagune.example'),
      ...facts('Identifié, canari-faits-5d21.'),
      'Nom complet': 'canari-nom-42aa',
    });
    await passMinimumTime(page);
    await validate(page);
    await confirm(page);
    await expect(followUpCode(page)).not.toHaveText(code);

    await openPage(page, `${site.url}/signalements/suivi`);
    await passMinimumTime(page);
    await page.getByRole('textbox', { name: 'Code de suivi' }).fill(code);
    await button(page.locator('main'), 'Consulter le suivi').click();
    await page.getByRole('textbox', { name: 'Votre complément' }).fill('En plus, canari-complement-8be0.');
    await button(page.locator('main'), 'Ajouter à mon signalement').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'canari-complement-8be0' })).toBeVisible();

    await openContact(page);
    await fillIn(contact(page), { ...contactValues(), Message: IN_CLEAR });
    await sendContact(page);
    await expect(contact(page).getByRole('textbox')).toHaveCount(0);

    const metrics = await (await request.get(`${site.url}/metrics`)).text();
    for (const secret of [...SECRETS, code, code.replaceAll(' ', '')]) {
      expect.soft(site.output(), secret).not.toContain(secret);
      expect.soft(metrics, secret).not.toContain(secret);
      expect.soft(site.filesWith(secret), secret).toEqual([]);
    }
    expect(site.filesWith('canari-contact-1c9e'), 'the search finds what is there').not.toEqual([]);
  });

  test('many submissions are limited without losing anything; mistakes are reported, not limited', async ({ page }) => {
    const values = contactValues();
    await openContact(page);
    await fillIn(contact(page), values);
    await sendContact(page);
    await expect(errorBox(contact(page))).toContainText(LIMITED);
    await expect(errorBox(contact(page))).toContainText(/Réessayez dans \d+.minutes?\. Vos réponses sont conservées\./);
    await expect(errorBox(contact(page))).toBeFocused();
    await expectValues(contact(page), values);
    await field(contact(page), 'Nom').fill('');
    await sendContact(page);
    await expect(errorBox(contact(page)).getByRole('link')).toHaveText(['Indiquez votre nom.']);

    const answer = await page.request.post(`${site.url}/_data/submit/contact`, {
      data: contactBody(newEmail()),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ kind: 'limited' });

    await page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' }).click();
    const modal = page.getByRole('dialog', { name: 'Recevez nos actualités' });
    await fillIn(modal, newsletterValues());
    await passMinimumTime(page);
    await button(modal, 'Je m’inscris').click();
    await expect(errorBox(modal)).toContainText(LIMITED);

    await openPreview(page, 'Des faits.', `${site.url}/signalements`);
    await confirm(page);
    await expect(errorBox(preview(page))).toContainText(LIMITED);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the same is said by a page', async ({ page }) => {
      await page.goto(`${site.url}/contact`);
      await fillIn(contact(page), contactValues());
      await passMinimumTimeWithoutScripts(contact(page));
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await sendContact(page);
      expect((await answered).status()).toBe(429);
      await expect(errorBox(contact(page))).toContainText(LIMITED);
      await expectValues(contact(page), { Nom: 'Ahouansou' });
      await site.stop();
      for (const secret of SECRETS)
        expect.soft([site.output().includes(secret), site.filesWith(secret)], secret).toEqual([false, []]);
    });
  });
});
