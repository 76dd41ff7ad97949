/** Recruiters of a site of a test's own: an account by the operators' command, a password by the link of its mail. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox';
import { openPage } from './open-page';
import { operateWith } from './operator-command';
import type { WholeSite } from './whole-site';

export const WORKSHOP = '/recrutements/atelier';
const CHANGE_PASSWORD = '/forget-password/change-your-password/';

export type Recruiter = { email: string; password: string };

type Site = Pick<WholeSite, 'url' | 'dataDir'>;

async function choosePassword({ url, dataDir }: Site, { email, password }: Recruiter): Promise<void> {
  const id = linkIn(await mailTo(email, dataDir), CHANGE_PASSWORD).slice(-43);
  const response = await fetch(`${url}/_data/submit/changePassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ id, email, password, passwordConfirm: password }),
  });
  if (!response.ok) throw new Error(`the password of ${email} was not accepted: ${await response.text()}`);
}

export async function createRecruiter(
  site: Site,
  role: 'recruiter' | 'administrator' | 'editor' = 'recruiter',
  name = 'awa',
): Promise<Recruiter> {
  const recruiter = { email: `${name}@recrutement.example`, password: 'quatre baobabs au vent' };
  await operateWith({ DATA_DIR: site.dataDir }, 'users', 'add', recruiter.email, '--role', role);
  await choosePassword(site, recruiter);
  return recruiter;
}

/** Opens a page of the workshop and signs in there. */
export async function signIn(page: Page, { email, password }: Recruiter, at = WORKSHOP): Promise<void> {
  await openPage(page, at);
  await page.getByRole('textbox', { name: 'Adresse électronique' }).fill(email);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('navigation', { name: 'Atelier' })).toBeVisible();
}
