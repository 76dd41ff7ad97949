/** Recruiters of a site of a test's own: an account by the operators' command, a password by the link of its mail. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { openPage } from './open-page';
import { packagesFolder } from './packages-folder';
import type { WholeSite } from './whole-site';

export const WORKSHOP = '/recrutements/atelier';

export type Recruiter = { email: string; password: string };

type Site = Pick<WholeSite, 'url' | 'dataDir'>;

/** Token of the link by which an account chooses its password, from the mail in the folder of the site. */
async function invitationToken(dataDir: string, email: string): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  const mail = mails.find((one) => one.toLowerCase().includes(`to: ${email.toLowerCase()}`));
  const [, body = ''] = mail?.split('\r\n\r\n') ?? [];
  return /change-your-password\/([\w-]{43})/.exec(Buffer.from(body, 'base64').toString())?.[1];
}

async function choosePassword({ url, dataDir }: Site, { email, password }: Recruiter): Promise<void> {
  await expect.poll(() => invitationToken(dataDir, email), { timeout: 10_000 }).toBeDefined();
  const id = await invitationToken(dataDir, email);
  const response = await fetch(`${url}/_data/submit/changePassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ id, email, password, passwordConfirm: password }),
  });
  if (!response.ok) throw new Error(`the password of ${email} was not accepted: ${await response.text()}`);
}

export async function createRecruiter(
  site: Site,
  role: 'recruiter' | 'administrator' = 'recruiter',
  name = 'awa',
): Promise<Recruiter> {
  const recruiter = { email: `${name}@recrutement.example`, password: 'quatre baobabs au vent' };
  const program = path.join(packagesFolder, 'backend/dist/submissions-command.cjs');
  await promisify(execFile)(process.execPath, [program, 'users', 'add', recruiter.email, '--role', role], {
    env: { ...process.env, DATA_DIR: site.dataDir },
  });
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
