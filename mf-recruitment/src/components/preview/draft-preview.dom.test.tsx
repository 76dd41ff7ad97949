import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { onlyFields } from '@vipp/shared/testing/only-fields';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import { draftVersion, eraseDraft, readDraft, writeDraft } from '../../model/application-draft';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { DraftPreview } from './draft-preview';

const beacons = jest.fn();
beforeEach(() => {
  beacons.mockReset();
  Object.assign(navigator, { sendBeacon: beacons });
  // The page is in the frame of the editor.
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
});
afterEach(() => void eraseDraft());

const choose = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const ASKED = ['pays', 'prenom', 'hasExperience', 'centreEntreprise', 'motivation'];
const short = { ...onlyFields(builtInApplication, ASKED), positions: builtInApplication.positions };

/** The short definition after a change in place. */
function changed(change: (draft: ApplicationDefinition) => void): ApplicationDefinition {
  const draft = structuredClone(short);
  change(draft);
  return draft;
}

/** Without a required question. */
const optional = changed(({ steps }) => {
  for (const field of steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))) delete field.required;
});

describe('the preview of a draft', () => {
  it('shows every page, and reports what is missing', async () => {
    const { container } = renderInSite(<DraftPreview definition={short} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Candidature' })).toBeVisible();
    press('Valider');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Veuillez remplir'));
    expect(await violationsOf(container)).toEqual([]);
    fireEvent.input(screen.getByRole('textbox', { name: /^Prénom/ }), { target: { value: 'Awa' } });
    await choose('Étape 2');
    expect(screen.getByRole('heading', { level: 1, name: 'Formulaire de Recrutement' })).toBeVisible();
    await choose('Relecture');
    expect(screen.getByText('Prévisualisation de votre candidature')).toBeVisible();
    expect(screen.getByText('Awa')).toBeVisible();
  });

  it('follows the definition without losing what is typed', async () => {
    const view = renderInSite(<DraftPreview definition={short} />);
    fireEvent.input(screen.getByRole('textbox', { name: /^Prénom/ }), { target: { value: 'Koffi' } });
    const renamed = changed(({ steps }) => {
      const field = steps[0]?.sections.flatMap(({ fields }) => fields).find(({ name }) => name === 'prenom');
      if (field) field.label = 'Prénoms usuels';
    });
    view.rerender(inSite(<DraftPreview definition={renamed} />));
    expect(await screen.findByRole('textbox', { name: /^Prénoms usuels/ })).toBeVisible();
  });

  it('goes through the form like a candidate, but stores, counts and sends nothing', async () => {
    writeDraft('step1', { prenom: 'Candidat' }, 7);
    const onDevice = { ...window.localStorage };
    const view = renderInSite(<DraftPreview definition={optional} />);
    fireEvent.input(screen.getByRole('textbox', { name: /^Prénom/ }), { target: { value: 'Koffi' } });
    press('Effacer mes réponses');
    expect(screen.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('');
    press('Valider');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Étape 2' })).toBeChecked());
    press('Valider');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Relecture' })).toBeChecked());
    press('Confirmer et envoyer');
    expect(await screen.findByText(/rien n’est envoyé/)).toBeVisible();
    expect({ ...window.localStorage }).toEqual(onDevice);
    view.unmount();
    expect([readDraft('step1'), readDraft('step2'), draftVersion()]).toEqual([{ prenom: 'Candidat' }, undefined, 7]);
    expect(beacons).not.toHaveBeenCalled();
  });

  it('follows its own links only: « Retour » shows step 1; it has the theme that is chosen', async () => {
    renderInSite(<DraftPreview definition={short} />);
    await choose('Sombre');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await choose('Étape 2');
    fireEvent.click(screen.getByRole('link', { name: 'Retour' }));
    expect(screen.getByRole('radio', { name: 'Étape 1' })).toBeChecked();
    expect(screen.getByRole('heading', { level: 1, name: 'Candidature' })).toBeVisible();
  });

  it('shows a notice for a draft that cannot be shown, and the form once it can', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = renderInSite(<DraftPreview definition={short} />);
    view.rerender(inSite(<DraftPreview definition={{ ...short, steps: [] }} />));
    expect(await screen.findByText('L’aperçu n’est pas disponible.')).toBeVisible();
    view.rerender(inSite(<DraftPreview definition={short} />));
    expect(await screen.findByRole('heading', { level: 1, name: 'Candidature' })).toBeVisible();
  });

  it('goes to the step of the chosen question, and reports the pressed one', async () => {
    const pressed = jest.fn();
    const shown = (question?: string) => <DraftPreview definition={short} question={question} onQuestion={pressed} />;
    const view = renderInSite(shown());
    fireEvent.click(screen.getByText('Prénom'));
    fireEvent.click(screen.getByRole('combobox', { name: /^Pays/ }));
    expect(pressed.mock.calls).toEqual([['prenom'], ['pays']]);
    const scrolled = jest.fn();
    // jsdom does not scroll.
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
    view.rerender(inSite(shown('motivation')));
    expect(await screen.findByRole('textbox', { name: /motiv/i })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Étape 2' })).toBeChecked();
    expect(scrolled).toHaveBeenCalled();
  });
});
