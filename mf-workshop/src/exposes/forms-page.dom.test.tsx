import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { DRAFT_ID, draftOfTwo, trialThree, versionOne, versionTwo } from '../testing/form-versions';
import { startWorkshopService } from '@vipp/shared/testing/workshop-service';
import { page } from './forms-page';

const PATH = '/';

async function open(answers: Partial<Record<string, unknown>> = {}) {
  const calls = startWorkshopService({
    forms: { versions: [versionTwo, versionOne], drafts: [draftOfTwo] },
    restoreVersion: { version: 3 },
    endTrial: { version: 3 },
    createDraft: { draft: DRAFT_ID },
    deleteDraft: { title: draftOfTwo.title },
    ...answers,
  });
  const view = await renderPage(page, { path: PATH, api: fakeApi().api });
  await screen.findByRole('heading', { name: 'Ce que reçoivent les candidats' });
  return { ...view, ...calls };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const onTrial = { forms: { versions: [trialThree, versionTwo, versionOne], drafts: [] } };

describe('the page of versions and drafts', () => {
  it.each([
    ['Publier auprès de tous', 'publish', 0],
    ['Retirer l’essai', 'take-back', 1],
  ])('ends a trial: « %s »', async (name, outcome, place) => {
    const { inputsOf } = await open(onTrial);
    const trial = region('Essai en cours');
    expect(trial.getByText(/20.% des candidats/)).toBeVisible();
    expect(trial.getByRole('link', { name: /Comparer/ })).toHaveAttribute('href', '/chiffres?version=3');
    expect(screen.queryByRole('button', { name: /^Retirer la dernière publication/ })).toBeNull();
    await userEvent.type(trial.getAllByRole('textbox', { name: /^Pourquoi/ })[place] as HTMLElement, 'Peu utile');
    await userEvent.click(trial.getByRole('button', { name }));
    await waitFor(() => expect(inputsOf('endTrial')).toEqual([{ version: 3, outcome, reason: 'Peu utile' }]));
  });

  it('gives a trial a larger share', async () => {
    const { inputsOf } = await open(onTrial);
    const trial = region('Essai en cours');
    const shares = trial.getByRole('combobox', { name: /^Part des nouveaux candidats/ });
    await userEvent.selectOptions(shares, '50');
    await userEvent.click(trial.getByRole('button', { name: 'Élargir l’essai' }));
    await waitFor(() => expect(inputsOf('raiseShare')).toEqual([{ version: 3, share: 50 }]));
  });

  it('shows publisher, time and reason in the history, and returns to a version', async () => {
    const { inputsOf } = await open();
    const history = region('Historique');
    expect(history.getByText(/Première version/)).toBeInTheDocument();
    await userEvent.click(history.getByText('Revenir à la version 1'));
    await userEvent.type(history.getByRole('textbox', { name: /^Pourquoi/ }), 'Dakar attend');
    await userEvent.click(history.getByRole('button', { name: /^Revenir à cette version/ }));
    await waitFor(() => expect(inputsOf('restoreVersion')).toMatchObject([{ version: 1, current: 2 }]));
  });

  it('creates a draft from the chosen version and opens it', async () => {
    const { inputsOf, router } = await open({ forms: { versions: [versionTwo, versionOne], drafts: [] } });
    expect(screen.getByText(/^Aucun brouillon/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Créer un brouillon' }));
    const title = screen.getByRole('textbox', { name: 'Titre du brouillon' });
    expect(title).toHaveAccessibleDescription(/Remplissez ce champ/);
    await userEvent.type(title, 'Lomé');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'À partir de' }), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Créer un brouillon' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/brouillons/${DRAFT_ID}`));
    expect(inputsOf('createDraft')).toEqual([{ title: 'Lomé', from: 1 }]);
  });

  it('deletes a draft after a question', async () => {
    const { inputsOf } = await open();
    await userEvent.click(screen.getByRole('button', { name: /^Supprimer/ }));
    expect(inputsOf('deleteDraft')).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer ce brouillon' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer le brouillon' }));
    await waitFor(() => expect(inputsOf('deleteDraft')).toEqual([{ draft: DRAFT_ID }]));
  });
});
