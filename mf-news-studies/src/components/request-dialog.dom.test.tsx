import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { success } from '@vipp/shared/contract/result';
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { page as studyPage } from '../exposes/study-page';
import { studyDetailExample, studyExample, studyListExample } from '../model/list-data.examples';
import { inSite } from '@vipp/shared/testing/render-in-site';
import { renderPages } from '@vipp/shared/testing/render-page';
import { RequestDialog } from './request-dialog';

const ADDRESS = '/etude_de_cas/etude-2';
const BANNER = /^Envoyé avec succès\s!$/;
const FORM_TOKEN = { key: '3f0c4f5e-7a5e-4d8b-9a52-0f6f1c2d3e4f', start: 5 };
const TYPED = {
  Nom: 'Ahouansou',
  Prénom: 'Kofi',
  Fonction: 'DRH',
  Entreprise: 'Lagune',
  'Adresse e-mail': 'kofi@lagune.example',
};

async function open(...outcomes: SubmissionOutcome[]) {
  const study = jest.fn(() => Promise.resolve(success(studyDetailExample())));
  const submit = jest.fn(
    async (_name: string, _payload: unknown, _key: string) => outcomes.shift() ?? ({ kind: 'accepted' } as const),
  );
  const api = siteApiExample({ study, studyList: async () => success(studyListExample()), submit });
  const { router } = renderPages({ '/etude_de_cas/:slug': studyPage }, api, [ADDRESS]);
  await userEvent.click(await screen.findByRole('button', { name: 'Je souhaite récupérer cette étude de cas' }));
  return {
    submit,
    study,
    router,
    dialog: screen.getByRole('dialog', { name: 'Inscrivez-vous pour récupérer l’étude de cas' }),
  };
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
async function fill() {
  for (const [label, text] of Object.entries(TYPED)) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
}
const send = (name = 'Envoyer') => userEvent.click(screen.getByRole('button', { name }));

describe('the request without JavaScript', () => {
  const html = () =>
    new DOMParser().parseFromString(
      renderToString(
        inSite(
          <RequestDialog study={studyExample(2)} formToken={FORM_TOKEN}>
            {(opener) => opener}
          </RequestDialog>,
          [ADDRESS],
        ),
      ),
      'text/html',
    );

  it('is inline, and its button is a link to it', () => {
    const link = Array.from(html().querySelectorAll('a')).find(
      ({ textContent }) => textContent === 'Je souhaite récupérer cette étude de cas',
    );
    expect(link?.getAttribute('href')).toBe(`${ADDRESS}#demande`);
    expect(html().querySelector('#demande')?.hasAttribute('open')).toBe(true);
    expect(html().querySelector('#demande button:not([type=submit])')).toBeNull();
  });

  it('posts to the address of its page, with its key and the study', () => {
    const form = html().querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe(ADDRESS);
    expect(form?.querySelector('button[formaction]')?.getAttribute('formaction')).toBe(`${ADDRESS}#demande`);
    const hidden = Array.from(
      form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [],
      ({ name, value }) => [name, value],
    );
    expect(Object.fromEntries(hidden)).toEqual({
      formulaire: 'studyRequest',
      cle: FORM_TOKEN.key,
      debut: '5',
      etude_title: 'Étude numéro 2',
      etude_id: '2',
    });
    expect(form?.querySelectorAll('input[aria-required="true"]')).toHaveLength(5);
  });

  it('marks a refusal in the title of the page, and not in the structured data', () => {
    const answer: FormAnswer = {
      form: 'studyRequest',
      token: FORM_TOKEN,
      values: {},
      outcome: { kind: 'refused', by: 'form', errors: {} },
    };
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
  await fill();
  await send();
  expect(await screen.findByText(BANNER)).toBeVisible();
  expect(screen.queryAllByText(/^Un lien vers l’étude vous est envoyé par e-mail, dans la limite de/)).toHaveLength(
    times,
  );
});
