/** Every state of the forms as axe sees it. */
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { button, contactValues, errorBox, fillIn, newEmail, newsletterValues, ownClock, SUBMIT_CALLS, takeTime } from './support/forms';
import { linkIn, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { operate } from './support/operator-command';
import { confirm, identify, openPreview, preview, reportCard, shownCode, validate } from './support/report-form';
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

async function expectBox(form: Locator, text: string): Promise<void> {
  await expect(errorBox(form)).toContainText(text);
}

/** Leads a page through the states of its form, and has each looked at. */
type Walk = (page: Page, look: (state: string) => Promise<void>) => Promise<void>;

const walkContact: Walk = async (page, look) => {
  const form = page.locator('#ecrire');
  const send = async (outcome: keyof typeof OUTCOMES, name = 'Envoyer') => {
    await answerWith(page, outcome);
    await button(form, name).click();
  };
  await openPage(page, '/contact');
  await send('accepted');
  await expectBox(form, 'Indiquez votre nom.');
  await look('nothing filled in');
  await fillIn(form, { ...contactValues(), Nom: 'a@b' });
  await look('right and wrong as typed');
  await fillIn(form, contactValues());
  await takeTime(page);
  await send('refused');
  await expectBox(form, 'Adresse refusée.');
  await look('refused by the service');
  await send('limited');
  await expectBox(form, 'beaucoup d’envois');
  await look('limited');
  await send('unreachable');
  await expectBox(form, 'ne répond pas');
  await look('not reached');
  await send('accepted', 'Réessayer');
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await look('sent');
};

const walkNewsletter: Walk = async (page, look) => {
  const modal = page.getByRole('dialog', { name: 'Recevez nos actualités' });
  const send = button(modal, 'Je m’inscris');
  await openPage(page, '/plan');
  await page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' }).click();
  await expect(modal).toBeVisible();
  await look('open');
  await send.click();
  await expectBox(modal, 'Indiquez votre nom.');
  await look('nothing filled in');
  await fillIn(modal, newsletterValues());
  await takeTime(page);
  await answerWith(page, 'limited');
  await send.click();
  await expectBox(modal, 'beaucoup d’envois');
  await look('limited');
  await answerWith(page, 'accepted');
  await send.click();
  await expect(page.getByText(/^Envoyé avec succès/)).toBeVisible();
  await look('sent');
};

const walkReport: Walk = async (page, look) => {
  await openPage(page, '/signalements');
  await identify(page).check();
  await validate(page);
  await expectBox(reportCard(page), 'Le nom complet est requis.');
  await look('nothing filled in');
  await openPreview(page, 'Des faits.');
  await look('preview');
  await answerWith(page, 'unreachable');
  await confirm(page);
  await expectBox(preview(page), 'Erreur lors de l’envoi du signalement.');
  await look('not reached');
  await page.unroute(SUBMIT_CALLS);
  await button(preview(page), 'Réessayer').click();
  const code = (await shownCode(page).textContent()) ?? '';
  await look('sent');

  const main = page.locator('main');
  await openPage(page, '/signalements/suivi');
  await takeTime(page);
  await button(main, 'Consulter le suivi').click();
  await expectBox(main, '16 chiffres');
  await look('no code');
  await fillIn(main, { 'Code de suivi': code });
  await button(main, 'Consulter le suivi').click();
  await fillIn(main, { 'Votre complément': 'Un fait nouveau.' });
  await button(main, 'Ajouter à mon signalement').click();
  await expect(main.getByText('Votre complément a bien été ajouté.')).toBeVisible();
  await look('thread');
};

const walkPasswords: Walk = async (page, look) => {
  const main = page.locator('main');
  const carryOn = button(main, 'Continuer');
  await openPage(page, '/forget-password/verification-e-mail');
  await carryOn.click();
  await expectBox(main, 'Veuillez bien remplir');
  await look('no address');
  const email = newEmail();
  await operate('users', 'add', email);
  await openPage(page, linkIn(await mailTo(email), '/forget-password/change-your-password/'));
  await takeTime(page);
  await main.getByLabel(/^Nouveau mot de passe/).fill('quatre baobabs');
  await main.getByLabel(/^Confirmation/).fill('trois baobabs');
  await carryOn.click();
  await expectBox(main, 'ne sont pas conformes');
  await look('two passwords');
  await main.getByLabel(/^Nouveau mot de passe/).fill('quatre baobabs');
  await main.getByLabel(/^Confirmation/).fill('quatre baobabs');
  await answerWith(page, 'accepted');
  await carryOn.click();
  await expect(main.getByText('Votre mot de passe a été changé.')).toBeVisible();
  await look('changed');
  await openPage(page, `/forget-password/change-your-password/${'x'.repeat(43)}`);
  await look('spent link');
};

const WALKS = { contact: walkContact, newsletter: walkNewsletter, report: walkReport, passwords: walkPasswords };

for (const theme of THEMES) {
  for (const { name, ...viewport } of SIZES) {
    test.describe(`in the ${theme} theme, on a ${name} window`, () => {
      test.use({ viewport });
      test.describe.configure({ timeout: 120_000 });

      for (const [form, walk] of Object.entries(WALKS)) {
        test(`axe finds nothing in any state of ${form}`, async ({ page, context }) => {
          await acceptCookies(context);
          await chooseTheme(context, theme);
          await ownClock(page);
          await walk(page, async (state) => expect.soft(await axeViolations(page), state).toEqual([]));
        });
      }
    });
  }
}

test.describe('targets', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('are 24 px or more wide and high in every form', async ({ page }) => {
    for (const path of ['/contact', '/signalements?identite=oui', '/signalements/suivi', '/forget-password/verification-e-mail']) {
      await openPage(page, path);
      const small = await page.locator('main form').locator('input, textarea, button, a:not(p a)').evaluateAll((all) => {
        const targets = all.filter((element) => !element.matches('[type="hidden"], [tabindex="-1"]')).map((element) => element.closest('label') ?? element);
        const isSmall = (element: Element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24;
        };
        return targets.filter(isSmall).map(({ outerHTML }) => outerHTML);
      });
      expect.soft(small, path).toEqual([]);
    }
  });
});
