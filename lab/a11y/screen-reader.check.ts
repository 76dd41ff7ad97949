/**
 * What a screen reader says in every flow, as texts in `screen-reader/`. After a change that is meant to change them:
 * `npx playwright test screen-reader.spec.ts --update-snapshots`, then read what is said.
 */
import type { Page } from '../../e2e/support/playwright';
import {
  answerForm,
  apply,
  background,
  card,
  confirm as confirmApplication,
  identity,
  IDENTITY_PATH,
  preview as applicationPreview,
  receipt,
  toast,
  validate as validateStep,
  list,
} from '../../e2e/support/application-form';
import {
  button,
  contactValues,
  delayRequests,
  errorBox,
  fillIn,
  installClock,
  newEmail,
  newsletterValues,
  passMinimumTime,
  studyRequestValues,
  SUBMIT_CALLS,
} from '../../e2e/support/forms';
import { openPage } from '../../e2e/support/open-page';
import { createRecruiter, signIn, WORKSHOP } from '../../e2e/support/recruiter';
import {
  confirm as confirmReport,
  facts,
  followUpCode,
  identify,
  preview as reportPreview,
  reportCard,
  stayAnonymous,
  validate as validateReport,
} from '../../e2e/support/report-form';
import { createReading, type Reading } from './screen-reader';
import { STUDY } from '../../e2e/support/site-pages';
import { siteUrl } from '../../e2e/support/site-url';
import { expect, test } from '../../e2e/support/test';
import { acceptCookies } from '../../e2e/support/visitor';

test.use({ bypassCSP: true, reducedMotion: 'reduce' });

const main = (page: Page) => page.locator('main');

/** Said only while the site takes a moment to answer; a test with an answer that is late expects it. */
const PROGRESS = /^polite: \S+ en cours(?:…|\.\.\.)\n/gm;

function expectSaid(reading: Reading, name: string): void {
  expect(reading.text().replaceAll(PROGRESS, '')).toMatchSnapshot(`${name}.txt`);
}

test('header, menu, theme and consent', async ({ page }) => {
  const reading = await createReading(page);
  await openPage(page, '/plan');
  await reading.read('l’en-tête', 'header');
  const banner = page.getByRole('region', { name: 'Cookie Infos' });
  await expect(banner).toBeVisible();
  await reading.read('le choix des cookies', '[data-cookie-banner]');
  await reading.during('« Refuser les cookies »', async () => {
    await banner.getByRole('button', { name: 'Refuser les cookies' }).click();
    await expect(banner).toBeHidden();
  });
  await reading.during('« Changer de thème »', () =>
    page.getByRole('button', { name: 'Changer de thème, clair ou sombre' }).click(),
  );
  await reading.read('le pied de page', 'footer');
  await page.setViewportSize({ width: 360, height: 740 });
  await reading.read('l’en-tête étroit', 'header');
  await reading.during('« Menu »', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  });
  await reading.read('l’en-tête étroit, menu ouvert', 'header');
  expectSaid(reading, 'header-menu-theme-consent');
});

