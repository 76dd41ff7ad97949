/** The page behind the private link of an application. */
import { applicationsOf, apply } from './support/application-form';
import { button, errorBox, newEmail } from './support/forms';
import { mailsTo, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { operate } from './support/operator-command';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

// An invalid link answers 404.
test.use({ expectedFaults: /status of 404/ });
test.beforeEach(({ context }) => acceptCookies(context));

const CONFIDENTIAL = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

test('the link of the mail shows its owner the application and its state, and withdraws it: then it opens nothing', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const main = page.locator('main');
  const step = page.getByRole('listitem').and(page.locator('[aria-current="step"]'));
  const { reference, link } = await apply(request, email);
  expect((await mailTo(email)).text).toContain(link);
  const edit = link.replace('/recrutementdetails/', '/recrutementEditForm/');
  await test.step('the page shows what was sent', async () => {
    expect((await openPage(page, link)).headers()).toMatchObject(CONFIDENTIAL);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    for (const text of [reference, email, 'Ahouansou', 'Akpakpa', 'Lycée Béhanzin', 'Apprendre un métier.', 'Fon'])
      await expect(main).toContainText(text);
    await expect(step).toContainText('En attente');
  });
  await test.step('what a recruiter decides is shown and mailed', async () => {
    await operate('candidats', 'set-state', reference, 'en_etude');
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const words = 'L’équipe de recrutement lit votre dossier.';
    expect((await mailsTo(email)).map(({ text }) => text).join('\n')).toContain(words);
    await openPage(page, link);
    await expect(main).toContainText(words);
    await expect(step).toContainText('À l’étude');
  });
  await test.step('the edit page, at its lower-case address, says that nothing is changed', async () => {
    expect((await openPage(page, edit)).headers()).toMatchObject(CONFIDENTIAL);
    expect(new URL(page.url()).pathname).toBe(edit.replace('EditForm', 'editform'));
    await expect(main).toContainText('Un dossier validé ne peut plus être modifié.');
    await expect(main).toContainText(reference);
    await main.getByRole('link', { name: 'Retirer ma candidature' }).click();
    await expect(page).toHaveURL(`${link}#retrait`);
  });
  await test.step('the withdrawal is confirmed first, and erases everything', async () => {
    const withdraw = button(main, 'Retirer ma candidature');
    await withdraw.click();
    await expect(errorBox(main)).toContainText('Votre candidature n’a pas été retirée.');
    expect(await applicationsOf(email)).toHaveLength(1);
    await main.getByRole('checkbox', { name: /^Je retire ma candidature/ }).check();
    await withdraw.click();
    await expect(main).toContainText('Votre candidature est retirée.');
    await expect(main).not.toContainText('Ahouansou');
    expect(await applicationsOf(email)).toEqual([]);
    for (const path of [link, edit, '/recrutementdetails/abc']) {
      expect((await openPage(page, path)).status()).toBe(404);
      await expect(main).toContainText('Ce lien n’ouvre aucune candidature.');
    }
    await expect(page).toHaveTitle('Lien non valable | VIPP');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    // After a withdrawal there is no waiting time.
    await apply(request, email);
    expect(await applicationsOf(email)).toHaveLength(1);
  });
});
