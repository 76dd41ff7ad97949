/** A recruiter does all of a day's work in a narrow window with the keyboard alone: the test never uses the pointer. */
import type { Locator, Page } from '@playwright/test';
import { probeFocus } from './support/focus-probe';
import { openPage } from './support/open-page';
import { test } from './support/own-site';
import { WORKSHOP, type Recruiter } from './support/recruiter';
import { expect } from './support/test';
import { NARROW } from './support/variants';
import { button, dialog, field, part, plan, row, saved } from './support/workshop-pages';

// Before the first sign-in, the first call is refused.
test.use({ expectedFaults: /status of 401/, viewport: NARROW, isReturning: true });

/** Presses a key until the focus is there: it must never be lost, and be visible in the end. */
async function moveTo(page: Page, name: string, reached: () => Promise<boolean>, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await reached()) return expect((await page.evaluate(probeFocus)).problems, name).toEqual([]);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${name}`);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes to an element, and presses a key there. */
async function press(page: Page, name: string, target: Locator, key = 'Enter', way?: string): Promise<void> {
  await moveTo(page, name, () => hasFocus(target), way);
  await page.keyboard.press(key);
}

/** Goes to a field, and replaces what it contains. */
async function type(page: Page, name: string, target: Locator, text: string): Promise<void> {
  await press(page, name, target, 'Control+A');
  await page.keyboard.type(text);
}

const QUESTION = 'Pays de résidence';
const names = (page: Page) => plan(page).getByRole('button').allTextContents();
/** Whether the new question is before another one in the outline. */
const isBefore = async (page: Page, other: string): Promise<boolean> => {
  const all = await names(page);
  const place = (name: string) => all.findIndex((text) => text.startsWith(name));
  expect(place(QUESTION)).toBeGreaterThanOrEqual(0);
  return place(QUESTION) < place(other);
};

async function signInByKeys(page: Page, recruiter: Recruiter): Promise<void> {
  await openPage(page, WORKSHOP);
  await type(page, 'the address', page.getByRole('textbox', { name: 'Adresse électronique' }), recruiter.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(recruiter.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Atelier' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Adds a question that is asked of some candidates only. */
async function addQuestion(page: Page): Promise<void> {
  await press(page, 'a question', row(page, 'Nationalité'));
  await expect(part(page).getByRole('heading', { name: 'Nationalité' })).toBeFocused();
  await press(page, 'the button for a new one', button(page, 'Ajouter une question après celle-ci'));
  await expect(field(page, 'Libellé')).toBeFocused();
  await page.keyboard.type(QUESTION);
  await press(
    page,
    'that it must be answered',
    part(page).getByRole('checkbox', { name: 'Réponse obligatoire' }),
    'Space',
  );
  await type(page, 'its message', field(page, 'Message si la réponse manque'), 'Où habitez-vous');
  const decider = part(page).getByRole('combobox', { name: 'Question dont cela dépend', exact: true });
  await moveTo(page, 'its condition', () => hasFocus(decider));
  await page.keyboard.type('Civilité');
  await expect(decider.locator('option:checked')).toHaveText('Civilité');
  const answer = part(page).getByRole('checkbox', { name: 'Masculin' });
  await press(page, 'an answer', answer, 'Space');
  await expect(answer).toBeChecked();
}

/** Moves the new question up, and takes that back. */
async function moveAndUndo(page: Page): Promise<void> {
  const up = button(page, /^Monter «\sPays de résidence/);
  await press(page, 'its button', up, 'Space', 'Shift+Tab');
  await expect(up).toBeFocused();
  await expect.poll(() => isBefore(page, 'Nationalité')).toBe(true);
  await press(page, 'undo', button(page, 'Annuler'), 'Enter', 'Shift+Tab');
  await expect.poll(() => isBefore(page, 'Nationalité')).toBe(false);
  await press(page, 'the way to the outline', button(page, 'Revenir au plan'));
}

async function publishToSome(page: Page): Promise<void> {
  await expect(saved(page)).toBeVisible();
  await press(page, 'publishing', button(page, 'Publier…'), 'Enter', 'Shift+Tab');
  await expect(dialog(page)).toContainText(QUESTION);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Publier…')).toBeFocused();
  await page.keyboard.press('Enter');
  const reason = dialog(page).getByRole('textbox', { name: /^Pourquoi ce changement/ });
  await type(page, 'the reason', reason, 'Pour les équipes de Lomé');
  await page.keyboard.press('Tab');
  const share = dialog(page).getByRole('radio', { name: /^20/ });
  await moveTo(page, 'a share', () => share.isChecked(), 'ArrowDown');
  await press(page, 'the button', dialog(page).getByRole('button', { name: 'Publier', exact: true }));
  await expect(page.getByText(/est à l’essai auprès de 20/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Formulaire de candidature' })).toBeVisible();
}

test('a recruiter changes the form, publishes it and takes it back with the keyboard alone', async ({
  page,
  ownSite,
}) => {
  await signInByKeys(page, ownSite.recruiter);
  await type(page, 'the title', page.getByRole('textbox', { name: /^Titre du brouillon/ }), 'Au clavier');
  await page.keyboard.press('Enter');
  await expect(plan(page)).toBeVisible();
  await addQuestion(page);
  await moveAndUndo(page);
  await publishToSome(page);
  await expect(page.getByRole('heading', { name: 'Essai en cours' })).toBeVisible();
  await type(page, 'why', page.getByRole('textbox', { name: 'Pourquoi' }).last(), 'Fin de l’essai');
  await press(page, 'taking it back', button(page, 'Retirer l’essai'));
  await expect(page.getByText(/L’essai est retiré/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce que reçoivent les candidats' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
});
