/** What a screen reader says in every flow, as texts in `said/`. Runs as `npm run lab -- a11y --spoken`. */
import * as application from '../../e2e/support/application-form';
import {
  button,
  contactValues,
  errorBox,
  fillIn,
  installClock,
  newEmail,
  newsletterValues,
  passMinimumTime,
  studyRequestValues,
} from '../../e2e/support/forms';
import { openPage } from '../../e2e/support/open-page';
import type { APIRequestContext, Locator, Page } from '../../e2e/support/playwright';
import { createRecruiter, signIn, WORKSHOP } from '../../e2e/support/recruiter';
import * as report from '../../e2e/support/report-form';
import { STUDY } from '../../e2e/support/site-pages';
import { siteUrl } from '../../e2e/support/site-url';
import { expect, test } from '../../e2e/support/test';
import { acceptCookies } from '../../e2e/support/visitor';
import { createReading, type Reading } from './screen-reader';

/** Said only while the site takes a moment to answer: `shared/ui/form/submit-button.dom.test.tsx` expects it. */
const PROGRESS = /^polite: \S+ en cours(?:…|\.\.\.)\n/gm;
const DIALOG = '[role="dialog"], dialog[open]';
const FORM = '#formulaire-candidature';
const CARD = '#signalement-saisie';

const press = (control: Locator, shown: Locator) => async () => {
  await control.click();
  await expect(shown.first()).toBeVisible();
};
const main = (page: Page): Locator => page.locator('main');
const sent = (page: Page): Locator => page.getByText(/^Envoyé avec succès/);

type Flow = (reading: Reading, page: Page, request: APIRequestContext) => Promise<void>;

const frame: Flow = async ({ read, during }, page) => {
  const banner = page.getByRole('region', { name: 'Cookie Infos' });
  const toggle = page.getByRole('button', { name: 'Menu' });
  await openPage(page, '/plan');
  await read('l’en-tête', 'header');
  await expect(banner).toBeVisible();
  await read('le choix des cookies', '[data-cookie-banner]');
  await during('« Refuser les cookies »', async () => {
    await banner.getByRole('button', { name: 'Refuser les cookies' }).click();
    await expect(banner).toBeHidden();
  });
  await during('« Changer de thème »', () =>
    page.getByRole('button', { name: 'Changer de thème, clair ou sombre' }).click(),
  );
  await read('le pied de page', 'footer');
  await page.setViewportSize({ width: 360, height: 740 });
  await read('l’en-tête étroit', 'header');
  await during('« Menu »', press(toggle, page.getByRole('navigation', { name: 'Menu principal' })));
  await read('l’en-tête étroit, menu ouvert', 'header');
};

const home: Flow = async ({ read }, page) => {
  await openPage(page, '/');
  await read('l’accueil', 'main');
};

const list: Flow = async ({ read, during }, page) => {
  await openPage(page, '/actualite');
  await read('la liste', 'main');
  const clear = page.getByRole('link', { name: 'Effacer les filtres' });
  await during('« Vie du groupe »', press(page.getByRole('checkbox', { name: 'Vie du groupe' }), clear));
  await during('une recherche sans résultat', async () => {
    await page.getByRole('searchbox').fill('xyzzy');
    await expect(page.getByText('Aucun article ne correspond au mot clé entré')).toBeVisible();
  });
  await read('la liste sans résultat', 'main');
};

const study: Flow = async ({ read, during }, page) => {
  const dialog = page.getByRole('dialog');
  const opener = 'Je souhaite récupérer cette étude de cas';
  await openPage(page, STUDY);
  await expect(main(page).getByText('Chargement du document…')).toBeHidden();
  await during(`« ${opener} »`, press(page.getByRole('button', { name: opener }), dialog));
  await read('la demande', DIALOG);
  await during('« Envoyer » sans rien', press(button(dialog, 'Envoyer'), errorBox(dialog)));
  await read('la demande et ses erreurs', DIALOG);
  await fillIn(dialog, studyRequestValues());
  await passMinimumTime(page);
  await during('« Envoyer »', press(button(dialog, 'Envoyer'), sent(page)));
};

const contact: Flow = async ({ read, during }, page) => {
  const form = page.locator('#ecrire');
  await openPage(page, '/contact');
  await read('la page', 'main');
  await during('« Envoyer » sans rien', press(button(form, 'Envoyer'), errorBox(form)));
  await read('le formulaire et ses erreurs', '#ecrire');
  await fillIn(form, contactValues());
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await read('le formulaire rempli', '#ecrire');
  await passMinimumTime(page);
  await during('« Envoyer »', async () => {
    await button(form, 'Envoyer').click();
    await expect(form.getByRole('textbox')).toHaveCount(0);
    await expect(application.toast(page, 'Vos informations ont bien été envoyées')).toBeVisible();
  });
  await read('après l’envoi', '#ecrire');
};

const newsletter: Flow = async ({ read, during }, page) => {
  const dialog = page.getByRole('dialog', { name: 'Recevez nos actualités' });
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' });
  await openPage(page, '/plan');
  await during('« S’inscrire à la newsletter »', press(opener, dialog));
  await read('le formulaire', DIALOG);
  await during('« Je m’inscris » sans rien', press(button(dialog, 'Je m’inscris'), errorBox(dialog)));
  await fillIn(dialog, newsletterValues());
  await passMinimumTime(page);
  await during('« Je m’inscris »', press(button(dialog, 'Je m’inscris'), sent(page)));
};

