import {
  applicationsOf,
  background,
  BACKGROUND_PATH,
  identity,
  IDENTITY_PATH,
  job,
  REFERENCE,
  type FormAnswers,
} from '../../e2e/support/application-form';
import { newEmail } from '../../e2e/support/forms';
import { expect, test } from './support/engine-test';
import type { EnginePage } from './support/engine-page';
import { typeInto, untilFilledIn } from './support/forms';

const CARD = '#formulaire-candidature';
const button = (name: string, within = CARD) => ({ role: 'button', name, within }) as const;

/** Lists come first: what they answer decides what else is asked. Dates are picked, as pickers differ. */
async function answer(visit: EnginePage, { typed, chosen = {}, ticked = [] }: FormAnswers, within = CARD) {
  for (const [label, text] of Object.entries(chosen)) {
    const value = await visit.optionOf({ role: 'field', name: label, within }, text);
    await visit.setValue({ role: 'field', name: label, within }, value);
  }
  for (const name of ticked) {
    const isBox = name.startsWith('Je ');
    await visit.press({ role: isBox ? 'checkbox' : 'radio', name, within });
  }
  for (const [name, text] of Object.entries(typed)) {
    const target = { role: 'field', name, within } as const;
    if (/^\d{4}-\d\d-\d\d$/.test(text)) await visit.setValue(target, text);
    else await visit.type(target, text.replaceAll('\n', ' '));
  }
}

test(
  'an application is filled in, survives a reload, is previewed, changed and sent',
  { tag: '@part' },
  async ({ visit }) => {
    test.setTimeout(120_000);
    const email = newEmail();
    await visit.open(IDENTITY_PATH);
    await answer(visit, identity(email));
    await visit.press(button('Valider'));
    await visit.waitForAddress(BACKGROUND_PATH);
    await answer(visit, background);
    await visit.press(button('Ajouter une expérience'));
    await typeInto(visit, CARD, { Entreprise: job.Entreprise });
    await visit.driver.reload();
    await visit.untilHydrated();
    await visit.waitForValue({ role: 'field', name: 'Entreprise', within: CARD }, job.Entreprise);
    const { Entreprise: _typed, ...rest } = job;
    await answer(visit, { typed: rest });
    await untilFilledIn(visit, CARD);
    await visit.press(button('Valider'));
    await visit.waitForText({ role: 'dialog', name: 'Prévisualisation de votre candidature' }, 'Université de Lomé');
    await visit.key('Escape');
    await visit.gone({ role: 'dialog' });
    await visit.press(button('Valider'));
    await visit.press(button('Confirmer et envoyer', 'dialog[open]'));
    await visit.waitForText({ css: CARD }, 'Formulaire soumis avec succès');
    expect(await visit.textOf({ css: CARD })).toMatch(REFERENCE);
    expect(await applicationsOf(email)).toMatchObject([
      { etat: 'en_attente', reponses: { pays: 'Togo', date_naissance: '1999-04-12', exp_pro1_debut: '2020-02-01' } },
    ]);
  },
);

test('a date is typed by the keyboard alone', { tag: '@typed-dates' }, async ({ visit }) => {
  const birth = { role: 'field', name: 'Date de naissance', within: CARD } as const;
  await visit.open(IDENTITY_PATH);
  // The same day and month, because the order in which browsers ask for them depends on the machine.
  await visit.type(birth, '04041999');
  await visit.waitForValue(birth, '1999-04-04');
});
