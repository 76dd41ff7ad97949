/** A content service of another team, with the calls of the specification alone. */
import { allRoutes, isPrivateLink, readTextAt } from './support/all-routes';
import { answerForm, background, card, identity, IDENTITY_PATH, list, SENT } from './support/application-form';
import {
  button,
  contactValues,
  fillIn,
  newEmail,
  newsletterValues,
  passMinimumTimeWithoutScripts,
  studyRequestValues,
  type Typed,
} from './support/forms';
import { facts, reportCard } from './support/report-form';
import { MISSING_PATH, STUDY } from './support/site-pages';
import { startSiteInstance } from './support/site-instance';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

/** The answers of requirement 7.2 to accepted forms. */
const ACCEPTED: Readonly<Record<string, unknown>> = {
  '/signalements': {},
  '/candidats': {},
  '/contacts': { status_code: 200 },
  '/store/newsletter': {},
  '/ReceptionDemande': {},
  '/verify-email': { message: 'Un lien a été envoyé.' },
  '/change-your-password': 'agent@vipp.example',
  '/change-your-password-post': { message: 'Mot de passe enregistré.' },
};

const NEW_PASSWORD = 'quatre baobabs bleus';

/** Forms of one page: path, form, values, button and confirmation. Links of another service are of any form. */
const FORMS: readonly (readonly [string, string, Typed, string, string])[] = [
  ['/contact', '#ecrire', contactValues(), 'Envoyer', 'Vos informations ont bien été envoyées'],
  ['/contact', '#newsletter-formulaire', newsletterValues(), 'Je m’inscris', 'Envoyé avec succès'],
  [STUDY, '#demande', studyRequestValues(), 'Envoyer', 'Envoyé avec succès'],
  [
    '/forget-password/verification-e-mail',
    '#verification',
    { 'Adresse e-mail': newEmail() },
    'Continuer',
    'Un lien a été envoyé.',
  ],
  [
    '/forget-password/change-your-password/7',
    '#mot-de-passe',
    { 'Nouveau mot de passe': NEW_PASSWORD, 'Confirmation du mot de passe': NEW_PASSWORD },
    'Continuer',
    'Mot de passe enregistré.',
  ],
];

/** What only our content service does. */
const OUR_PROMISES = /code de suivi|lien de suivi|Suivre un signalement|message de confirmation|accusé de réception/;

test('the site has every page, every picture and its forms with it, and promises nothing for it', async ({
  page,
  request,
}) => {
  const site = await startSiteInstance({ answerForm: (path) => ACCEPTED[path] });
  try {
    const pictures = new Set<string>();
    for (const route of await allRoutes(readTextAt(site.url))) {
      const answer = await request.get(site.url + route);
      if (route !== MISSING_PATH && !isPrivateLink(route)) expect(answer.status(), route).toBe(200);
      for (const [, src = ''] of (await answer.text()).matchAll(/<img[^>]* src="(\/[^"]+)"/g)) pictures.add(src);
    }
    expect(pictures.size).toBeGreaterThan(10);
    for (const src of pictures) expect((await request.get(site.url + src)).status(), src).toBe(200);

    await page.goto(`${site.url}/signalements`);
    await expect(page.getByRole('link', { name: 'Suivre un signalement' })).toHaveCount(0);
    await expect(reportCard(page)).not.toContainText(OUR_PROMISES);
    await fillIn(reportCard(page), facts('Des faits.'));
    await passMinimumTimeWithoutScripts(reportCard(page));
    for (const submit of ['Je valide mon formulaire', 'Confirmer et envoyer'])
      await button(reportCard(page), submit).click();
    await expect(reportCard(page)).toContainText('Signalement envoyé avec succès');
    await expect(reportCard(page)).not.toContainText(OUR_PROMISES);

    await page.goto(site.url + IDENTITY_PATH);
    await answerForm(card(page), identity(newEmail()));
    await passMinimumTimeWithoutScripts(card(page));
    await button(card(page), 'Valider').click();
    await list(card(page), 'Niveau d’études').selectOption(background.chosen['Niveau d’études']);
    await button(card(page), 'Mettre à jour les questions').first().click();
    await answerForm(card(page), background);
    await passMinimumTimeWithoutScripts(card(page));
    for (const submit of ['Valider', 'Confirmer et envoyer']) await button(card(page), submit).click();
    await expect(card(page)).toContainText(SENT);
    await expect(card(page)).not.toContainText(OUR_PROMISES);

    for (const [path, selector, values, submit, sent] of FORMS) {
      await page.goto(site.url + path);
      const form = page.locator(selector);
      for (const [label, value] of Object.entries(values)) await form.getByLabel(new RegExp(`^${label}`)).fill(value);
      await passMinimumTimeWithoutScripts(form);
      await button(form, submit).click();
      await expect(page.locator('main'), `${path} ${selector}`).toContainText(sent);
      await expect(page.locator('main')).not.toContainText(OUR_PROMISES);
    }
  } finally {
    await site.stop();
  }
});
