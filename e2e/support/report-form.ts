/** The report form, as its visitors see it. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { decryptWith, identitiesIn } from '@vipp/shared/lib/age-text';
import { button, fillIn, installClock, passMinimumTime, type Typed } from './forms';
import { openPage } from './open-page';
import { operateWith } from './operator-command';

export const CODE = /^\d{4} \d{4} \d{4} \d{4}$/;
const FACTS = 'Description des faits';

export const reportCard = (page: Page): Locator => page.locator('#signalement-saisie');
export const preview = (page: Page): Locator => page.getByRole('dialog', { name: 'Relisez votre signalement' });
export const identify = (page: Page): Locator =>
  reportCard(page).getByRole('radio', { name: /^Je souhaite m’identifier/ });
export const validate = (page: Page): Promise<void> => button(reportCard(page), 'Je valide mon formulaire').click();
export const confirm = (page: Page): Promise<void> => button(preview(page), 'Confirmer et envoyer').click();
export const followUpCode = (page: Page): Locator => reportCard(page).getByText(CODE);

export const facts = (description: string): Typed => ({ [FACTS]: description });

export const identity = (email: string): Typed => ({
  'Nom complet': 'Sèna Adjovi',
  'Lien avec Vipp': 'Fournisseur',
  Téléphone: '+229 01 99 00 12 34',
  'Adresse e-mail': email,
  'Autre moyen de vous joindre': 'Par courrier',
});

/** Opens the page and its preview, of an anonymous report. */
export async function openPreview(page: Page, description: string, address = '/signalements'): Promise<void> {
  await installClock(page);
  await openPage(page, address);
  await fillIn(reportCard(page), facts(description));
  await passMinimumTime(page);
  await validate(page);
  await preview(page).waitFor();
}

type Opened = { id: string; report: Record<string, unknown> };

const identityFile = (dataDir = process.env.DATA_DIR): string => `${dataDir}/referent/identity.txt`;

/** Chooses the key file on the referent's page. */
export const chooseKey = (page: Page, dataDir?: string): Promise<void> =>
  page.getByLabel('Fichier de votre clé').setInputFiles(identityFile(dataDir));
export async function answerReport(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill(text);
  await page.getByRole('button', { name: 'Envoyer la réponse' }).press('Enter');
  await expect(page.getByText('La réponse est enregistrée.')).toBeVisible();
}

/** The reports with this description, as the referent reads them. */
export async function reportsWith(description: string, dataDir = process.env.DATA_DIR ?? ''): Promise<Opened[]> {
  const identities = identitiesIn(readFileSync(identityFile(dataDir), 'utf8'));
  const exported = await operateWith({ DATA_DIR: dataDir }, 'export', 'signalements');
  const rows = JSON.parse(exported) as { id: string; sealed: string }[];
  const reports = rows.map(async ({ id, sealed }) => ({
    id,
    report: JSON.parse(await decryptWith(identities, sealed)),
  }));
  return (await Promise.all(reports)).filter(({ report }) => report.description === description);
}
