/** How the states of pages are reached, as a visitor reaches them. */
import { randomUUID } from 'node:crypto';
import { untilAlive } from './settle.mjs';

const MENU_WIDTH = 1024;
const newEmail = () => `${randomUUID()}@lagune.example`;
const button = (root, name) => root.getByRole('button', { name, exact: true });
const form = (page) => page.locator('#formulaire-candidature');

/** Longer than the time below which a form is taken for a robot's; the page's clock is the visit's own. */
const takeTime = (page) => page.clock.fastForward(5_000);

async function answer(root, { typed = {}, chosen = {}, ticked = [] }) {
  for (const [label, value] of Object.entries(chosen)) await root.getByRole('combobox', { name: label, exact: true }).selectOption(value);
  for (const name of ticked) await root.getByRole('checkbox', { name, exact: true }).or(root.getByRole('radio', { name })).check();
  for (const [label, value] of Object.entries(typed)) await root.getByRole('textbox', { name: label, exact: true }).fill(value);
}

const identity = () => ({
  chosen: { Pays: 'Togo', Poste: 'Téléconseiller', 'Type de pièce d’identité': 'CNI' },
  ticked: ['Féminin'],
  typed: {
    Prénom: 'Awa', Nom: 'N’Diaye', Nationalité: 'Togolaise', 'Date de naissance': '1999-04-12', 'Numéro de la pièce': randomUUID().slice(0, 13),
    'Adresse e-mail': newEmail(), Adresse: '12, rue des Palmiers', Quartier: 'Bè', Ville: 'Lomé', Téléphone: '+228 90 01 02 03',
  },
});

const background = {
  chosen: { 'Niveau d’études': 'bac+2', Filière: 'economie', 'Langue internationale': 'francais' },
  ticked: ['Je suis disponible immédiatement'],
  typed: {
    'Date d’obtention du diplôme': '2019-07-01', 'Université ou établissement': 'Université de Lomé', 'Langue africaine': 'Éwé',
    'Votre motivation': 'J’aime écouter, et je suis patiente.\nLe métier de téléconseillère me permettrait d’en faire une force.',
  },
};

export async function openMenu(page) {
  const { width } = page.viewportSize();
  if (width < MENU_WIDTH) await button(page, 'Menu').click();
}

export const openCountry = (page) => page.locator('details').last().locator('summary').click();

export async function openFilters(page) {
  const opener = page.getByLabel('Afficher les filtres');
  if (await opener.isVisible()) await opener.check();
  await page.getByText('Afficher plus').first().click();
}

export const openNewsletter = (page) => page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' }).click();

export async function refuseNewsletter(page) {
  await openNewsletter(page);
  await takeTime(page);
  await button(page.getByRole('dialog'), 'Je m’inscris').click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

export const openRequest = (page) => button(page, 'Je souhaite récupérer cette étude de cas').click();

export async function refuseRequest(page) {
  await openRequest(page);
  await page.getByRole('dialog').getByLabel('Adresse e-mail').fill('kofi@');
  await button(page.getByRole('dialog'), 'Envoyer').click();
  await page.locator('[aria-invalid]').first().waitFor();
}

/** Sends a form as it is. @param {string} label of its button */
export const sendBlank = (label) => async (page) => {
  await takeTime(page);
  await button(page.locator('main'), label).first().click();
  await page.locator('main').getByRole('alert').first().waitFor();
};

export async function sendContact(page) {
  const root = page.locator('main');
  await answer(root, { typed: {
    Nom: 'Ahouansou', Prénom: 'Marie-Noëlle', Fonction: 'Directrice des opérations', Entreprise: 'Lagune & Fils', 'Adresse e-mail': newEmail(),
    Téléphone: '01 99 00 12 34', Message: 'Bonjour,\nvotre centre de Lomé nous intéresse.',
  } });
  await takeTime(page);
  await button(root, 'Envoyer').click();
  await root.getByRole('status').filter({ hasText: 'bien été envoyées' }).first().waitFor();
}

export const identifyReporter = (page) => page.locator('#signalement-saisie').getByRole('radio', { name: /^Je souhaite m’identifier/ }).check();

export async function previewReport(page) {
  await answer(page.locator('#signalement-saisie'), { typed: { 'Description des faits': 'Une même facture a été réglée deux fois en mars, malgré deux alertes.' } });
  await takeTime(page);
  await button(page.locator('#signalement-saisie'), 'Je valide mon formulaire').click();
  await page.getByRole('dialog').waitFor();
}

export async function sendReport(page) {
  await previewReport(page);
  await button(page.getByRole('dialog'), 'Confirmer et envoyer').click();
  await page.locator('#signalement-saisie').getByText(/^\d{4} \d{4} \d{4} \d{4}$/).waitFor();
}

export async function followReport(page) {
  await sendReport(page);
  const code = await page.locator('#signalement-saisie').getByText(/^\d{4} \d{4} \d{4} \d{4}$/).textContent();
  await page.goto(new URL('/signalements/suivi', page.url()).href);
  await untilAlive(page);
  await page.locator('main').getByRole('textbox', { name: 'Code de suivi', exact: true }).fill(code);
  await takeTime(page);
  await page.locator('main').locator('form').first().getByRole('button').click();
  await page.getByRole('heading', { name: 'Votre signalement', exact: true }).waitFor();
}

export async function passIdentity(page) {
  await answer(form(page), identity());
  await takeTime(page);
  await button(form(page), 'Valider').click();
  await form(page).getByRole('combobox', { name: 'Niveau d’études', exact: true }).waitFor();
}

export async function refuseBackground(page) {
  await passIdentity(page);
  await takeTime(page);
  await button(form(page), 'Valider').click();
  await form(page).getByRole('alert').first().waitFor();
}

export async function addExperience(page) {
  await passIdentity(page);
  await button(form(page), 'Ajouter une expérience').click();
  await form(page).getByRole('group', { name: /^Expérience 1/ }).waitFor();
}

export async function previewApplication(page) {
  await passIdentity(page);
  await answer(form(page), background);
  await takeTime(page);
  await button(form(page), 'Valider').click();
  await page.getByRole('dialog', { name: 'Prévisualisation de votre candidature' }).waitFor();
}

/** The clock is then paused: five seconds later the visitor would be elsewhere. */
export async function sendApplication(page) {
  await previewApplication(page);
  await page.clock.pauseAt(Date.now() + 600_000);
  await button(page.getByRole('dialog'), 'Confirmer et envoyer').click();
  await form(page).getByText(/VIPP-[2-9A-Z]{4}-[2-9A-Z]{4}/).first().waitFor();
}

const followUpLink = async (page) => {
  await sendApplication(page);
  return form(page).locator('a[href*="/recrutementdetails/"]').first().getAttribute('href');
};

export async function followApplication(page) {
  const link = await followUpLink(page);
  await page.clock.resume();
  await page.goto(new URL(link, page.url()).href);
}

export async function editApplication(page) {
  const link = await followUpLink(page);
  await page.clock.resume();
  await page.goto(new URL(link.replace('/recrutementdetails/', '/recrutementeditform/'), page.url()).href);
}
