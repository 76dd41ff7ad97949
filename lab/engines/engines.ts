/**
 * `npm run lab -- engines`: journeys of visitors in Firefox and WebKit, one engine after the other; the browser tests do it in
 * Chromium.
 */
import startWholeSite from 'tooling/testing/start-site-for-tests';
import { siteUrl } from '../../e2e/support/site-url';
import { defineCheck, faultsOf, type Row } from '../support/check';
import { ENGINES, launchEngine, type Browser } from './drivers';
import { createEnginePage, type EnginePage } from './engine-page';
import { pageJourneys, WIDE, type Journey } from './page-journeys';
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

// Forms that visitors fill in, send and find again, in every engine.

const MODAL = 'dialog[open]';
const CARD = '#formulaire-candidature';
/** Longer than the minimum time of a form (`MIN_FILL_MS`). */
const READING_MS = 2_100;

const button = (name: string, within: string) => ({ role: 'button', name, within }) as const;

/** Lists come first, because their answers decide on further questions. Dates are picked, as pickers differ. */
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
  // Typed values survive a reload.
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

const formJourneys: Readonly<Record<string, Journey>> = {
  contact: { run: contact },
  application: { run: application },
};

const journeys: Readonly<Record<string, Journey>> = { ...pageJourneys, ...formJourneys };

/** @returns what went wrong, in words */
async function walk(browser: Browser, { run, expectedFaults }: Journey): Promise<string[]> {
  const window = await browser.openWindow({ its_cookies: 'accepted' });
  try {
    const visit = createEnginePage(window);
    await visit.resize(WIDE);
    const problems = await faultsOf(() => run(visit));
    return [...problems, ...(await window.faults()).filter((fault) => !expectedFaults?.test(fault))];
  } finally {
    await window.close();
  }
}

export const check = defineCheck({
  options: {
    engine: { of: ENGINES, help: 'engines' },
    only: { of: Object.keys(journeys), help: 'journeys' },
  },
  needs: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  async run(lab, { engine, only }) {
    const stop = await startWholeSite();
    lab.defer(() => stop?.());
    const rows = only.map((name): Row & { faults: string[] } => ({ name, faults: [] }));
    for (const one of engine) {
      const browser = await launchEngine[one](siteUrl());
      lab.defer(browser.close);
      for (const row of rows) {
        const begun = performance.now();
        const faults = await walk(browser, journeys[row.name] as Journey);
        row.faults.push(...faults.map((fault) => `${one}: ${fault}`));
        row[one] = faults.length > 0 ? 'BAD' : `${Math.round((performance.now() - begun) / 1000)} s`;
        console.log(`${one} ${row.name}: ${row[one]} ${faults.join('\n  ')}`);
      }
    }
    rows.forEach(lab.add);
  },
});
