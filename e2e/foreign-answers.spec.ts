/** A content service of another team: answers to forms that are not a success, and invalid rows. */
import {
  button,
  contactValues,
  errorBox,
  expectValues,
  field,
  fillIn,
  installClock,
  newEmail,
  newsletterValues,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
  studyRequestValues,
  type Typed,
} from './support/forms';
import { cardTitles } from './support/list-page';
import { first } from './support/lists';
import { allRoutes, isPrivateLink, readTextAt } from './support/all-routes';
import {
  answerForm as answerApplication,
  background,
  card,
  identity,
  IDENTITY_PATH,
  list,
  SENT as APPLIED,
} from './support/application-form';
import { openPage } from './support/open-page';
import { facts, reportCard } from './support/report-form';
import { MISSING_PATH, STUDY } from './support/site-pages';
import { startSiteInstance } from './support/site-instance';
import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';

type Row = Record<string, unknown>;

const MAINTENANCE = '<!DOCTYPE html><html lang="fr"><title>Maintenance</title><h1>Site en maintenance</h1></html>';
const SENT = 'Vos informations ont bien été envoyées';

/** The newest row loses a field. */
const withoutField = (rows: Row[], name: string): Row[] => {
  const newest = first(
    rows.toSorted((one, other) => String(other.published_at).localeCompare(String(one.published_at))),
  );
  return rows.map((row) => (row === newest ? { ...row, [name]: null } : row));
};
const LISTS: Readonly<Record<string, (rows: Row[]) => Row[]>> = {
  '/etude/theme': (rows) => withoutField(rows, 'typologie'),
  '/getElement/posts/all': (rows) => withoutField(rows, 'title'),
};

test.use({ expectedFaults: /status of (422|503)/ });

