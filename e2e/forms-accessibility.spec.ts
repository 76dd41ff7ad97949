/** Every state of the forms as axe sees it. */
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { button, contactValues, fillIn, newsletterValues, ownClock, SUBMIT_CALLS, takeTime } from './support/forms';
import { linkIn, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { operate } from './support/operator-command';
import { confirm, facts, identify, preview, reportCard, shownCode, validate } from './support/report-form';
import { expect, test } from './support/test';
import { acceptCookies, chooseTheme, THEMES } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: /status of (422|429|503)/ });

const SIZES = [
  { name: 'narrow', width: 320, height: 640 },
  { name: 'wide', width: 1280, height: 800 },
];

const OUTCOMES = {
  unreachable: { status: 503, json: { kind: 'unreachable' } },
  limited: { status: 429, json: { kind: 'limited', retryAfterSeconds: 90 } },
  accepted: { status: 200, json: { kind: 'accepted' } },
  refused: { status: 422, json: { kind: 'refused', errors: { email: ['Adresse refusée.'] } } },
} as const;

/** What the service answers from now on. */
async function answerWith(page: Page, outcome: keyof typeof OUTCOMES): Promise<void> {
  await page.unroute(SUBMIT_CALLS);
  await page.route(SUBMIT_CALLS, (route) => route.fulfill(OUTCOMES[outcome]));
}

const contact = (page: Page) => page.locator('#ecrire');
const modal = (page: Page) => page.getByRole('dialog', { name: 'Recevez nos actualités' });
const main = (page: Page) => page.locator('main');
const pressed = async (page: Page, name: string, outcome?: keyof typeof OUTCOMES) => {
  if (outcome) await answerWith(page, outcome);
  await button(main(page), name).click();
};
const alertIn = (page: Page) => expect(main(page).getByRole('alert')).toBeVisible();

type State = { name: string; path?: string; reach: (page: Page) => Promise<void> };

/** Each state is reached from the one before. */
const PAGES: Record<string, readonly State[]> = {
  contact: [
    { name: 'empty, refused', path: '/contact', reach: async (page) => { await pressed(page, 'Envoyer'); await alertIn(page); } },
    { name: 'right and wrong as typed', reach: async (page) => { await fillIn(contact(page), { ...contactValues(), Nom: 'a@b' }); } },
    { name: 'refused by the service', reach: async (page) => { await fillIn(contact(page), contactValues()); await takeTime(page); await pressed(page, 'Envoyer', 'refused'); await alertIn(page); } },
    { name: 'limited', reach: async (page) => { await pressed(page, 'Envoyer', 'limited'); await expect(main(page).getByRole('alert')).toContainText('beaucoup'); } },
    { name: 'not reached', reach: async (page) => { await pressed(page, 'Envoyer', 'unreachable'); await expect(main(page).getByRole('alert')).toContainText('ne répond pas'); } },
    { name: 'sent', reach: async (page) => { await pressed(page, 'Réessayer', 'accepted'); await expect(contact(page).getByRole('textbox')).toHaveCount(0); } },
  ],
  newsletter: [
    { name: 'open', path: '/plan', reach: async (page) => { await page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' }).click(); await expect(modal(page)).toBeVisible(); } },
    { name: 'refused', reach: async (page) => { await button(modal(page), 'Je m’inscris').click(); await expect(modal(page).getByRole('alert')).toBeVisible(); } },
    { name: 'limited', reach: async (page) => { await fillIn(modal(page), newsletterValues()); await takeTime(page); await answerWith(page, 'limited'); await button(modal(page), 'Je m’inscris').click(); await expect(modal(page).getByRole('alert')).toContainText('beaucoup'); } },
    { name: 'sent', reach: async (page) => { await answerWith(page, 'accepted'); await button(modal(page), 'Je m’inscris').click(); await expect(page.getByText(/^Envoyé avec succès/)).toBeVisible(); } },
  ],
  report: [
    { name: 'anonymous, refused', path: '/signalements', reach: async (page) => { await validate(page); await alertIn(page); } },
    { name: 'identified, refused', reach: async (page) => { await identify(page).check(); await validate(page); await expect(main(page).getByRole('alert').getByRole('link')).toHaveCount(4); } },
    { name: 'preview', path: '/signalements', reach: async (page) => { await fillIn(reportCard(page), facts('Des faits.')); await takeTime(page); await validate(page); await expect(preview(page)).toBeVisible(); } },
    { name: 'preview, not sent', reach: async (page) => { await answerWith(page, 'unreachable'); await confirm(page); await expect(preview(page).getByRole('alert')).toBeVisible(); } },
    { name: 'sent', reach: async (page) => { await page.unroute(SUBMIT_CALLS); await button(preview(page), 'Réessayer').click(); await expect(shownCode(page)).toBeVisible(); } },
  ],
  followUp: [
    { name: 'no code', path: '/signalements/suivi', reach: async (page) => { await pressed(page, 'Consulter le suivi'); await alertIn(page); } },
  ],
  verification: [
    { name: 'refused', path: '/forget-password/verification-e-mail', reach: async (page) => { await pressed(page, 'Continuer'); await alertIn(page); } },
    { name: 'sent', reach: async (page) => { await fillIn(main(page), { 'Adresse électronique': 'personne@lagune.example' }); await takeTime(page); await pressed(page, 'Continuer', 'accepted'); await expect(main(page).getByRole('status')).toBeVisible(); } },
  ],
  password: [
    { name: 'spent link', path: '/forget-password/change-your-password/xxxxxxxxxxxxxxxxxxxxxxxx', reach: async (page) => { await expect(page.getByText('Ce lien a expiré')).toBeVisible(); } },
  ],
};