test.describe('for visitors who have chosen', () => {
  test.beforeEach(({ context }) => acceptCookies(context));

  test('home', async ({ page }) => {
    const reading = await createReading(page);
    await openPage(page, '/');
    await reading.read('l’accueil', 'main');
    expectSaid(reading, 'home');
  });

  test('a list and its filters', async ({ page }) => {
    const reading = await createReading(page);
    await openPage(page, '/actualite');
    await reading.read('la liste', 'main');
    await reading.during('« Vie du groupe »', async () => {
      await page.getByRole('checkbox', { name: 'Vie du groupe' }).check();
      await expect(page.getByRole('link', { name: 'Effacer les filtres' })).toBeVisible();
    });
    await reading.during('une recherche sans résultat', async () => {
      await page.getByRole('searchbox').fill('xyzzy');
      await expect(page.getByText('Aucun article ne correspond au mot clé entré')).toBeVisible();
    });
    await reading.read('la liste sans résultat', 'main');
    expectSaid(reading, 'list-with-filters');
  });

  test('the request for a study', async ({ page }) => {
    const reading = await createReading(page);
    const dialog = page.getByRole('dialog');
    await installClock(page);
    await openPage(page, STUDY);
    await expect(main(page).getByText('Chargement du document…')).toBeHidden();
    await reading.during('« Je souhaite récupérer cette étude de cas »', async () => {
      await page.getByRole('button', { name: 'Je souhaite récupérer cette étude de cas' }).click();
      await expect(dialog).toBeVisible();
    });
    await reading.read('la demande', '[role="dialog"], dialog[open]');
    await reading.during('« Envoyer » sans rien', async () => {
      await button(dialog, 'Envoyer').click();
      await expect(errorBox(dialog)).toBeVisible();
    });
    await reading.read('la demande et ses erreurs', '[role="dialog"], dialog[open]');
    await fillIn(dialog, studyRequestValues());
    await passMinimumTime(page);
    await reading.during('« Envoyer »', async () => {
      await button(dialog, 'Envoyer').click();
      await expect(page.getByText(/^Envoyé avec succès/)).toBeVisible();
    });
    expectSaid(reading, 'study-request');
  });

  test('the contact form', async ({ page }) => {
    const reading = await createReading(page);
    const form = page.locator('#ecrire');
    await installClock(page);
    await openPage(page, '/contact');
    await reading.read('la page', 'main');
    await reading.during('« Envoyer » sans rien', async () => {
      await button(form, 'Envoyer').click();
      await expect(errorBox(form)).toBeVisible();
    });
    await reading.read('le formulaire et ses erreurs', '#ecrire');
    await fillIn(form, contactValues());
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await reading.read('le formulaire rempli', '#ecrire');
    await passMinimumTime(page);
    await reading.during('« Envoyer »', async () => {
      await button(form, 'Envoyer').click();
      await expect(form.getByRole('textbox')).toHaveCount(0);
      await expect(toast(page, 'Vos informations ont bien été envoyées')).toBeVisible();
    });
    await reading.read('après l’envoi', '#ecrire');
    expectSaid(reading, 'contact');
  });

  test('a form whose answer is late', async ({ page }) => {
    const reading = await createReading(page);
    const form = page.locator('#ecrire');
    await installClock(page);
    await openPage(page, '/contact');
    await fillIn(form, contactValues());
    await passMinimumTime(page);
    const release = await delayRequests(page, SUBMIT_CALLS);
    await reading.during('« Envoyer »', async () => {
      await button(form, 'Envoyer').click();
      await expect(button(form, 'Envoi en cours…')).toBeVisible();
      await expect(form.locator('[aria-live]').filter({ hasText: 'Envoi en cours…' })).toBeAttached();
    });
    release();
    await expect(toast(page, 'Vos informations ont bien été envoyées')).toBeVisible();
    expect(reading.text()).toContain('\npolite: Envoi en cours…\n');
  });

  test('the newsletter', async ({ page }) => {
    const reading = await createReading(page);
    const dialog = page.getByRole('dialog', { name: 'Recevez nos actualités' });
    await installClock(page);
    await openPage(page, '/plan');
    await reading.during('« S’inscrire à la newsletter »', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' }).click();
      await expect(dialog).toBeVisible();
    });
    await reading.read('le formulaire', '[role="dialog"], dialog[open]');
    await reading.during('« Je m’inscris » sans rien', async () => {
      await button(dialog, 'Je m’inscris').click();
      await expect(errorBox(dialog)).toBeVisible();
    });
    await fillIn(dialog, newsletterValues());
    await passMinimumTime(page);
    await reading.during('« Je m’inscris »', async () => {
      await button(dialog, 'Je m’inscris').click();
      await expect(page.getByText(/^Envoyé avec succès/)).toBeVisible();
    });
    expectSaid(reading, 'newsletter');
  });

  test('a report', async ({ page }) => {
    const reading = await createReading(page);
    await installClock(page);
    await openPage(page, '/signalements');
    await reading.read('la page', 'main');
    await reading.during('« Je souhaite m’identifier »', () => identify(page).check());
    await reading.during('« Je valide mon formulaire » sans rien', async () => {
      await validateReport(page);
      await expect(errorBox(reportCard(page))).toBeVisible();
    });
    await reading.read('le formulaire et ses erreurs', '#signalement-saisie');
    await stayAnonymous(page).check();
    await fillIn(reportCard(page), facts('Des factures ont été payées deux fois.'));
    await passMinimumTime(page);
    await reading.during('« Je valide mon formulaire »', async () => {
      await validateReport(page);
      await expect(reportPreview(page)).toBeVisible();
    });
    await reading.read('la relecture', '[role="dialog"], dialog[open]');
    await reading.during('« Confirmer et envoyer »', async () => {
      await confirmReport(page);
      await expect(followUpCode(page)).toBeVisible();
      await expect(toast(page, 'Signalement envoyé avec succès')).toBeVisible();
    });
    await reading.read('après l’envoi', '#signalement-saisie');
    expectSaid(reading, 'report');
  });

  test('an application', async ({ page }) => {
    const reading = await createReading(page);
    const form = '#formulaire-candidature';
    await installClock(page);
    await openPage(page, IDENTITY_PATH);
    await reading.read('l’étape 1', 'main');
    await reading.during('« Valider » sans rien', async () => {
      // It is marked as disabled, and explains why when it is pressed.
      await button(card(page), 'Valider').click({ force: true });
      await expect(errorBox(card(page))).toBeVisible();
    });
    await reading.read('l’étape 1 et ses erreurs', form);
    await answerForm(card(page), identity(newEmail()));
    await reading.during('« Valider » l’étape 1', async () => {
      await validateStep(page);
      await expect(list(card(page), 'Niveau d’études')).toBeVisible();
    });
    await reading.read('l’étape 2', form);
    await passMinimumTime(page);
    await reading.during('« Valider » l’étape 2 sans rien', async () => {
      await validateStep(page);
      await expect(errorBox(card(page))).toBeVisible();
      await expect(toast(page, 'Veuillez remplir tous les champs obligatoires.')).toBeVisible();
    });
    await reading.read('l’étape 2 et ses erreurs', form);
    await reading.during('« Ajouter une expérience »', () => button(card(page), 'Ajouter une expérience').click());
    await button(card(page), 'Retirer cette expérience\u202F: Expérience 1').click();
    await answerForm(card(page), background);
    await reading.during('« Valider » l’étape 2', async () => {
      await validateStep(page);
      await expect(applicationPreview(page)).toBeVisible();
    });
    await reading.read('la prévisualisation', '[role="dialog"], dialog[open]');
    await reading.during('« Confirmer et envoyer »', async () => {
      await confirmApplication(page);
      await expect(receipt(page)).toBeVisible();
      await expect(toast(page, 'Formulaire soumis avec succès')).toBeVisible();
    });
    await button(receipt(page), 'Rester sur cette page').click();
    await reading.read('le reçu', form);
    expectSaid(reading, 'application');
  });

  test('the follow-up of an application', async ({ page, request }) => {
    const reading = await createReading(page);
    const { link } = await apply(request, newEmail());
    await openPage(page, link);
    await reading.read('le suivi', 'main');
    await reading.during('« Retirer ma candidature » sans confirmer', async () => {
      await button(main(page), 'Retirer ma candidature').click();
      await expect(errorBox(main(page))).toBeVisible();
    });
    await reading.read('le retrait refusé', 'form:has([role="alert"])');
    expectSaid(reading, 'follow-up');
  });

  test.describe('for recruiters', () => {
    // No one has signed in, and then the password is wrong.
    test.use({ expectedFaults: /status of (401|422)/ });

    test('signing in to the workshop', async ({ page }) => {
      const name = newEmail().split('@')[0];
      const recruiter = await createRecruiter(
        { url: siteUrl(), dataDir: process.env.DATA_DIR ?? '' },
        'recruiter',
        name,
      );
      const reading = await createReading(page);
      await openPage(page, WORKSHOP);
      await reading.read('la connexion', 'main');
      await reading.during('« Se connecter » avec un mauvais mot de passe', async () => {
        await page.getByRole('textbox', { name: 'Adresse électronique' }).fill(recruiter.email);
        await page.getByLabel('Mot de passe', { exact: false }).first().fill('trois baobabs au vent');
        await page.getByRole('button', { name: 'Se connecter' }).click();
        await expect(errorBox(main(page))).toBeVisible();
      });
      await reading.read('la connexion refusée', 'main');
      await signIn(page, recruiter);
      await reading.read('l’atelier', 'main');
      expectSaid(reading, 'workshop-sign-in');
    });
  });
});
