/** The pages of the workshop, as recruiters see them. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { workshopCalls } from '@vipp/shared/contract/workshop/workshop-calls';
import { WORKSHOP } from './recruiter';
import { callWorkshop } from './workshop-calls';

type Calls = typeof workshopCalls;
type Name = keyof Calls;

export const plan = (page: Page): Locator => page.getByRole('navigation', { name: 'Plan du formulaire' });
export const row = (page: Page, name: string): Locator => plan(page).getByRole('button', { name });
/** The settings of the chosen part. */
export const part = (page: Page): Locator => page.getByRole('region', { name: 'Partie choisie' });
export const field = (page: Page, name: string): Locator => part(page).getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const dialog = (page: Page, name = 'Publier ce brouillon'): Locator => page.getByRole('dialog', { name });
export const saved = (page: Page): Locator => page.getByText('Enregistré', { exact: true });

/** Makes a call with the session of the page. */
export const call = <Called extends Name>(
  page: Page,
  name: Called,
  input: Parameters<typeof callWorkshop<Called>>[3],
): ReturnType<typeof callWorkshop<Called>> => callWorkshop(page.request, new URL(page.url()).origin, name, input);

/** Makes a draft, and opens it. @returns its id */
export async function openDraft(page: Page, title: string, from = 1): Promise<string> {
  const { draft } = await call(page, 'createDraft', { title, from });
  await page.goto(`${WORKSHOP}/brouillons/${draft}`);
  await expect(plan(page)).toBeVisible();
  return draft;
}

/** Number of the version that candidates get. */
export async function currentVersion(page: Page): Promise<number> {
  const { versions } = await call(page, 'forms', {});
  return versions.find(({ state }) => state === 'published')?.version ?? 1;
}

/** Publishes a draft as it is. @param share null for all candidates */
export async function publish(page: Page, draft: string, reason: string, share: 10 | null): Promise<number> {
  const { last } = await call(page, 'syncDraft', { draft, since: 0, changes: [], place: null });
  const current = await currentVersion(page);
  return (await call(page, 'publishDraft', { draft, last, current, reason, share })).version;
}
