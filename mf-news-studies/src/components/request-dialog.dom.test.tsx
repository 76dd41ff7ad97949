import { act, getByRole, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { success } from '@vipp/shared/contract/result';
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { answerOf } from '@vipp/shared/testing/posted-form';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { page as studyPage } from '../exposes/study-page';
import { studyDetailExample, studyExample, studyListExample } from '../model/list-data.examples';
import { inSite } from '@vipp/shared/testing/render-in-site';
import { renderPages } from '@vipp/shared/testing/render-page';
import { RequestDialog } from './request-dialog';

const ADDRESS = '/etude_de_cas/etude-2';
const FORM_TOKEN = { key: '3f0c4f5e-7a5e-4d8b-9a52-0f6f1c2d3e4f', start: 5 };
const PERSON = { Nom: 'Ahouansou', Prénom: 'Kofi', Fonction: 'DRH', Entreprise: 'Lagune' };
const TYPED = { ...PERSON, 'Adresse e-mail': 'kofi@lagune.example' };

async function open(outcome: SubmissionOutcome = { kind: 'accepted' }) {
  const api = siteApiExample({
    study: async () => success(studyDetailExample()),
    studyList: async () => success(studyListExample()),
    submit: async () => outcome,
  });
  const { router } = renderPages({ '/etude_de_cas/:slug': studyPage }, api, [ADDRESS]);
  await userEvent.click(await screen.findByRole('button', { name: 'Je souhaite récupérer cette étude de cas' }));
  const dialog = screen.getByRole('dialog', { name: 'Inscrivez-vous pour récupérer l’étude de cas' });
  return { router, dialog };
}

describe('the request without JavaScript', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    inSite(
      <RequestDialog study={studyExample(2)} formToken={FORM_TOKEN}>
        {(opener) => opener}
      </RequestDialog>,
      [ADDRESS],
    ),
  );

  it('is inline, and its button is a link to it', () => {
    const link = getByRole(page, 'link', { name: 'Je souhaite récupérer cette étude de cas' });
    expect(link).toHaveAttribute('href', `${ADDRESS}#demande`);
    expect(page.querySelector('#demande')).toHaveAttribute('open');
    expect(page.querySelector('#demande button:not([type=submit])')).toBeNull();
  });

  it('posts to the address of its page, with its key and the study', () => {
    const form = page.querySelector('form') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', ADDRESS]);
    expect(form.querySelector('button[formaction]')).toHaveAttribute('formaction', `${ADDRESS}#demande`);
    const hidden = form.querySelectorAll<HTMLInputElement>('input[type=hidden]');
    expect(Object.fromEntries(Array.from(hidden, ({ name, value }) => [name, value]))).toEqual({
      formulaire: 'studyRequest',
      cle: FORM_TOKEN.key,
      debut: '5',
      etude_title: 'Étude numéro 2',
      etude_id: '2',
    });
    expect(form.querySelectorAll('input[aria-required="true"]')).toHaveLength(5);
  });

  it('marks a refusal in the title of the page, and not in the structured data', () => {
    const answer = { ...answerOf({ kind: 'refused', by: 'form', errors: {} }), form: 'studyRequest' };
    expect(studyPage.meta({ detail: studyDetailExample(), aside: null, formToken: FORM_TOKEN }, answer)).toMatchObject({
      title: 'Erreur\u202F: Étude numéro 2',
      jsonLd: [{ '@type': 'Article', headline: 'Étude numéro 2' }, { '@type': 'BreadcrumbList' }],
    });
  });
});

it('the request opens each time when it becomes the target of the address', async () => {
  const { dialog, router } = await open();
  const close = async () => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  };
  await close();
  await act(() => router.navigate(`${ADDRESS}#demande`));
  expect(dialog).toHaveAttribute('open');
  await close();
});

it.each([
  ['announces a mail with the study when the service reports one', true, 1],
  ['announces no mail when the service sends none', false, 0],
])('the request %s', async (_name, acknowledged, times) => {
  await open({ kind: 'accepted', body: { acknowledged } });
  for (const [name, text] of Object.entries(TYPED)) {
    await userEvent.click(screen.getByRole('textbox', { name }));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByText(/^Envoyé avec succès\s!$/)).toBeVisible();
  const mail = /^Un lien vers l’étude vous est envoyé par e-mail, dans la limite de/;
  expect(screen.queryAllByText(mail)).toHaveLength(times);
});