const reportFlow: Flow = async ({ read, during }, page) => {
  const validate = button(report.reportCard(page), 'Je valide mon formulaire');
  await openPage(page, '/signalements');
  await read('la page', 'main');
  await during('« Je souhaite m’identifier »', () => report.identify(page).check());
  await during('« Je valide mon formulaire » sans rien', press(validate, errorBox(report.reportCard(page))));
  await read('le formulaire et ses erreurs', CARD);
  await report.stayAnonymous(page).check();
  await fillIn(report.reportCard(page), report.facts('Des factures ont été payées deux fois.'));
  await passMinimumTime(page);
  await during('« Je valide mon formulaire »', press(validate, report.preview(page)));
  await read('la relecture', DIALOG);
  await during('« Confirmer et envoyer »', async () => {
    await report.confirm(page);
    await expect(report.followUpCode(page)).toBeVisible();
    await expect(application.toast(page, 'Signalement envoyé avec succès')).toBeVisible();
  });
  await read('après l’envoi', CARD);
};

const applicationFlow: Flow = async ({ read, during }, page) => {
  const card = application.card(page);
  const validate = button(card, 'Valider');
  await openPage(page, application.IDENTITY_PATH);
  await read('l’étape 1', 'main');
  await during('« Valider » sans rien', async () => {
    // It is marked as disabled, and explains why when it is pressed.
    await validate.click({ force: true });
    await expect(errorBox(card)).toBeVisible();
  });
  await read('l’étape 1 et ses erreurs', FORM);
  await application.answerForm(card, application.identity(newEmail()));
  await during('« Valider » l’étape 1', press(validate, application.list(card, 'Niveau d’études')));
  await read('l’étape 2', FORM);
  await passMinimumTime(page);
  await during('« Valider » l’étape 2 sans rien', async () => {
    await press(validate, errorBox(card))();
    await expect(application.toast(page, 'Veuillez remplir tous les champs obligatoires.')).toBeVisible();
  });
  await read('l’étape 2 et ses erreurs', FORM);
  await during('« Ajouter une expérience »', () => button(card, 'Ajouter une expérience').click());
  await button(card, 'Retirer cette expérience\u202F: Expérience 1').click();
  await application.answerForm(card, application.background);
  await during('« Valider » l’étape 2', press(validate, application.preview(page)));
  await read('la prévisualisation', DIALOG);
  await during('« Confirmer et envoyer »', async () => {
    await application.confirm(page);
    await expect(application.receipt(page)).toBeVisible();
    await expect(application.toast(page, 'Formulaire soumis avec succès')).toBeVisible();
  });
  await button(application.receipt(page), 'Rester sur cette page').click();
  await read('le reçu', FORM);
};

const followUp: Flow = async ({ read, during }, page, request) => {
  const { link } = await application.apply(request, newEmail());
  await openPage(page, link);
  await read('le suivi', 'main');
  const withdraw = button(main(page), 'Retirer ma candidature');
  await during('« Retirer ma candidature » sans confirmer', press(withdraw, errorBox(main(page))));
  await read('le retrait refusé', 'form:has([role="alert"])');
};

const workshop: Flow = async ({ read, during }, page) => {
  const site = { url: siteUrl(), dataDir: process.env['DATA_DIR'] ?? '' };
  const recruiter = await createRecruiter(site, 'recruiter', newEmail().split('@')[0]);
  await openPage(page, WORKSHOP);
  await read('la connexion', 'main');
  await during('« Se connecter » avec un mauvais mot de passe', async () => {
    await page.getByRole('textbox', { name: 'Adresse électronique' }).fill(recruiter.email);
    await page.getByLabel('Mot de passe', { exact: false }).first().fill('trois baobabs au vent');
    await press(page.getByRole('button', { name: 'Se connecter' }), errorBox(main(page)))();
  });
  await read('la connexion refusée', 'main');
  await signIn(page, recruiter);
  await read('l’atelier', 'main');
};

const FLOWS: Readonly<Record<string, Flow>> = {
  'header-menu-theme-consent': frame,
  home,
  'list-with-filters': list,
  'study-request': study,
  contact,
  newsletter,
  report: reportFlow,
  application: applicationFlow,
  'follow-up': followUp,
  'workshop-sign-in': workshop,
};
/** Forms are filled in faster than people do. */
const TIMED = ['study-request', 'contact', 'newsletter', 'report', 'application'];

// No one has signed in to the workshop, and then the password is wrong.
test.use({ bypassCSP: true, reducedMotion: 'reduce', expectedFaults: /status of (401|422)/ });

for (const [name, run] of Object.entries(FLOWS)) {
  test(`a screen reader says in ${name} what is recorded`, async ({ page, context, request }) => {
    if (run !== frame) await acceptCookies(context);
    if (TIMED.includes(name)) await installClock(page);
    const reading = await createReading(page);
    await run(reading, page, request);
    expect(reading.text().replaceAll(PROGRESS, '')).toMatchSnapshot(`${name}.txt`);
  });
}