test('visitors are told what another content service refused, lose nothing typed, and see all rows that can be read', async ({
  page,
  context,
  request,
}) => {
  let answer: unknown = MAINTENANCE;
  const alter = (path: string, body: unknown) => {
    const list = LISTS[path];
    return list ? { data: list((body as { data: Row[] }).data) } : body;
  };
  const site = await startSiteInstance(alter, {}, true, () => answer);
  try {
    await test.step('a page of maintenance instead of an answer is a failure', async () => {
      await context.addCookies([{ name: 'its_cookies', value: 'accepted', url: site.url }]);
      await installClock(page);
      await openPage(page, `${site.url}/contact`);
      const form = page.locator('#ecrire');
      const values = contactValues();
      await fillIn(form, values);
      await passMinimumTime(page);
      await button(form, 'Envoyer').click();
      await expect(errorBox(form)).toContainText('Votre message n’a pas pu être envoyé');
      await expect(errorBox(form)).toContainText('Vos réponses sont conservées.');
      await expect(page.getByText(SENT)).toHaveCount(0);
      await expectValues(form, values);

      answer = { status_code: '422', errorsList: { email: 'Cette adresse est déjà prise.' } };
      await button(form, 'Réessayer').click();
      await expect(errorBox(form).getByRole('link')).toHaveText(['Cette adresse est déjà prise.']);
      await expect(field(form, 'Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');
      await expectValues(form, values);

      answer = { status_code: '200', errorsList: [] };
      await button(form, 'Envoyer').click();
      await expect(form.getByRole('status').filter({ hasText: SENT })).toBeVisible();
    });
    await test.step('rows that cannot be read cost themselves alone, and are counted', async () => {
      await openPage(page, `${site.url}/etude-de-cas/all`);
      await expect(cardTitles(page).first()).toBeVisible();
      const badges = page.getByRole('list', { name: 'Typologie, secteur et objectif' }).first();
      await expect(badges.getByRole('listitem')).toHaveCount(2);
      await openPage(page, `${site.url}/actualite`);
      await expect(cardTitles(page).first()).toBeVisible();
      const figures = await (await request.get(`${site.url}/metrics`)).text();
      expect(figures).toContain('vipp_content_unreadable_rows_total{list="posts",shown="no"} 1');
      expect(figures).toContain('vipp_content_unreadable_rows_total{list="studies",shown="in part"} 1');
    });
  } finally {
    await site.stop();
  }
});

/** The answers of requirement 7.2 to accepted forms. */
const ACCEPTED: Readonly<Record<string, unknown>> = {
  '/store/newsletter': { errors: [] },
  '/contacts': { status_code: 200, errorsList: [] },
  '/signalements': {},
  '/ReceptionDemande': {},
  '/verify-email': { message: 'Un e-mail vous a été envoyé.' },
  '/change-your-password': 'awa@lagune.example',
  '/change-your-password-post': { message: 'Mot de passe modifié.' },
  '/candidats': {},
};

/** What only our content service does. */
const OUR_PROMISES = /code de suivi|lien de suivi|Suivre un signalement|message de confirmation|accusé de réception/;

type PlainForm = {
  path: string;
  form: (page: Page) => Locator;
  values: Typed;
  submits: readonly string[];
  sent: string;
};

const FORMS: readonly PlainForm[] = [
  {
    path: '/contact',
    form: (page) => page.locator('#ecrire'),
    values: contactValues(),
    submits: ['Envoyer'],
    sent: SENT,
  },
  {
    path: '/contact#newsletter',
    form: (page) => page.locator('#newsletter-formulaire'),
    values: newsletterValues(),
    submits: ['Je m’inscris'],
    sent: 'Envoyé avec succès',
  },
  {
    path: '/signalements',
    form: reportCard,
    values: facts('Des faits.'),
    submits: ['Je valide mon formulaire', 'Confirmer et envoyer'],
    sent: 'Signalement envoyé avec succès',
  },
  {
    path: STUDY,
    form: (page) => page.locator('#demande'),
    values: studyRequestValues(),
    submits: ['Envoyer'],
    sent: 'Envoyé avec succès',
  },
  {
    path: '/forget-password/verification-e-mail',
    form: (page) => page.locator('main form'),
    values: { 'Adresse e-mail': 'awa@lagune.example' },
    submits: ['Continuer'],
    sent: 'Un e-mail vous a été envoyé.',
  },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /status of 404/ });

  test('a content service with the calls of the specification alone has every page and every form, and nothing is promised for it', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const site = await startSiteInstance(undefined, {}, true, (path) => ACCEPTED[path]);
    const missing: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400 && answer.request().resourceType() !== 'document') missing.push(answer.url());
    });
    try {
      for (const route of await allRoutes(readTextAt(site.url))) {
        const answer = await page.goto(site.url + route);
        if (route !== MISSING_PATH && !isPrivateLink(route)) expect(answer?.status(), route).toBe(200);
        for (const picture of await page.locator('main img').all()) await picture.scrollIntoViewIfNeeded();
      }
      for (const { path, form, values, submits, sent } of FORMS) {
        await page.goto(site.url + path);
        await expect(form(page), path).not.toContainText(OUR_PROMISES);
        await fillIn(form(page), values);
        await passMinimumTimeWithoutScripts(form(page));
        for (const submit of submits) await button(form(page), submit).click();
        await expect(page.locator('main'), path).toContainText(sent);
        await expect(form(page), path).not.toContainText(OUR_PROMISES);
      }
      // Another service has identifiers of its own.
      await page.goto(`${site.url}/forget-password/change-your-password/7`);
      const change = page.locator('#mot-de-passe');
      for (const label of [/^Nouveau mot de passe/, /^Confirmation/])
        await change.getByLabel(label).fill('quatre baobabs au vent');
      await passMinimumTimeWithoutScripts(change);
      await button(change, 'Continuer').click();
      await expect(page.locator('main')).toContainText('Mot de passe modifié.');
      await page.goto(`${site.url}/signalements`);
      await expect(page.getByRole('link', { name: 'Suivre un signalement' })).toHaveCount(0);
      await page.goto(site.url + IDENTITY_PATH);
      await answerApplication(card(page), identity(newEmail()));
      await passMinimumTimeWithoutScripts(card(page));
      await button(card(page), 'Valider').click();
      await list(card(page), 'Niveau d’études').selectOption(background.chosen['Niveau d’études']);
      await button(card(page), 'Mettre à jour les questions').first().click();
      await answerApplication(card(page), background);
      await passMinimumTimeWithoutScripts(card(page));
      for (const submit of ['Valider', 'Confirmer et envoyer']) await button(card(page), submit).click();
      await expect(card(page)).toContainText(APPLIED);
      await expect(card(page)).not.toContainText(OUR_PROMISES);
    } finally {
      await site.stop();
    }
    expect(missing).toEqual([]);
  });
});
