/** An application with scripts, made by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import {
  applicationsOf,
  BACKGROUND_PATH,
  box,
  card,
  experience,
  identity,
  IDENTITY_PATH,
  job,
  list,
  preview,
  receipt,
  MAILED,
} from './support/application-form';
import { button, errorBox, field, newEmail, installClock, stopClock, passMinimumTime } from './support/forms';
import { tabTo } from './support/keyboard-walk';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

test.beforeEach(({ context }) => acceptCookies(context));

async function type(page: Page, form: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    await tabTo(page, field(form, label));
    await page.keyboard.type(text);
  }
}

/** By arrow, because browsers forget the first letters of a choice after a second, and then take a space as a wish to open it. */
async function choose(page: Page, form: Locator, label: string, text: string): Promise<void> {
  const choices = list(form, label);
  await tabTo(page, choices);
  const options = await choices.getByRole('option').allTextContents();
  const index = options.findIndex((option) => option.startsWith(text));
  for (let pressed = 0; pressed < index; pressed += 1) await page.keyboard.press('ArrowDown');
  await expect(choices.locator('option:checked')).toHaveText(options[index] ?? text);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a candidate makes a whole application with the keyboard alone, and stays on the page of its receipt', async ({
  page,
}) => {
  const email = newEmail();
  const form = card(page);
  const { typed } = identity(email);
  await installClock(page);
  await openPage(page, IDENTITY_PATH);
  await test.step('a button that is pressed too early says what is missing, and leads there', async () => {
    await expect(button(form, 'Valider')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(form, 'Valider')).toHaveAccessibleDescription(/^Il reste 14 champs à remplir.: Pays, Poste, /);
    await press(page, button(form, 'Valider'));
    await expect(errorBox(form)).toBeFocused();
    await expect(errorBox(form)).toContainText('Veuillez remplir tous les champs obligatoires.');
    await expect(errorBox(form).getByRole('link')).toHaveCount(14);
    await expect(page).toHaveTitle(/^Erreur.: Candidature/);
    await press(page, errorBox(form).getByRole('link', { name: 'Veuillez sélectionner un pays' }));
    await expect(list(form, 'Pays')).toBeFocused();
  });
  await choose(page, form, 'Pays', 'To');
  await tabTo(page, list(form, 'Poste'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.getByRole('radio', { name: 'Masculin' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  // The same day and month, because the order in which browsers ask for them depends on the machine.
  await type(page, form, {
    Prénom: typed.Prénom,
    Nom: typed.Nom,
    Nationalité: typed.Nationalité,
    'Date de naissance': '04041999',
  });
  await choose(page, form, 'Type de pièce d’identité', 'CNI');
  await type(page, form, {
    'Numéro de la pièce': typed['Numéro de la pièce'],
    'Adresse e-mail': email,
    Adresse: typed.Adresse,
    Quartier: typed.Quartier,
    Ville: typed.Ville,
    Téléphone: typed.Téléphone,
  });
  await press(page, button(form, 'Valider'));
  await expect(page).toHaveURL(BACKGROUND_PATH);
  await expect(page).toHaveTitle(/^Candidature.: votre parcours/);

  await choose(page, form, 'Niveau d’études', 'Bac +2');
  await type(page, form, { 'Date d’obtention du diplôme': '07072019', 'Université ou établissement': 'UL' });
  await choose(page, form, 'Filière', 'Sci');
  await choose(page, form, 'Langue internationale', 'Fr');
  await type(page, form, { 'Langue africaine': 'Éwé' });
  await press(page, button(form, 'Ajouter une expérience'));
  await expect(experience(page, 1)).toBeFocused();
  await type(page, experience(page, 1), { ...job, 'Date d’arrivée': '02022020' });
  await press(page, box(form, 'Je suis disponible immédiatement'), 'Space');
  await type(page, form, { 'Votre motivation': 'J’aime écouter.' });
  await passMinimumTime(page);
  await press(page, button(form, 'Valider'));
  await expect(preview(page)).toBeVisible();
  // The receipt is shown for five seconds.
  await stopClock(page);
  await press(page, button(preview(page), 'Confirmer et envoyer'));
  await expect(receipt(page)).toContainText(MAILED);
  await press(page, button(receipt(page), 'Rester sur cette page'));
  await page.clock.runFor(60_000);
  await expect(receipt(page)).toContainText(MAILED);
  await expect(page).toHaveURL(BACKGROUND_PATH);
  await expect(receipt(page).getByRole('link', { name: 'Revenir à la page Recrutements' })).toBeVisible();
  expect(await applicationsOf(email)).toMatchObject([
    {
      etat: 'en_attente',
      reponses: {
        pays: 'Togo',
        poste: 'Téléconseiller',
        genre: 'Féminin',
        date_naissance: '1999-04-04',
        exp_pro1_debut: '2020-02-02',
        exp_pro1_fin: '2022-08-02',
      },
    },
  ]);
});
