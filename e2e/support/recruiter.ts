/** Recruiters of a site of a test's own: an account by the operators' command, a password by the link of its mail. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, type Page } from '@playwright/test';
import type { Role } from '@vipp/shared/contract/workshop/roles';
import { workshopDataPath } from '@vipp/shared/contract/workshop/workshop-call';
import { linkIn, mailTo } from './mailbox';
import { openPage } from './open-page';
import { operateWith } from './operator-command';
import type { WholeSite } from './whole-site';

/** On the public host, from where it leads to the host of the workshop. */
export const WORKSHOP = '/recrutements/atelier';

/** Origin of the workshop of a site of this machine. */
export const workshopOf = (url: string): string => url.replace('//localhost', '//atelier.localhost');

export type Recruiter = { email: string; password: string };

type Site = Pick<WholeSite, 'url' | 'dataDir'>;

async function choosePassword({ url, dataDir }: Site, { email, password }: Recruiter): Promise<void> {
  const id = linkIn(await mailTo(email, dataDir), '/mot-de-passe/').slice(-43);
  const origin = workshopOf(url);
  const sent = request(`${url}${workshopDataPath('choosePassword')}`, {
    method: 'POST',
    // Node asks the resolver of the system for the name, which browsers do not; its `fetch` sends no other host.
    headers: { 'content-type': 'application/json', host: new URL(origin).host, origin },
  });
  sent.end(JSON.stringify({ id, email, password, passwordConfirm: password }));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  if (response.statusCode !== 200) throw new Error(`the password of ${email} was not accepted: ${response.statusCode}`);
}

export async function createRecruiter(site: Site, role: Role = 'recruiter', name = 'awa'): Promise<Recruiter> {
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
