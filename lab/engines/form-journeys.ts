/** Forms that visitors fill in, send and find again, in every engine. */
import assert from 'node:assert/strict';
import {
  applicationsOf,
  background,
  BACKGROUND_PATH,
  identity,
  IDENTITY_PATH,
  job,
  type FormAnswers,
} from '../../e2e/support/application-form';
import { contactValues, newEmail, type Typed } from '../../e2e/support/forms';
import { storedRows } from '../../e2e/support/operator-command';
import type { EnginePage } from './engine-page';
import type { Journey } from './page-journeys';

const MODAL = 'dialog[open]';
const CARD = '#formulaire-candidature';
/** Longer than the minimum time of a form (`MIN_FILL_MS`). */
const READING_MS = 2_100;

const button = (name: string, within: string) => ({ role: 'button', name, within }) as const;

/** Lists come first: what they answer decides what else is asked. Dates are picked, as pickers differ. */
async function answer(visit: EnginePage, within: string, { typed, chosen = {}, ticked = [] }: FormAnswers) {
  for (const [name, text] of Object.entries(chosen)) await visit.setValue({ role: 'field', name, within }, text);
  for (const name of ticked) await visit.press({ role: name.startsWith('Je ') ? 'checkbox' : 'radio', name, within });
  for (const [name, text] of Object.entries(typed)) {
    const isDate = /^\d{4}-\d\d-\d\d$/.test(text);
    await (isDate ? visit.setValue : visit.type)({ role: 'field', name, within }, text);
  }
}

/** Fills in a form, takes the time that a person needs for it, and sends it. */
async function send(visit: EnginePage, within: string, typed: Typed, name: string): Promise<void> {
  await answer(visit, within, { typed });
  await visit.waitFor(
    (form: string, ms: number) => {
      const start = document.querySelector<HTMLInputElement>(`:is(${form}) input[name="debut"]`);
      return Date.now() - Number(start?.value || Date.now()) > ms;
    },
    within,
    READING_MS,
  );
  await visit.press(button(name, within));
}

async function contact(visit: EnginePage): Promise<void> {
  const email = newEmail();
  await visit.open('/contact');
  await visit.press(button('Envoyer', '#ecrire'));
  await visit.waitForText({ css: '#ecrire [role="alert"]' }, 'Indiquez votre nom.');
  await visit.waitForFocus({ css: '#ecrire [role="alert"]' });
  await send(visit, '#ecrire', contactValues(email), 'Envoyer');
  await visit.waitForText({ css: '#ecrire' }, 'Vos informations ont bien été envoyées');
  assert.equal((await storedRows('contacts', email))[0]?.['prenom'], 'Marie-Noëlle');
}

async function application(visit: EnginePage): Promise<void> {
  const email = newEmail();
  await visit.open(IDENTITY_PATH);
  await answer(visit, CARD, identity(email));
  await visit.press(button('Valider', CARD));
  await visit.waitForAddress(BACKGROUND_PATH);
  await answer(visit, CARD, background);
  await visit.press(button('Ajouter une expérience', CARD));
  const company = { Entreprise: job.Entreprise };
  await answer(visit, CARD, { typed: company });
  // What was typed survives a reload.
  await visit.waitForValue({ role: 'field', name: 'Entreprise', within: CARD }, job.Entreprise);
  await visit.open(BACKGROUND_PATH);
  await visit.waitForValue({ role: 'field', name: 'Entreprise', within: CARD }, job.Entreprise);
  const { Entreprise: _typed, ...rest } = job;
  await send(visit, CARD, rest, 'Valider');
  await visit.waitForText({ role: 'dialog', name: 'Prévisualisation de votre candidature' }, 'Université de Lomé');
  await visit.key('Escape');
  await visit.gone({ role: 'dialog' });
  await visit.press(button('Valider', CARD));
  await visit.press(button('Confirmer et envoyer', MODAL));
  await visit.waitForText({ css: CARD }, 'Formulaire soumis avec succès');
  assert.match(await visit.textOf({ css: CARD }), /envoyés par e-mail/);
  const [stored] = await applicationsOf(email);
  assert.equal(stored?.reponses['exp_pro1_debut'], '2020-02-01');
}

export const formJourneys: Readonly<Record<string, Journey>> = {
  contact: { run: contact },
  application: { run: application },
};
