/** Every state of the application and of its follow-up. */
import { expect, type Page } from '@playwright/test';
import {
  addExperience,
  answerForm,
  apply,
  background,
  BACKGROUND_PATH,
  card,
  confirm,
  experience,
  identity,
  IDENTITY_PATH,
  list,
  preview,
  receipt,
  validate,
} from '../support/application-form';
import {
  button,
  errorBox,
  blockScripts,
  newEmail,
  installClock,
  SUBMIT_CALLS,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from '../support/forms';
import { openPage } from '../support/open-page';
import type { Journey, State } from './journey';

const steps: readonly State[] = [
  {
    name: 'step 1 refused',
    reach: async (page) => {
      await installClock(page);
      await openPage(page, IDENTITY_PATH);
      // It is marked as disabled, and explains why when it is pressed.
      await button(card(page), 'Valider').click({ force: true });
      await expect(errorBox(card(page))).toBeVisible();
    },
  },
  { name: 'step 1 filled in', reach: (page) => answerForm(card(page), identity(newEmail())) },
  {
    name: 'step 2',
    reach: async (page) => {
      await validate(page);
      await expect(page).toHaveURL(BACKGROUND_PATH);
      await expect(list(card(page), 'Niveau d’études')).toBeVisible();
    },
  },
  {
    name: 'step 2 refused',
    reach: async (page) => {
      await passMinimumTime(page);
      await validate(page);
      await expect(errorBox(card(page))).toBeVisible();
    },
  },
  {
    name: 'five experiences, and a toast',
    reach: async (page) => {
      for (let number = 1; number <= 5; number += 1) await addExperience(page);
      await button(card(page), 'Ajouter une expérience').click();
      // Held as long as the keyboard is on it.
      await page.getByRole('button', { name: 'Fermer la notification' }).last().focus();
    },
  },
];

async function removeExperiences(page: Page): Promise<void> {
  for (let number = 5; number >= 1; number -= 1) {
    await button(experience(page, number), `Retirer cette expérience\u202F: Expérience ${number}`).click();
  }
}

const sending: readonly State[] = [
  {
    name: 'preview',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Fermer la notification' }).last().click();
      await removeExperiences(page);
      await answerForm(card(page), background);
      await validate(page);
      await expect(preview(page)).toBeVisible();
    },
  },
  {
    name: 'not reached',
    reach: async (page) => {
      await page.route(SUBMIT_CALLS, (route) => route.fulfill({ status: 503, json: { kind: 'unreachable' } }));
      await confirm(page);
      await expect(errorBox(preview(page))).toBeVisible();
    },
  },
  {
    name: 'receipt',
    reach: async (page) => {
      await page.unroute(SUBMIT_CALLS);
      await button(preview(page), 'Réessayer').click();
      await button(receipt(page), 'Rester sur cette page').click();
    },
  },
];

const main = (page: Page) => page.locator('main');

const followUp: readonly State[] = [
  {
    name: 'follow-up',
    reach: async (page, request) => {
      const { link } = await apply(request, newEmail());
      await openPage(page, link);
    },
  },
  {
    name: 'withdrawal not confirmed',
    reach: async (page) => {
      await button(main(page), 'Retirer ma candidature').click();
      await expect(errorBox(main(page))).toBeVisible();
    },
  },
];

/** The scripts are held back: with JavaScript disabled axe could not run. */
const withoutScripts: readonly State[] = [
  {
    name: 'step 2 from the server',
    reach: async (page) => {
      await blockScripts(page);
      await page.goto(IDENTITY_PATH, { waitUntil: 'commit' });
      await answerForm(card(page), identity(newEmail()));
      await validate(page);
      await list(card(page), 'Niveau d’études').selectOption('bac');
      await validate(page);
      await expect(list(card(page), 'Filière')).toBeVisible();
    },
  },
  {
    name: 'preview from the server',
    reach: async (page) => {
      await answerForm(card(page), background);
      await passMinimumTimeWithoutScripts(card(page));
      await validate(page);
      await expect(page.getByRole('heading', { name: 'Prévisualisation de votre candidature' })).toBeVisible();
    },
  },
];

export const withoutScriptsJourney: Journey = { name: 'application without scripts', states: withoutScripts };

export const applicationJourneys: readonly Journey[] = [
  { name: 'application', states: [...steps, ...sending] },
  { name: 'follow-up of an application', states: followUp },
  withoutScriptsJourney,
];
