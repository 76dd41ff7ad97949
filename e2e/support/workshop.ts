/** Recruiters, as they come into the workshop. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Role } from '@vipp/shared/contract/workshop/roles';
import { newEmail } from './forms';
import { linkIn, mailTo } from './mailbox';
import { openPage } from './open-page';
import { operate } from './operator-command';

const CHANGE = '/forget-password/change-your-password/';

/** Before a recruiter has signed in, the first call says that no one has. */
export const SIGNED_OUT = /status of 401/;

export type Recruiter = { email: string; password: string };

/** An account with a password, as its owner chooses it by the link of the invitation. */
export async function createRecruiter(page: Page, role: Role = 'recruiter'): Promise<Recruiter> {
  const recruiter = { email: newEmail(), password: `${randomUUID()} Lagune` };
  await operate('users', 'add', recruiter.email, '--role', role);
  const id = new URL(linkIn(await mailTo(recruiter.email), CHANGE)).pathname.slice(CHANGE.length);
  const answer = await page.request.post('/_data/submit/changePassword', {
    data: { id, email: recruiter.email, password: recruiter.password, passwordConfirm: recruiter.password },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return recruiter;
}

/** Opens a page of the workshop and signs in there. */
export async function openWorkshop(page: Page, path: string, { email, password }: Recruiter): Promise<void> {
  await openPage(page, path);
  await page.getByLabel('Adresse électronique').fill(email);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('navigation', { name: 'Atelier' })).toBeVisible();
}
