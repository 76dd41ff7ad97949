import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { refuse, startWorkshopService } from '@vipp/shared/testing/workshop-service';
import { page } from './draft-link-page';

const TOKEN = 'a'.repeat(43);
const draft = { title: 'Ouverture de Dakar', definition: builtInApplication, changedAt: '2026-11-24T09:00:00.000Z' };

afterEach(() => jest.restoreAllMocks());

async function open(openDraftLink: unknown) {
  const calls = startWorkshopService({ openDraftLink });
  const path = '/recrutements/brouillon/:token';
  const view = await renderPage(page, { path, address: path.replace(':token', TOKEN), api: fakeApi().api });
  return { ...view, ...calls };
}

describe('the page of a link to a draft', () => {
  it('shows the draft, and says that nothing is sent', async () => {
    const { inputsOf, container } = await open(draft);
    expect(await screen.findByText(/rien n’est envoyé/)).toBeVisible();
    expect(screen.getByText(/Ouverture de Dakar/)).toBeVisible();
    expect(screen.getByTitle('Aperçu du formulaire de candidature')).toBeVisible();
    expect(inputsOf('openDraftLink')).toEqual([{ token: TOKEN }]);
    expect(await violationsOf(container)).toEqual([]);
  });

  it('says that a link shows nothing any more', async () => {
    await open(refuse('Ce lien ne montre plus de brouillon.', 404));
    expect(await screen.findByText('Ce lien ne montre plus de brouillon.')).toBeVisible();
    expect(screen.getByText(/Demandez-en un/)).toBeVisible();
  });

  it('can be tried again when the site does not answer', async () => {
    const { answers } = await open(refuse('Le site ne répond pas.', 503));
    await screen.findByRole('alert');
    answers.openDraftLink = draft;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/Ouverture de Dakar/)).toBeVisible();
  });
});
