import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import { draftVersion, eraseDraft, readDraft, writeDraft } from '../../model/application-draft';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { DraftPreview } from './draft-preview';

const beacons = jest.fn();
beforeEach(() => {
  beacons.mockReset();
  Object.assign(navigator, { sendBeacon: beacons });
});
afterEach(() => void eraseDraft());

function frameDocument(): Document {
  const frame = screen.getByTitle<HTMLIFrameElement>('Aperçu du formulaire de candidature');
  if (!frame.contentDocument) throw new Error('The frame has no document');
  return frame.contentDocument;
}
const inFrame = () => within(frameDocument().body);
const choose = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
const press = (name: string | RegExp) => fireEvent.click(inFrame().getByRole('button', { name }));

/** The built-in definition after a change in place. */
function changed(change: (draft: ApplicationDefinition) => void): ApplicationDefinition {
  const draft = structuredClone(builtInApplication);
  change(draft);
  return draft;
}

describe('the preview of a draft', () => {
  it('shows both steps in every state, and reports what is missing without taking the focus', async () => {
    renderInSite(<DraftPreview definition={builtInApplication} />);
    expect(inFrame().getByRole('heading', { level: 1, name: 'Candidature' })).toBeVisible();
    expect(inFrame().getByRole('textbox', { name: /^Prénom/ })).toHaveValue('');

    await choose('Avec erreurs');
    expect(inFrame().getByRole('alert')).toHaveTextContent('Veuillez remplir');
    expect(screen.getByRole('radio', { name: 'Avec erreurs' })).toHaveFocus();

    await choose('Rempli');
    expect(inFrame().getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Awa');

    await choose('Étape 2');
    expect(inFrame().getByRole('heading', { level: 1, name: 'Formulaire de Recrutement' })).toBeVisible();
    expect(inFrame().getByRole('group', { name: 'Formation' })).toBeVisible();

    await choose('Relecture');
    expect(inFrame().getByText('Prévisualisation de votre candidature')).toBeVisible();
    expect(inFrame().getByText('Awa')).toBeVisible();
  });

  it('follows the definition without losing what is typed', async () => {
    const view = renderInSite(<DraftPreview definition={builtInApplication} />);
    fireEvent.input(inFrame().getByRole('textbox', { name: /^Prénom/ }), { target: { value: 'Koffi' } });
    const renamed = changed(({ steps }) => {
      const field = steps[0]?.sections.flatMap(({ fields }) => fields).find(({ name }) => name === 'prenom');
      if (field) field.label = 'Prénoms usuels';
    });
    view.rerender(inSite(<DraftPreview definition={renamed} />));
    expect(await inFrame().findByRole('textbox', { name: /^Prénoms usuels/ })).toBeVisible();
  });

  it('asks a question while its condition holds', async () => {
    renderInSite(<DraftPreview definition={builtInApplication} />);
    await choose('Étape 2');
    const box = inFrame().getByRole('checkbox', { name: /centre d’appels/ });
    const question = () => inFrame().queryByRole('textbox', { name: /^Entreprise/ });
    expect(question()).toBeNull();
    fireEvent.click(box);
    await waitFor(() => expect(question()).not.toBeNull());
  });

  it('goes through the form like a candidate, but stores, counts and sends nothing', async () => {
    writeDraft('step1', { prenom: 'Candidat' }, 7);
    renderInSite(<DraftPreview definition={builtInApplication} />);
    await choose('Rempli');
    press('Effacer mes réponses');
    press('Valider');
    await waitFor(() => expect(inFrame().getByRole('alert')).toHaveTextContent('Veuillez remplir'));
    await choose('Vide');
    await choose('Rempli');
    press('Valider');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Étape 2' })).toBeChecked());
    press('Valider');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Relecture' })).toBeChecked());
    press('Confirmer et envoyer');
    expect(await inFrame().findByText(/rien n’est envoyé/)).toBeVisible();

    expect([readDraft('step1'), readDraft('step2'), draftVersion()]).toEqual([{ prenom: 'Candidat' }, undefined, 7]);
    expect(beacons).not.toHaveBeenCalled();
  });

  it('follows its own links only: « Retour » shows step 1', async () => {
    renderInSite(<DraftPreview definition={builtInApplication} />);
    await choose('Étape 2');
    fireEvent.click(inFrame().getByRole('link', { name: 'Retour' }));
    expect(screen.getByRole('radio', { name: 'Étape 1' })).toBeChecked();
    expect(inFrame().getByRole('heading', { level: 1, name: 'Candidature' })).toBeVisible();
  });

  it('shows a notice for a draft that cannot be shown, and the form once it can', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...builtInApplication, steps: [] };
    const view = renderInSite(<DraftPreview definition={builtInApplication} />);
    view.rerender(inSite(<DraftPreview definition={broken} />));
    expect(await inFrame().findByText('L’aperçu n’est pas disponible.')).toBeVisible();
    view.rerender(inSite(<DraftPreview definition={builtInApplication} />));
    expect(await inFrame().findByRole('heading', { level: 1, name: 'Candidature' })).toBeVisible();
    logged.mockRestore();
  });

  it('has the style sheets and the theme of its page', async () => {
    const style = document.createElement('style');
    style.textContent = '.a { color: red }';
    document.head.append(style);
    renderInSite(<DraftPreview definition={builtInApplication} />);
    await choose('Sombre');
    const inside = frameDocument();
    expect([...inside.querySelectorAll('style')].map(({ textContent }) => textContent)).toContain(style.textContent);
    expect(inside.documentElement.dataset.theme).toBe('dark');
    style.remove();
    await waitFor(() => expect(inside.querySelectorAll('style')).toHaveLength(0));
  });

  it('goes to the step of the question that is chosen, and says which one is pressed', async () => {
    const pressed = jest.fn();
    const shown = (question?: string) => (
      <DraftPreview definition={builtInApplication} question={question} onQuestion={pressed} />
    );
    const view = renderInSite(shown());
    fireEvent.click(inFrame().getByText('Prénom'));
    fireEvent.click(inFrame().getByRole('combobox', { name: /^Pays/ }));
    expect(pressed.mock.calls).toEqual([['prenom'], ['pays']]);
    const scrolled = jest.fn();
    // The window of the frame has its own classes, and jsdom does not scroll.
    const inside = frameDocument().defaultView;
    inside?.Object.assign(inside.Element.prototype, { scrollIntoView: scrolled });
    view.rerender(inSite(shown('motivation')));
    expect(await inFrame().findByRole('textbox', { name: /motiv/i })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Étape 2' })).toBeChecked();
    expect(scrolled).toHaveBeenCalled();
  });

  it('meets axe, the frame included', async () => {
    const { container } = renderInSite(<DraftPreview definition={builtInApplication} />);
    await choose('Avec erreurs');
    expect(await violationsOf(container)).toEqual([]);
  });
});
