import { randomUUID } from 'node:crypto';
import { contactValues, newEmail, newsletterValues, studyRequestValues } from '../../e2e/support/forms';
import { linkIn, mailTo } from '../../e2e/support/mailbox';
import { storedRows } from '../../e2e/support/operator-command';
import { reportsWith } from '../../e2e/support/report-form';
import { STUDY } from '../../e2e/support/site-pages';
import { expect, test } from './support/engine-test';
import { typeInto, untilFilledIn } from './support/forms';

const button = (name: string, within = 'main') => ({ role: 'button', name, within }) as const;
/** Newlines are keys of their own, which some forms take for « send ». */
const inOneLine = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([label, text]) => [label, text.replaceAll('\n', ' ')]));

test('a message names what is missing, is corrected and stored', { tag: '@part' }, async ({ visit }) => {
  const email = newEmail();
  await visit.open('/contact');
  await visit.press(button('Envoyer', '#ecrire'));
  await visit.waitForText({ css: '#ecrire [role="alert"]' }, 'Indiquez votre nom.');
  await visit.waitForFocus({ css: '#ecrire [role="alert"]' });
  await typeInto(visit, '#ecrire', inOneLine(contactValues(email)));
  await untilFilledIn(visit, '#ecrire');
  await visit.press(button('Envoyer', '#ecrire'));
  await visit.waitForText({ css: '#ecrire' }, 'Vos informations ont bien été envoyées');
  expect(await storedRows('contacts', email)).toMatchObject([{ nom: 'Ahouansou', prenom: 'Marie-Noëlle' }]);
});

test('the newsletter’s modal closes with Escape, and a subscription is confirmed from its mail', async ({ visit }) => {
  const email = newEmail();
  const opener = { role: 'link', name: 'S’inscrire à la newsletter', within: 'footer' } as const;
  const modal = { role: 'dialog', name: 'Recevez nos actualités' } as const;
  await visit.open('/mentionslegales');
  await visit.press(opener);
  await visit.see(modal);
  await visit.waitFor(() => document.querySelector('dialog[open]')?.contains(document.activeElement));
  await visit.key('Escape');
  await visit.gone(modal);
  await visit.waitForFocus(opener);

  await visit.press(opener);
  await typeInto(visit, 'dialog[open]', newsletterValues(email));
  await untilFilledIn(visit, 'dialog[open]');
  await visit.press(button('Je m’inscris', 'dialog[open]'));
  await visit.gone(modal);
  await visit.waitForFocus(opener);
  expect(await storedRows('newsletter', email)).toMatchObject([{ prenom: 'Awa', confirmed_at: null }]);

  await visit.open(new URL(linkIn(await mailTo(email), '/newsletter/confirmation/')).pathname);
  await visit.press(button('Confirmer mon inscription'));
  await visit.waitForText({ css: 'main' }, 'Votre inscription est confirmée.');
  expect((await storedRows('newsletter', email))[0]?.['confirmed_at']).toBeTruthy();
});

test('a case study is requested in its modal, and opens by the link of its mail', async ({ visit }) => {
  const email = newEmail();
  await visit.open(STUDY);
  await visit.press(button('Je souhaite récupérer cette étude de cas'));
  await typeInto(visit, 'dialog[open]', studyRequestValues(email));
  await untilFilledIn(visit, 'dialog[open]');
  await visit.press(button('Envoyer', 'dialog[open]'));
  await visit.gone({ role: 'dialog' });
  await visit.waitForText({ css: 'body' }, 'Un lien vers l’étude vous est envoyé par e-mail.');
  const { pathname } = new URL(linkIn(await mailTo(email), '/etude-de-cas/lien/'));
  await visit.open(pathname);
  await visit.see({ css: 'main a[href$=".pdf"]' });
});

test('an anonymous report is previewed, sent and found again with its code', async ({ visit }) => {
  const facts = `Une facture réglée deux fois, ${randomUUID()}.`;
  const card = '#signalement-saisie';
  await visit.open('/signalements');
  await typeInto(visit, card, { 'Description des faits': facts });
  await untilFilledIn(visit, card);
  await visit.press(button('Je valide mon formulaire', card));
  await visit.waitForText({ role: 'dialog', name: 'Relisez votre signalement' }, facts);
  await visit.press(button('Confirmer et envoyer', 'dialog[open]'));
  await visit.waitForText({ css: card }, 'Signalement envoyé avec succès');
  const code = /\d{4} \d{4} \d{4} \d{4}/.exec(await visit.textOf({ css: card }))?.[0] ?? 'no code';
  expect(await reportsWith(facts)).toHaveLength(1);
  await visit.open('/signalements/suivi');
  await visit.type({ css: 'main input:not([type="hidden"]):not([name="site_bis"])' }, code);
  await untilFilledIn(visit, 'main');
  await visit.press({ css: 'main form button[type="submit"]' });
  await visit.waitForText({ css: 'main' }, 'Le référent n’a pas encore répondu.');
});
