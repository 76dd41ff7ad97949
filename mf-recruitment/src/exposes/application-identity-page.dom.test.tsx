import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identityAnswers } from '@vipp/shared/testing/application-answers';
import { rememberForm } from '../model/application-data';
import { eraseDraft, readDraft, writeDraft } from '../model/application-draft';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { firstForm } from '@vipp/shared/testing/first-form';
import { onlyFields } from '@vipp/shared/testing/only-fields';
import { renderPage } from '@vipp/shared/testing/render-page';
import { page } from './application-identity-page';

const PATH = '/recrutements/candidature';

const ASKED = ['pays', 'poste', 'civilite', 'prenom', 'email', 'ville'];
const shortForm = { ...firstForm, questions: onlyFields(firstForm.questions, ASKED) };

const open = (query = '') =>
  renderPage(page, { path: PATH, address: PATH + query, api: fakeApi([], undefined, [shortForm]).api });
const validate = () => screen.getByRole('button', { name: 'Valider' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

afterEach(() => {
  eraseDraft();
  rememberForm(undefined);
});

describe('step 1 of the application', () => {
  it('lists missing answers at its button, and after a click at each field', async () => {
    const { title, toasts, container, router } = await open();
    expect(validate()).toHaveAttribute('aria-disabled', 'true');
    expect(validate()).toHaveAccessibleDescription(/^Le bouton s’active dès que/);
    await userEvent.type(field(/^Ville/), 'Lomé');
    expect(validate()).toHaveAccessibleDescription(/^Il reste 5 champs à remplir\u202F: Pays, Poste, Civilité, Prénom/);
    await userEvent.click(validate());
    const box = await screen.findByRole('alert');
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveTextContent('Veuillez remplir tous les champs obligatoires.');
    expect(box).toHaveTextContent('Veuillez sélectionner un pays');
    expect(field(/^Prénom/)).toHaveAccessibleDescription(/Prénom obligatoire/);
    expect(title()).toBe('Erreur\u202F: Candidature\u202F: votre identité');
    expect(toasts()).toEqual([]);
    expect(router.state.location.pathname).toBe(PATH);
    expect(await violationsOf(container)).toEqual([]);
  });

  it('lists the remaining faults during corrections, and nothing after the last one', async () => {
    const { ville: _ville, ...rest } = identityAnswers;
    writeDraft('step1', { ...rest, email: 'marie@lagune' }, 1);
    await open();
    await userEvent.click(validate());
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(/^Veuillez remplir tous les champs obligatoires/);
    await userEvent.type(field(/^Ville/), 'Lomé');
    await waitFor(() => expect(box).toHaveTextContent(/^Veuillez corriger les champs suivants.:Email invalide$/));
    await userEvent.type(field(/mail/), '.bj');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('enables its button with the last required answer', async () => {
    const { ville: _ville, ...rest } = identityAnswers;
    writeDraft('step1', rest, 1);
    await open();
    expect(validate()).toHaveAccessibleDescription('Il reste un champ à remplir\u202F: Ville.');
    await userEvent.type(field(/^Ville/), 'Lomé');
    expect(validate()).not.toHaveAttribute('aria-disabled');
  });

  it('restores the draft into the fields that the visitor already uses, without losing the focus', async () => {
    writeDraft('step1', identityAnswers, 1);
    const { container } = await open();
    await userEvent.type(field(/^Prénom/), '-A');
    const used = field(/^Prénom/);
    await userEvent.click(screen.getByRole('button', { name: 'Effacer mes réponses' }));
    expect(field(/^Prénom/)).toBe(used);
    expect(used).toHaveValue('');
    expect([...container.querySelectorAll('input:checked')]).toEqual([]);
  });

  it('shows the newest answers of this device when its page comes back from the back/forward cache', async () => {
    writeDraft('step1', { ...identityAnswers, ville: 'Lomé' }, 1);
    await open();
    writeDraft('step1', { ...identityAnswers, ville: 'Porto-Novo' }, 1);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(field(/^Ville/)).toHaveValue('Porto-Novo');
    expect(readDraft('step1')).toMatchObject({ ville: 'Porto-Novo' });
  });

  it('continues when the browser has no storage, with a notice', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft('step1', identityAnswers, 1);
    const { router } = await open();
    expect(screen.getByText(/Votre navigateur ne garde pas vos réponses/)).toBeVisible();
    await userEvent.click(validate());
    await waitFor(() => expect(router.state.location.pathname).toBe('/recrutements/candidature/step2'));
    expect(router.state.location.search).toBe('?motif=stockage');
  });

  it('starts with the choices of its address only', async () => {
    await open('?pays=Togo&poste=Roi&prenom=Awa');
    expect(screen.getByRole('combobox', { name: /^Pays/ })).toHaveValue('Togo');
    expect(screen.getByRole('combobox', { name: /^Poste/ })).toHaveValue('');
    expect(field(/^Prénom/)).toHaveValue('');
  });

  it('explains why step 2 redirected to it', async () => {
    await open('?motif=manquantes');
    const reason = 'Les informations du premier formulaire sont manquantes. Veuillez recommencer la procédure.';
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('shows no explanation for an unknown reason', async () => {
    await open('?motif=toString');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
