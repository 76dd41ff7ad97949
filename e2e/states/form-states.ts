/** Every state of the contact, newsletter, report and password forms. */
import { expect, type Locator, type Page } from '@playwright/test';
import {
  button,
  contactValues,
  errorBox,
  fillIn,
  newEmail,
  newsletterValues,
  installClock,
  stopClock,
  SUBMIT_CALLS,
  passMinimumTime,
} from '../support/forms';
import { linkIn, mailTo } from '../support/mailbox';
import { openPage } from '../support/open-page';
import { operate } from '../support/operator-command';
import { confirm, identify, openPreview, preview, reportCard, followUpCode, validate } from '../support/report-form';
import type { Journey, State } from './journey';

const OUTCOMES = {
  unreachable: { status: 503, json: { kind: 'unreachable' } },
  limited: { status: 429, json: { kind: 'limited', retryAfterSeconds: 90 } },
  accepted: { status: 200, json: { kind: 'accepted' } },
  refused: { status: 422, json: { kind: 'refused', errors: { email: ['Adresse refusée.'] } } },
} as const;

type Outcome = keyof typeof OUTCOMES;

/** Replaces the service's answers from now on. */
async function answerWith(page: Page, outcome: Outcome): Promise<void> {
  await page.unroute(SUBMIT_CALLS);
  await page.route(SUBMIT_CALLS, (route) => route.fulfill(OUTCOMES[outcome]));
}

const expectBox = (form: Locator, text: string): Promise<void> => expect(errorBox(form)).toContainText(text);
const main = (page: Page): Locator => page.locator('main');

const contactForm = (page: Page): Locator => page.locator('#ecrire');

async function sendContact(page: Page, outcome: Outcome, name = 'Envoyer'): Promise<void> {
  await answerWith(page, outcome);
  await button(contactForm(page), name).click();
}

const contactAnswers = (name: string, outcome: Outcome, text: string): State => ({
  name,
  reach: async (page) => {
    await sendContact(page, outcome);
    await expectBox(contactForm(page), text);
  },
});

const contact: readonly State[] = [
  {
    name: 'nothing filled in',
    reach: async (page) => {
      await installClock(page);
      await openPage(page, '/contact');
      await sendContact(page, 'accepted');
      await expectBox(contactForm(page), 'Indiquez votre nom.');
    },
  },
  { name: 'right and wrong as typed', reach: (page) => fillIn(contactForm(page), { ...contactValues(), Nom: 'a@b' }) },
  {
    name: 'refused by the service',
    reach: async (page) => {
      await fillIn(contactForm(page), contactValues());
      await passMinimumTime(page);
      await sendContact(page, 'refused');
      await expectBox(contactForm(page), 'Adresse refusée.');
    },
  },
  contactAnswers('limited', 'limited', 'beaucoup d’envois'),
  contactAnswers('not reached', 'unreachable', 'ne répond pas'),
  {
    name: 'sent',
    reach: async (page) => {
      await sendContact(page, 'accepted', 'Réessayer');
      await expect(contactForm(page).getByRole('textbox')).toHaveCount(0);
    },
  },
];

const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Recevez nos actualités' });
const subscribe = (page: Page): Locator => button(modal(page), 'Je m’inscris');

const newsletter: readonly State[] = [
  {
    name: 'open',
    reach: async (page) => {
      await installClock(page);
      await openPage(page, '/plan');
      await page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' }).click();
      await expect(modal(page)).toBeVisible();
    },
  },
  {
    name: 'nothing filled in',
    reach: async (page) => {
      await subscribe(page).click();
      await expectBox(modal(page), 'Indiquez votre nom.');
    },
  },
  {
    name: 'limited',
    reach: async (page) => {
      await fillIn(modal(page), newsletterValues());
      await passMinimumTime(page);
      await answerWith(page, 'limited');
      await subscribe(page).click();
      await expectBox(modal(page), 'beaucoup d’envois');
    },
  },
  {
    name: 'sent',
    reach: async (page) => {
      await answerWith(page, 'accepted');
      // The confirmation disappears after some seconds: stop the clock while it is checked.
      await stopClock(page);
      await subscribe(page).click();
      await expect(page.getByText(/^Envoyé avec succès/)).toBeVisible();
    },
  },
];

const report: readonly State[] = [
  {
    name: 'nothing filled in',
    reach: async (page) => {
      await installClock(page);
      await openPage(page, '/signalements');
      await identify(page).check();
      await validate(page);
      await expectBox(reportCard(page), 'Le nom complet est requis.');
    },
  },
  { name: 'preview', reach: (page) => openPreview(page, 'Des faits.') },
  {
    name: 'not reached',
    reach: async (page) => {
      await answerWith(page, 'unreachable');
      await confirm(page);
      await expectBox(preview(page), 'Erreur lors de l’envoi du signalement.');
    },
  },
  {
    name: 'sent',
    reach: async (page) => {
      await page.unroute(SUBMIT_CALLS);
      await button(preview(page), 'Réessayer').click();
      await expect(followUpCode(page)).toBeVisible();
    },
  },
  {
    name: 'thread',
    reach: async (page) => {
      const code = (await followUpCode(page).textContent()) ?? '';
      await openPage(page, '/signalements/suivi');
      await passMinimumTime(page);
      await fillIn(main(page), { 'Code de suivi': code });
      await button(main(page), 'Consulter le suivi').click();
      await fillIn(main(page), { 'Votre complément': 'Un fait nouveau.' });
      await button(main(page), 'Ajouter à mon signalement').click();
      await expect(main(page).getByText('Votre complément a bien été ajouté.')).toBeVisible();
    },
  },
  {
    name: 'no code',
    reach: async (page) => {
      await openPage(page, '/signalements/suivi');
      await passMinimumTime(page);
      await button(main(page), 'Consulter le suivi').click();
      await expectBox(main(page), '16 chiffres');
    },
  },
];

const carryOn = (page: Page): Locator => button(main(page), 'Continuer');

async function typePasswords(page: Page, first: string, second: string): Promise<void> {
  await main(page)
    .getByLabel(/^Nouveau mot de passe/)
    .fill(first);
  await main(page)
    .getByLabel(/^Confirmation/)
    .fill(second);
  await carryOn(page).click();
}

const passwords: readonly State[] = [
  {
    name: 'no address',
    reach: async (page) => {
      await installClock(page);
      await openPage(page, '/forget-password/verification-e-mail');
      await carryOn(page).click();
      await expectBox(main(page), 'Veuillez bien remplir');
    },
  },
  {
    name: 'two passwords',
    reach: async (page) => {
      const email = newEmail();
      await operate('users', 'add', email);
      await openPage(page, linkIn(await mailTo(email), '/forget-password/change-your-password/'));
      await passMinimumTime(page);
      await typePasswords(page, 'quatre baobabs', 'trois baobabs');
      await expectBox(main(page), 'ne sont pas conformes');
    },
  },
  {
    name: 'changed',
    reach: async (page) => {
      await answerWith(page, 'accepted');
      await typePasswords(page, 'quatre baobabs', 'quatre baobabs');
      await expect(main(page).getByText('Votre mot de passe a été changé.')).toBeVisible();
    },
  },
];

export const formJourneys: readonly Journey[] = [
  { name: 'contact', states: contact },
  { name: 'newsletter', states: newsletter },
  { name: 'report', states: report },
  { name: 'passwords', states: passwords },
];
