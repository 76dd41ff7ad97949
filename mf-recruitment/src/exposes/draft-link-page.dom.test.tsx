import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { answerCalls, inputsOf, type CallAnswers } from '@vipp/shared/testing/workshop-calls';
import { page } from './draft-link-page';

const TOKEN = 'a'.repeat(43);
const draft = { title: 'Ouverture de Dakar', definition: builtInApplication, changedAt: '2026-11-24T09:00:00.000Z' };

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function open(openDraftLink: CallAnswers[string]) {
  const calls = answerCalls({ openDraftLink });
  const path = '/recrutements/brouillon/:token';
  const view = await renderPage(page, { path, address: path.replace(':token', TOKEN), api: fakeApi().api });
  return { ...view, ...calls };
}

describe('the page of a link to a draft', () => {
  it('shows the draft, and says that nothing is sent', async () => {
    const { made, container } = await open(() => draft);
    expect(await screen.findByText(/rien n’est envoyé/)).toBeVisible();
    expect(screen.getByText(/Ouverture de Dakar/)).toBeVisible();
    expect(screen.getByTitle('Aperçu du formulaire de candidature')).toBeVisible();
    expect(inputsOf(made, 'openDraftLink')).toEqual([{ token: TOKEN }]);
    expect(await violationsOf(container)).toEqual([]);
  });

  it('says that a link shows nothing any more', async () => {
    await open(() => ({ status: 404, body: { message: 'Ce lien ne montre plus de brouillon.' } }));
    expect(await screen.findByText('Ce lien ne montre plus de brouillon.')).toBeVisible();
    expect(screen.getByText(/Demandez-en un/)).toBeVisible();
  });

  it('can be tried again when the site does not answer', async () => {
    const { answers } = await open(() => ({ status: 503, body: { message: 'Le site ne répond pas.' } }));
    await screen.findByRole('alert');
    answers.openDraftLink = () => draft;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/Ouverture de Dakar/)).toBeVisible();
  });
});
