/** An application without scripts is made page by page. */
import type { Page } from '@playwright/test';
import {
  answerForm,
  applicationsOf,
  background,
  box,
  card,
  experience,
  identity,
  IDENTITY_PATH,
  job,
  list,
  MAILED,
  SENT,
} from './support/application-form';
import {
  button,
  errorBox,
  expectValues,
  field,
  fillIn,
  newEmail,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { linkIn, mailsTo } from './support/mailbox';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false, expectedFaults: /status of (422|503)/, isReturning: true });

/** Presses a visible button: the first submit button of a form is hidden, and is the one that Enter presses. */
const press = (page: Page, name: string) => button(card(page), name).click();

async function toPreview(page: Page): Promise<void> {
  await passMinimumTimeWithoutScripts(card(page));
  await press(page, 'Valider');
  await expect(page.getByRole('heading', { name: 'Prévisualisation de votre candidature' })).toBeVisible();
}

test('a candidate makes the whole application, with its errors, experiences, the way back, the preview and the follow-up', async ({
  page,
}) => {
  const email = newEmail();
  await test.step('step 1 reports what is missing, and preserves the other answers', async () => {
    await page.goto(IDENTITY_PATH);
    await expect(button(card(page), 'Valider')).not.toHaveAttribute('aria-disabled');
    await fillIn(card(page), { Ville: 'Lomé' });
    await press(page, 'Valider');
    await expect(page).toHaveTitle(/^Erreur.: Candidature/);
    await expect(errorBox(card(page))).toContainText('Veuillez remplir tous les champs obligatoires.');
    await expect(errorBox(card(page)).getByRole('link', { name: 'Prénom obligatoire' })).toHaveAttribute(
      'href',
      '#candidature-prenom',
    );
    await expect(field(card(page), 'Ville')).toHaveValue('Lomé');
    await answerForm(card(page), identity(email));
    await press(page, 'Valider');
  });
  await test.step('step 2 asks what the level of studies asks for, and has experiences', async () => {
    await press(page, 'Valider');
    await expect(errorBox(card(page)).getByRole('link', { name: 'Langue obligatoire', exact: true })).toBeVisible();
    await list(card(page), 'Niveau d’études').selectOption(background.chosen['Niveau d’études']);
    await button(card(page), 'Mettre à jour les questions').first().click();
    await answerForm(card(page), background);
    await press(page, 'Ajouter une expérience');
    await press(page, 'Ajouter une expérience');
    await fillIn(experience(page, 2), job);
    await button(experience(page, 1), 'Retirer cette expérience\u202F: Expérience 1').click();
    await expectValues(experience(page, 1), job);
  });
  await test.step('step 1 and step 2 preserve each other', async () => {
    await press(page, 'Retour');
    await expect(field(card(page), 'Quartier')).toHaveValue('Bè');
    await fillIn(card(page), { Ville: 'Lomé Centre' });
    await press(page, 'Valider');
    await expectValues(card(page), background.typed);
    await expectValues(experience(page, 1), job);
    await expect(box(card(page), 'Je suis disponible immédiatement')).toBeChecked();
  });
  await test.step('the preview leads back to either step, and sends', async () => {
    await toPreview(page);
    await expect(page).toHaveTitle(/^Candidature.: relecture/);
    for (const text of ['Lomé Centre', '2 ans et 6 mois', 'Économie', 'Je suis patiente.'])
      await expect(card(page)).toContainText(text);
    await press(page, 'Modifier\u202F: Identité');
    await expect(field(card(page), 'Prénom')).toHaveValue('Awa');
    await press(page, 'Valider');
    await toPreview(page);
    await press(page, 'Modifier\u202F: Langues');
    await fillIn(card(page), { 'Langue africaine': 'Éwé et mina' });
    await toPreview(page);
    await press(page, 'Confirmer et envoyer');
    await expect(card(page)).toContainText(SENT);
    await expect(card(page)).toContainText(MAILED);
    const changed = { ville: 'Lomé Centre', langues_africaines: 'Éwé et mina' };
    const experiences = { exp_pro1_entreprise: 'Lagune', exp_pro1_fin: '2022-08-01', exp_pro2_entreprise: null };
    expect(await applicationsOf(email)).toMatchObject([{ reponses: { ...changed, ...experiences } }]);
  });
  await test.step('the follow-up shows it, and withdraws it', async () => {
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [mail] = await mailsTo(email);
    if (mail) await page.goto(linkIn(mail, '/recrutementdetails/'));
    await expect(page.locator('main')).toContainText('Lomé Centre');
    await page.getByRole('checkbox', { name: /^Je retire ma candidature/ }).check();
    await page.getByRole('button', { name: 'Retirer ma candidature' }).click();
    await expect(page.locator('main')).toContainText('Votre candidature est retirée.');
    expect(await applicationsOf(email)).toEqual([]);
  });
});
