/** The pages of the workshop, as recruiters see them. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { workshopDataPath } from '@vipp/shared/contract/workshop/workshop-call';
import type { CallInput, CallOutput, WorkshopCallName } from '@vipp/shared/contract/workshop/workshop-calls';
import { WORKSHOP } from './recruiter';
import { findProblems } from './state-problems';
import { quickVariants } from './variants';

export const plan = (page: Page): Locator => page.getByRole('navigation', { name: 'Plan du formulaire' });
export const row = (page: Page, name: string): Locator => plan(page).getByRole('button', { name });
/** The settings of the chosen part. */
export const part = (page: Page): Locator => page.getByRole('region', { name: 'Partie choisie' });
export const field = (page: Page, name: string): Locator => part(page).getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
/** By key: after a scroll, Chromium gives a press of the pointer to the frame before. */
export const openPublishing = (page: Page): Promise<void> => button(page, 'Publier…').press('Enter');
export const dialog = (page: Page, name = 'Publier ce brouillon'): Locator => page.getByRole('dialog', { name });
export const saved = (page: Page): Locator => page.getByText('Enregistré', { exact: true });

/** Makes a call with the session of the page. */
export async function call<Name extends WorkshopCallName>(
  page: Page,
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutput<Name>> {
  const { status, text } = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body });
      return { status: answer.status, text: await answer.text() };
    },
    [workshopDataPath(name), JSON.stringify(input)] as const,
  );
  if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`);
  return JSON.parse(text) as CallOutput<Name>;
}

/** The page of the public host with the preview, within the editor. */
export const previewPage = (page: Page): FrameLocator => page.frameLocator('iframe[src="/apercu"]');

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
  const { last } = await call(page, 'syncDraft', { draft, since: 0, changes: [] });
  const current = await currentVersion(page);
  return (await call(page, 'publishDraft', { draft, last, current, reason, share })).version;
}

/** Checks the page as it is, narrow and light, wide and dark. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const variant of quickVariants)
    expect.soft(await findProblems(page, variant), `${name}, ${variant.name}`).toEqual([]);
}
