/** A referent's work: the deadlines, opening a report in the browser, an answer, an excluded member, the end. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { first } from './support/forms';
import { openPage } from './support/open-page';
import { test } from './support/own-site';
import { createRecruiter, signIn } from './support/recruiter';
import { answerReport, chooseKey, confirm, followUpCode, openPreview, reportsWith } from './support/report-form';
import { storedInBrowser } from './support/stored-data';
import { expect } from './support/test';
import { NARROW } from './support/variants';
import { acceptCookies } from './support/visitor';
import { button, expectAccessible } from './support/workshop-pages';

// Before the first sign-in, the first call is refused.
test.use({ expectedFaults: /status of (401|422)/, isReturning: true });

test('a referent opens a report with the file of their key, answers, excludes a member and closes it, by key alone', async ({
  page,
  browser,
  ownSite,
}) => {
  const description = `Une facture réglée deux fois, ${randomUUID()}.`;
  const answer = `Merci, nous vérifions, ${randomUUID()}.`;
  const reporter = await (await browser.newContext({ baseURL: ownSite.url })).newPage();
  await acceptCookies(reporter.context());
  await openPreview(reporter, description);
  await confirm(reporter);
  const code = (await followUpCode(reporter).textContent()) ?? '';
  // The reports of a day are in no order.
  const { id } = first(await reportsWith(description, ownSite.dataDir));
  const shownIn = (one: Page) => one.getByRole('row').filter({ hasText: id.slice(0, 8) });
  const row = shownIn(page);
  const referent = await createRecruiter(ownSite, 'referent', 'ama');
  const concerned = await createRecruiter(ownSite, 'referent', 'kofi');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await signIn(page, referent);
  await test.step('the start page leads to the reports and their deadlines', async () => {
    await expect(page).toHaveURL(/\/signalements$/);
    await expect(page.getByRole('navigation', { name: 'Atelier' }).getByRole('link')).toHaveText(['Signalements']);
    await expect(row).toContainText(/au plus tard le .+au plus tard le/);
  });
  const open = row.getByRole('button', { name: /^Ouvrir/ });
  await test.step('only a file with a key opens a report', async () => {
    await open.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Choisissez d’abord le fichier de votre clé.');
    const wrong = { name: 'photo.txt', mimeType: 'text/plain', buffer: Buffer.from('AGE-SECRET-KEY-1FAUX') };
    await page.getByLabel('Fichier de votre clé').setInputFiles(wrong);
    await expect(page.getByRole('alert')).toContainText('Ce fichier ne contient pas de clé de référent');
    await chooseKey(page, ownSite.dataDir);
    // At once, before the program for the file is loaded.
    await open.press('Enter');
    await expect(page.getByRole('heading', { name: /^Signalement .+, reçu le/ })).toBeFocused();
    await expect(page.getByText(description)).toBeVisible();
  });
  await test.step('the page meets axe and fits in a narrow window', async () => {
    await expectAccessible(page, 'a report');
    await page.setViewportSize(NARROW);
  });
  await test.step('the reporter reads that it is received, and the answer', async () => {
    await button(page, 'Accuser réception').press('Enter');
    await expect(page.getByText('son signalement est reçu')).toBeVisible();
    await answerReport(page, answer);
    await expect(page.getByRole('listitem').filter({ hasText: answer })).toContainText('Un référent, le');
    await expect(page.getByRole('textbox', { name: 'Votre réponse' })).toHaveValue('');
    await openPage(reporter, '/signalements/suivi');
    await reporter.clock.runFor(5_000);
    await reporter.getByRole('textbox', { name: 'Code de suivi' }).fill(code);
    await button(reporter, 'Consulter le suivi').press('Enter');
    await expect(reporter.getByText(answer)).toBeVisible();
  });
  await test.step('a report is hidden from a member whom it concerns', async () => {
    await button(page, `Écarter ${concerned.email}…`).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Écarter ${concerned.email} de ce signalement` });
    await expect(dialog).toContainText(/concernent cette personne\s: l’atelier/);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Écarter', exact: true }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: concerned.email })).toContainText('écarté');
    await expect(page.getByRole('row').filter({ hasText: referent.email })).toContainText(/le .+ en dernier/);
    const other = await (await browser.newContext({ baseURL: ownSite.url })).newPage();
    await acceptCookies(other.context());
    await signIn(other, concerned);
    await expect(
      other.getByText('Aucun signalement n’est enregistré.').or(other.getByRole('row').last()),
    ).toBeVisible();
    await expect(shownIn(other)).toHaveCount(0);
    await other.context().close();
  });
  await test.step('it is closed with a reason', async () => {
    await button(page, 'Clore ce signalement…').press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Clore le signalement/ });
    await dialog.getByRole('button', { name: 'Clore', exact: true }).press('Enter');
    await expect(dialog.getByText('Faites un choix.')).toBeVisible();
    await dialog.getByRole('radio', { name: /^Sans suite/ }).press('Space');
    // Enter in a field works as the button, and puts nothing into an address.
    await dialog.getByRole('radio', { name: /^Sans suite/ }).press('Enter');
    await expect(page).toHaveURL(/\/signalements$/);
    await expect(row).toContainText(/clos.: Sans suite/);
    await expect(page.getByText(description)).toHaveCount(0);
  });
  await test.step('neither the key nor a text has left the page', async () => {
    const stored = await storedInBrowser(page);
    for (const secret of [description, answer, 'AGE-SECRET-KEY'])
      expect([secret, stored.includes(secret), requests.some((one) => one.includes(secret))]).toEqual([
        secret,
        false,
        false,
      ]);
    for (const secret of [description, answer]) {
      expect(ownSite.output()).not.toContain(secret);
      expect(ownSite.filesWith(secret)).toEqual([]);
    }
  });
  await reporter.context().close();
});
