/** A report is read before it is sent, anonymous or not, and followed with its code; nothing of it stays in the browser. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  button,
  field,
  fillIn,
  recordPosts,
  installClock,
  SUBMIT_CALLS,
  passMinimumTime,
  delayRequests,
} from './support/forms';
import { openPage } from './support/open-page';
import { CODE, facts, preview, reportCard, reportsWith, followUpCode, validate } from './support/report-form';
import { storedInBrowser } from './support/stored-data';
import { expect, test } from './support/test';

const FOLLOW_UP = '/signalements/suivi';
test.use({ expectedFaults: /net::ERR_|status of (422|50\d)/, isReturning: true });

/** Each test writes different facts, by which its report is found. */
const newFacts = () => `Une facture réglée deux fois, ${randomUUID()}.`;
const FACTS = 'Description des faits';
const codeCard = (page: Page) => page.locator('#code-de-suivi');
const additionCard = (page: Page) => page.locator('#complement');
const add = (page: Page) => button(additionCard(page), 'Ajouter à mon signalement').click();

async function openThread(page: Page, code: string): Promise<void> {
  await fillIn(codeCard(page), { 'Code de suivi': code });
  await button(codeCard(page), 'Consulter le suivi').click();
  await expect(page.getByRole('heading', { name: 'Votre signalement' })).toBeVisible();
}

test('an anonymous report is previewed, sent once, leaves nothing in the browser, and is followed with its code', async ({
  page,
  checkState,
}) => {
  const description = newFacts();
  const sent = recordPosts(page);
  await installClock(page);
  await openPage(page, '/signalements');
  const before = await storedInBrowser(page);
  await passMinimumTime(page);
  await fillIn(reportCard(page), facts(description));
  await test.step('the preview sends nothing, and leads back to what was typed', async () => {
    await validate(page);
    await expect(preview(page)).toContainText(description);
    await page.keyboard.press('Escape');
    await expect(button(reportCard(page), 'Je valide mon formulaire')).toBeFocused();
    await expect(field(reportCard(page), FACTS)).toHaveValue(description);
    expect(sent).toEqual([]);
  });
  await test.step('nothing closes the preview while the report is being sent, and a double click sends it once', async () => {
    await validate(page);
    await checkState('preview of a report');
    const answer = await delayRequests(page, SUBMIT_CALLS);
    await button(preview(page), 'Confirmer et envoyer').dblclick();
    await expect(button(preview(page), 'Envoi en cours...')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 300);
    // They are marked as disabled; a visitor may not notice.
    for (const name of ['Fermer', 'Modifier']) await button(preview(page), name).click({ force: true });
    expect(await preview(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    answer();
    await expect(preview(page)).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(await reportsWith(description)).toHaveLength(1);
  });
  const code = (await followUpCode(page).textContent()) ?? '';
  await test.step('the code is shown once, and nothing of the report stays in the browser', async () => {
    expect(code).toMatch(CODE);
    await expect(reportCard(page).locator(':focus')).toContainText(/Signalement envoyé avec succès/);
    await checkState('report, sent');
    const after = await storedInBrowser(page);
    expect(after.split('\n').length).toBe(before.split('\n').length);
    for (const secret of [description, code, code.replaceAll(' ', '')]) expect(after).not.toContain(secret);
    await page.goto('/');
    await page.goBack();
    await expect(field(reportCard(page), FACTS)).toHaveValue('');
    for (const secret of [code, description]) await expect(page.getByText(secret)).toHaveCount(0);
  });
  await test.step('the code opens the report, which the reporter adds to', async () => {
    await openPage(page, FOLLOW_UP);
    await passMinimumTime(page);
    await openThread(page, code.replaceAll(' ', '-'));
    await fillIn(additionCard(page), { 'Votre complément': 'La date est le 3 mars.' });
    await add(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'La date est le 3 mars.' })).toContainText('Vous, le');
    await expect(page).toHaveURL(FOLLOW_UP);
    await checkState('thread of a report');
    await page.getByRole('link', { name: 'Fermer ce signalement' }).click();
    await expect(page.getByText('La date est le 3 mars.')).toHaveCount(0);
  });
});
