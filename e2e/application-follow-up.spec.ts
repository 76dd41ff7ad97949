/** The page behind the private link of an application. */
import type { Page } from '@playwright/test';
import { applicationsOf, apply } from './support/application-form';
import { button, errorBox, newEmail } from './support/forms';
import { mailsTo, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { operate } from './support/operator-command';
import { startSiteInstance } from './support/site-instance';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

// An invalid link answers 404.
test.use({ expectedFaults: /status of 404/ });

test.beforeEach(({ context }) => acceptCookies(context));

const main = (page: Page) => page.locator('main');
const editPath = (link: string) => link.replace('/recrutementdetails/', '/recrutementEditForm/');

/** « 3 juin 2027 », so many months from now. */
function dayInWords(months: number): string {
  const day = new Date();
  const wanted = (day.getUTCMonth() + months) % 12;
  day.setUTCMonth(day.getUTCMonth() + months);
  // In a shorter month, its last day replaces a day that it lacks.
  if (day.getUTCMonth() !== wanted) day.setUTCDate(0);
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(day).replace(/^1 /, '1er ');
}

test('the link shows its owner alone the state of the application, what was sent and when the next one is possible', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const { reference, link } = await apply(request, email);
  const response = await openPage(page, link);
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  for (const text of [
    reference,
    'En attente',
    dayInWords(0),
    dayInWords(6),
    email,
    'Ahouansou',
    'Akpakpa',
    'Lycée Béhanzin',
    'Apprendre un métier.',
    'Fon',
  ]) {
    await expect(main(page)).toContainText(text);
  }
  await expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toContainText('En attente');
});

test('what a recruiter decides is shown there, and mailed', async ({ page, request }) => {
  const email = newEmail();
  const { reference, link } = await apply(request, email);
  expect((await mailTo(email)).text).toContain(link);
  await operate('candidats', 'set-state', reference, 'en_etude');
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  expect((await mailsTo(email)).map(({ text }) => text).join('\n')).toContain(
    'L’équipe de recrutement lit votre dossier.',
  );
  await openPage(page, link);
  await expect(main(page)).toContainText('L’équipe de recrutement lit votre dossier.');
  await expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toContainText('À l’étude');
});

test('who withdraws is asked once more, and everything is erased: the link then opens nothing', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const { link } = await apply(request, email);
  await openPage(page, link);
  const withdraw = button(main(page), 'Retirer ma candidature');
  await withdraw.click();
  await expect(errorBox(main(page))).toContainText('Votre candidature n’a pas été retirée.');
  await expect(errorBox(main(page)).getByRole('link')).toHaveText([
    'Cochez la case pour confirmer le retrait de votre candidature.',
  ]);
  expect(await applicationsOf(email)).toHaveLength(1);
  await main(page)
    .getByRole('checkbox', { name: /^Je retire ma candidature/ })
    .check();
  await withdraw.click();
  await expect(main(page)).toContainText('Votre candidature est retirée.');
  await expect(main(page)).not.toContainText('Ahouansou');
  expect(await applicationsOf(email)).toEqual([]);
  expect((await openPage(page, link)).status()).toBe(404);
  await expect(main(page)).toContainText('Ce lien n’ouvre aucune candidature.');
  expect((await openPage(page, editPath(link))).status()).toBe(404);
  await expect(main(page)).toContainText('Ce lien n’ouvre aucune candidature.');
  // After a withdrawal there is no waiting time.
  await apply(request, email);
  expect(await applicationsOf(email)).toHaveLength(1);
});

test('the edit page lies at its lower-case address, and says that nothing is changed and what can be done', async ({
  page,
  request,
}) => {
  const { reference, link } = await apply(request, newEmail());
  const response = await openPage(page, editPath(link));
  expect(new URL(page.url()).pathname).toBe(editPath(link).replace('EditForm', 'editform'));
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(main(page)).toContainText('Un dossier validé ne peut plus être modifié.');
  await expect(main(page)).toContainText(reference);
  await main(page).getByRole('link', { name: 'Retirer ma candidature' }).click();
  await expect(page).toHaveURL(`${link}#retrait`);
});

test('a link that is none says so without asking anybody', async ({ page }) => {
  expect((await openPage(page, '/recrutementdetails/abc')).status()).toBe(404);
  await expect(page).toHaveTitle('Lien non valable | VIPP');
  await expect(main(page)).toContainText('Ce lien n’ouvre aucune candidature.');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('where the content service knows no follow-up, the page says so', async ({ page, context }) => {
  const site = await startSiteInstance();
  try {
    expect((await openPage(page, `${site.url}/recrutementdetails/${'x'.repeat(43)}`)).status()).toBe(200);
    await expect(main(page)).toContainText('Le suivi en ligne n’est pas proposé.');
    await expect(main(page).getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact');
    await context.close();
  } finally {
    await site.stop();
  }
});
