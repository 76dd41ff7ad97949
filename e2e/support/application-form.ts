/** The application, as its candidates see it. */
import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { toPayload } from '@vipp/shared/contract/application/payload';
import { completeAnswers } from '@vipp/shared/testing/application-answers';
import { button, fillIn, installClock, passMinimumTime, type Typed, first } from './forms';
import { linkIn, mailsTo } from './mailbox';
import { openPage } from './open-page';
import { operateWith } from './operator-command';

export const IDENTITY_PATH = '/recrutements/candidature';
export const BACKGROUND_PATH = `${IDENTITY_PATH}/step2`;
export const REFERENCE = /VIPP-[2-9A-Z]{4}-[2-9A-Z]{4}/;
/** Text of the page about the receipt by mail. */
export const MAILED = 'vous sont envoyés par e-mail';
export const SENT = 'Formulaire soumis avec succès. Merci de patienter, vous serez contacté bientôt.';

/** Answers by label: typed texts, choices of lists, ticked boxes. */
export type FormAnswers = { typed: Typed; chosen?: Typed; ticked?: readonly string[] };

export const card = (page: Page): Locator => page.locator('#formulaire-candidature');
export const preview = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Prévisualisation de votre candidature' });
export const receipt = (page: Page): Locator => card(page).getByRole('status').filter({ hasText: SENT });
/** A list to choose from. */
export const list = (form: Locator, label: string): Locator => form.getByRole('combobox', { name: label, exact: true });
export const box = (form: Locator, label: string): Locator => form.getByRole('checkbox', { name: label, exact: true });
/** The fields of one experience, from 1. */
export const experience = (page: Page, number: number): Locator =>
  card(page).getByRole('group', { name: `Expérience ${number}`, exact: true });
export const validate = (page: Page): Promise<void> => button(card(page), 'Valider').click();
export const confirm = (page: Page): Promise<void> => button(preview(page), 'Confirmer et envoyer').click();

/** Lists come first, because their answers decide on further questions. */
export async function answerForm(form: Locator, { typed, chosen = {}, ticked = [] }: FormAnswers): Promise<void> {
  for (const [label, value] of Object.entries(chosen)) await list(form, label).selectOption(value);
  for (const name of ticked)
    await box(form, name)
      .or(form.getByRole('radio', { name, exact: true }))
      .check();
  await fillIn(form, typed);
}

/** Each candidate has another identity document: a person may apply only once in six months. */
const newDocument = () => randomUUID().slice(0, 13);

export const identity = (email: string) => ({
  chosen: { Pays: 'Togo', Poste: 'Téléconseiller', 'Type de pièce d’identité': 'CNI' },
  ticked: ['Féminin'],
  typed: {
    Prénom: 'Awa',
    Nom: 'N’Diaye',
    Nationalité: 'Togolaise',
    'Date de naissance': '1999-04-12',
    'Numéro de la pièce': newDocument(),
    'Adresse e-mail': email,
    Adresse: '12, rue des Palmiers',
    Quartier: 'Bè',
    Ville: 'Lomé',
    Téléphone: '+228 90 01 02 03',
  },
});

export const background = {
  chosen: { 'Niveau d’études': 'bac+2', Filière: 'economie', 'Langue internationale': 'francais' },
  ticked: ['Je suis disponible immédiatement'],
  typed: {
    'Date d’obtention du diplôme': '2019-07-01',
    'Université ou établissement': 'Université de Lomé',
    'Langue africaine': 'Éwé',
    'Votre motivation': 'J’aime écouter.\nJe suis patiente.',
  },
};

export const job = {
  Entreprise: 'Lagune',
  Fonction: 'Vendeuse',
  'Date d’arrivée': '2020-02-01',
  'Durée de présence': '06/2',
};

/** Goes through step 1 to step 2. */
export async function openBackground(page: Page, email: string): Promise<void> {
  await installClock(page);
  await openPage(page, IDENTITY_PATH);
  await answerForm(card(page), identity(email));
  await validate(page);
  await expect(list(card(page), 'Niveau d’études')).toBeVisible();
  await passMinimumTime(page);
}

type Row = { email: string; version: number; etat: string; reponses: Record<string, unknown> };

/** The stored rows of a candidate’s applications. */
export async function applicationsOf(email: string, dataDir = process.env.DATA_DIR ?? ''): Promise<Row[]> {
  const rows = JSON.parse(await operateWith({ DATA_DIR: dataDir }, 'export', 'candidats')) as Row[];
  return rows.filter((row) => row.email === email);
}

/** An application in the payload of scripts, and its mail: `link` is the path that follows it up. */
export async function apply(
  request: APIRequestContext,
  email: string,
  answers: Readonly<Record<string, string>> = {},
  dataDir = process.env.DATA_DIR,
): Promise<{ reference: string; link: string }> {
  const before = new Set((await mailsTo(email, dataDir)).map(({ text }) => text));
  const filledIn = { ...completeAnswers, dispoDate: '2999-01-04', numero_piece: newDocument(), email, ...answers };
  const answer = await request.post('/_data/submit/application', {
    data: toPayload(application, filledIn, new Date().toISOString().slice(0, 10)),
    headers: { 'idempotency-key': randomUUID() },
  });
  if (!answer.ok()) throw new Error(`the application was refused: ${await answer.text()}`);
  const received = async () => (await mailsTo(email, dataDir)).filter(({ text }) => !before.has(text));
  await expect.poll(async () => (await received()).length).toBe(1);
  const mail = first(await received());
  return {
    reference: REFERENCE.exec(mail.text)?.[0] ?? '',
    link: new URL(linkIn(mail, '/recrutementdetails/')).pathname,
  };
}

/** What this device keeps of an application. */
export const storedAnswers = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('candidatForm'))),
  );
