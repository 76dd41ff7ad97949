import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Edited from '@vipp/shared/testing/edited-application';
import { backgroundAnswers, identityAnswers } from '@vipp/shared/testing/application-answers';
import { eraseDraft, readDraft, writeDraft } from '../model/application-draft';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { page as backgroundPage } from './application-background-page';
import { page as identityPage } from './application-identity-page';

// Replaces only the file that recruiters edit (docs/recruitment-questions.md).
jest.mock('@vipp/shared/contract/application/application', () => ({
  application: jest.requireActual<typeof Edited>('@vipp/shared/testing/edited-application').editedApplication,
}));

const edited = { ...identityAnswers, pays: 'Sénégal', poste: 'Superviseur' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const licence = () => screen.getByRole('textbox', { name: /^Permis de conduire/ });

afterEach(eraseDraft);

describe('an application form after an edit of its definition', () => {
  it('offers the new country and the new position in step 1, and accepts them', async () => {
    const { poste: _poste, pays: _pays, ...rest } = identityAnswers;
    writeDraft('step1', rest);
    const { router } = await renderPage(identityPage, { path: '/recrutements/candidature', api: fakeApi().api });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Pays/ }), 'Sénégal');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Poste/ }), 'Superviseur');
    await press('Valider');
    await waitFor(() => expect(router.state.location.pathname).toBe('/recrutements/candidature/step2'));
    expect(readDraft('step1')).toMatchObject(edited);
  });

  it('asks the new question in step 2, shows its answer before sending, and sends it under its key', async () => {
    writeDraft('step1', edited);
    writeDraft('step2', { ...backgroundAnswers, dispoDate: '2999-01-04' });
    const { api, sent } = fakeApi();
    await renderPage(backgroundPage, { path: '/recrutements/candidature/step2', api });
    await press('Valider');
    expect(await screen.findByRole('alert')).toHaveTextContent('Permis obligatoire');
    expect(licence()).toHaveAccessibleDescription(/Permis obligatoire/);

    await userEvent.type(licence(), 'Permis B');
    await press('Valider');
    const preview = within(await screen.findByRole('dialog', { name: 'Prévisualisation de votre candidature' }));
    for (const answer of ['Sénégal', 'Superviseur', 'Permis B']) expect(preview.getByText(answer)).toBeVisible();

    await press('Confirmer et envoyer');
    await waitFor(() =>
      expect(sent).toMatchObject([
        { name: 'application', payload: { pays: 'Sénégal', poste: 'Superviseur', permis_conduire: 'Permis B' } },
      ]),
    );
  });
});
