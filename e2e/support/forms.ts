/** For the tests of all forms: filling in, waiting as people do, and reading the answer. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** The first of `items`, which must not be empty. */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('the seed has nothing that this test could use');
  return item;
}

/** Text fields, by label. */
export type Typed = Readonly<Record<string, string>>;

/** Each test writes an address of its own, by which its record is found. */
export const newEmail = (): string => `${randomUUID()}@lagune.example`;

export const contactValues = (email = newEmail()): Typed => ({
  Nom: 'Ahouansou',
  Prénom: 'Marie-Noëlle',
  Fonction: 'Directrice des opérations',
  Entreprise: 'Lagune & Fils',
  'Adresse e-mail': email,
  Téléphone: '01 99 00 12 34',
  Message: 'Bonjour,\nvotre centre de Lomé nous intéresse.',
});

export const studyRequestValues = (email = newEmail()): Typed => ({
  Nom: 'Ahouansou',
  Prénom: 'Kofi',
  Fonction: 'Directeur',
  Entreprise: 'Lagune',
  'Adresse e-mail': email,
});

export const field = (form: Locator, label: string): Locator => form.getByRole('textbox', { name: label, exact: true });

export async function fillIn(form: Locator, values: Typed): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(form, label).fill(value);
}

export async function expectValues(form: Locator, values: Typed): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(field(form, label)).toHaveValue(value);
}

export const button = (form: Locator, name: string): Locator => form.getByRole('button', { name, exact: true });

/** The error box of a form. */
export const errorBox = (form: Locator): Locator => form.getByRole('alert');

/** Longer than the minimum time of a form (`MIN_FILL_MS`). */
const READING_MS = 5_000;

/** Replaces the page's clock, so that tests do not wait for the delays of forms and messages. */
export const installClock = (page: Page): Promise<void> => page.clock.install();

/** Advances the clock by the time that a person needs for a form; the page needs `installClock`. */
export const passMinimumTime = (page: Page): Promise<void> => page.clock.fastForward(READING_MS);

/** The same without scripts: moves the form's own start time back. */
export const passMinimumTimeWithoutScripts = (form: Locator): Promise<void> =>
  form.locator('input[name="debut"]').evaluate((start: HTMLInputElement, ms) => {
    start.value = String(Number(start.value) - ms);
  }, READING_MS);

/** Stops the page's clock ten minutes after its own time, which may be ahead of this machine's; the test then advances it. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);

type Sent = { url: string; body: string; key: string | undefined };

/** Where counts without any answer go: docs/decisions/0022-the-form-is-measured-in-sums.md. */
const FIGURES = /\/_data\/form-figures$/;

/** Records everything that the page posts from now on, but for figures. */
export function recordPosts(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || FIGURES.test(request.url())) return;
    sent.push({ url: request.url(), body: request.postData() ?? '', key: request.headers()['idempotency-key'] });
  });
  return sent;
}

/** What scripts send forms to. */
export const SUBMIT_CALLS = '**/_data/submit/**';

/** Delays requests until the returned function is called. */
export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

/** Delays every script until the returned function is called. */
export const blockScripts = (page: Page): Promise<() => void> => delayRequests(page, /\.js(\?|$)/);
