import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { onlyFields } from '@vipp/shared/testing/only-fields';
import { renderInSite } from '@vipp/shared/testing/render-in-site';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { refuse, startWorkshopService } from '@vipp/shared/testing/workshop-service';
import { DraftServer } from '../../testing/draft-server';
import { DraftEditor } from './draft-editor.client';

const ASKED = ['pays', 'poste', 'nom', 'quartier', 'langue', 'langueAfricaine', 'entreprise'];
const small: ApplicationDefinition = {
  ...onlyFields(builtInApplication, ASKED),
  positions: builtInApplication.positions.slice(0, 1),
};

const DRAFT = '11111111-1111-4111-8111-111111111111';

const [AWA, BOLA] = ['awa@vipp.test', 'bola@vipp.test'];
let server: DraftServer;
type Input = Parameters<DraftServer['sync']>[1];
/** Answers the calls of the editor, with a colleague in the same draft. */
function begin(definition: ApplicationDefinition) {
  server = new DraftServer(definition);
  server.sync(BOLA, { since: 0, changes: [] });
  return startWorkshopService({ syncDraft: (input: Input) => server.sync(AWA, input) }).answers;
}

async function open(definition = small) {
  const answers = begin(definition);
  const view = renderInSite(<DraftEditor draft={DRAFT} onTitle={() => undefined} />);
  await screen.findByRole('navigation', { name: 'Plan du formulaire' });
  return { ...view, answers };
}

const stored = () => server.definition();
const outline = () => within(screen.getByRole('navigation', { name: 'Plan du formulaire' }));
const part = () => within(screen.getByRole('region', { name: 'Partie choisie' }));
// By single events and by texts: roles and user-event would read the styles of all elements around the target.
const choose = (name: string | RegExp) => fireEvent.click(outline().getAllByText(name)[0] as HTMLElement);
const press = (name: string | RegExp) => fireEvent.click(part().getByRole('button', { name }));
const add = (what: string) => fireEvent.click(part().getByText(`Ajouter ${what}`));
const tick = (name: string) => fireEvent.click(part().getByLabelText(name));
const write = (field: Element | null, value: string) => fireEvent.change(field as Element, { target: { value } });
const textbox = (name: string) => part().getByLabelText<HTMLInputElement>(name);
const pick = (label: string, text: string, place = part()) => {
  const list = place.getByLabelText<HTMLSelectElement>(label);
  write(list, [...list.options].find((option) => option.text === text)?.value ?? '');
};
const fieldsOf = (section: string) =>
  stored()
    .steps.flatMap(({ sections }) => sections)
    .find(({ id }) => id === section)?.fields;

// Changes are sent after a pause, which no test waits for; axe needs real time.
beforeEach(() => void jest.useFakeTimers());

describe('the editor of a draft', () => {
  it('shows the form, stores what is typed, and puts its typography right when the field is left', async () => {
    await open();
    choose('Quartier');
    expect(part().getByRole('heading', { level: 2, name: 'Quartier' })).toHaveFocus();
    const label = textbox('Libellé');
    write(label, "Quartier ou l'avenue ?");
    fireEvent.blur(label);
    expect(label).toHaveValue('Quartier ou l’avenue\u202F?');
    const labels = () => fieldsOf('coordonnees')?.map(({ label: text }) => text);
    await waitFor(() => expect(labels()).toContain('Quartier ou l’avenue\u202F?'));
    await screen.findByText('Enregistré');
  });

  it('says what is wrong in the words of the editor, and leads there', async () => {
    await open(builtInApplication);
    choose('Quartier');
    write(textbox('Libellé'), '');
    choose('Nom');
    fireEvent.click(screen.getByText('Un point à revoir avant de publier'));
    const entry = screen.getByText('Libellé : à remplir.').closest('li') as HTMLElement;
    fireEvent.click(within(entry).getByRole('button'));
    expect(part().getByText('Question sans libellé', { selector: 'h2' })).toHaveFocus();
  });

  it('adds a question whose names follow its label, with conditions from lists on both steps', async () => {
    await open();
    choose('Langues');
    add('une question');
    const label = textbox('Libellé');
    expect(label).toHaveFocus();
    write(document.activeElement, 'Niveau d’anglais');
    pick('Genre de réponse', 'Liste déroulante');
    pick('Question dont cela dépend', 'Langue internationale');
    tick('Anglais');
    pick('Autre question dont cela dépend aussi', 'Pays (étape 1)');
    tick('Togo');
    const name = expect.stringMatching(/^niveau_d_anglais_/);
    const options = ['Oui', 'Non'].map((answer) => ({ value: answer, label: answer }));
    const inTogo = { field: 'pays', is: ['Togo'] };
    const when = [{ field: 'langue', is: ['anglais'] }, inTogo];
    const added = { name, label: 'Niveau d’anglais', kind: 'select', options, feeds: name, when };
    await waitFor(() => expect(fieldsOf('langues')?.at(-1)).toEqual(added));
    pick('Question dont cela dépend', 'Toujours posée');
    await waitFor(() => expect(fieldsOf('langues')?.at(-1)?.when).toEqual(inTogo));
    pick('Question dont cela dépend', 'Toujours posée');
    await waitFor(() => expect(fieldsOf('langues')?.at(-1)?.when).toBeUndefined());
  });

  it('asks for several choices, on which a number depends', async () => {
    await open();
    choose('Langues');
    add('une question');
    write(document.activeElement, 'Outils');
    const kind = (words: string) => pick('Genre de réponse', words);
    const rule = (words: string) => pick('La réponse doit être', words);
    kind('Choix à cocher, plusieurs');
    rule('Un nombre de choix');
    write(textbox('Maximum'), '2');
    add('une question après celle-ci');
    write(document.activeElement, 'Années');
    kind('Nombre');
    tick('Nombres à virgule acceptés');
    pick('Question dont cela dépend', 'Outils');
    expect(part().getByRole('option', { name: 'comprend l’une de celles-ci' })).toBeVisible();
    tick('Oui');
    const options = [{ value: 'Oui' }, { value: 'Non' }];
    const choices = { kind: 'choices', options, rules: [{ rule: 'choices', min: 1, max: 2 }] };
    const when = { field: expect.stringMatching(/^outils_/), is: ['Oui'] };
    const number = { kind: 'number', rules: [{ rule: 'number', min: 0, max: 100, decimals: true }], when };
    await waitFor(() => expect(fieldsOf('langues')?.slice(-2)).toMatchObject([choices, number]));
  });

  it('adds a position with its choice and an opening, and removes both together', async () => {
    await open();
    choose('Ajouter un poste');
    expect(textbox('Nom du poste')).toHaveFocus();
    write(textbox('Nom du poste'), 'Formateur');
    write(textbox('Présentation du poste'), 'Vous formez.');
    add('une offre');
    pick('Pays', 'Togo');
    write(textbox('Ville'), 'Kara');
    const openings = [{ country: 'Togo', countryCode: 'TG', city: 'Kara' }];
    const added = { value: 'Formateur', label: 'Formateur', openings };
    await waitFor(() => expect(stored().positions.at(-1)).toMatchObject(added));
    choose('Formateur');
    press(/^Retirer/);
    await waitFor(() => expect(stored()).toEqual(small));
  });

  it('moves and removes, and undoes each', async () => {
    await open();
    choose('Langue africaine');
    press(/^Monter/);
    await waitFor(() => expect(fieldsOf('langues')?.map(({ name }) => name)).toEqual(['langueAfricaine', 'langue']));
    press(/^Retirer/);
    await waitFor(() => expect(fieldsOf('langues')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(fieldsOf('langues')).toHaveLength(2));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(stored()).toEqual(small));
  });

  it('shows both values of a text after a colleague’s concurrent change, and stores the chosen one', async () => {
    jest.useRealTimers();
    const { container, answers } = await open();
    choose(/Votre identité/);
    const mine = 'Votre identité ici';
    answers.syncDraft = (input: Input) => {
      // The colleague is faster than the whole text, whenever that arrives.
      if (input.changes.some(({ value }) => value === mine))
        server.change(BOLA, { part: 'step1', field: 'title', value: 'Vous' });
      return server.sync(AWA, input);
    };
    write(textbox('Titre de l’étape'), mine);
    const conflict = within(await screen.findByRole('group', { name: /^À choisir\s: Étape 1, Titre/ }));
    expect(conflict.getByText('Votre identité ici')).toBeVisible();
    expect(conflict.getByText('Vous', { selector: 'dd' })).toBeVisible();
    expect(textbox('Titre de l’étape')).toHaveValue('Votre identité ici');
    expect(screen.getByText(/^Un collègue a changé la même chose que vous/)).toBeVisible();
    expect(screen.getByText('Aussi dans ce brouillon : bola@vipp.test')).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
    fireEvent.click(conflict.getByRole('button', { name: 'Prendre celle de bola@vipp.test' }));
    expect(textbox('Titre de l’étape')).toHaveValue('Vous');
    await screen.findByText('Enregistré');
    expect(stored().steps[0]?.title).toBe('Vous');
  });

  it('reports a failure of the server, stores typed values on the page, and asks before leaving', async () => {
    const { answers } = await open();
    answers.syncDraft = refuse('Le site est en panne.', 503);
    choose(/Votre identité/);
    write(textbox('Titre de l’étape'), 'Votre identité ici');
    await screen.findByText(/^Hors ligne : vos changements sont gardés/);
    const leaving = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(leaving));
    expect(leaving.defaultPrevented).toBe(true);
    answers.syncDraft = (input: Input) => server.sync(AWA, input);
    await waitFor(() => expect(stored().steps[0]?.title).toBe('Votre identité ici'));
    await screen.findByText('Enregistré');
  });

  it('meets axe, whichever part is chosen', async () => {
    jest.useRealTimers();
    await open();
    const parts = ['Pays', 'Langues', 'Expériences professionnelles', /Votre parcours/, 'Téléconseiller', 'Lomé'];
    for (const name of parts) {
      choose(name);
      const region = screen.getByRole('region', { name: 'Partie choisie' });
      expect([name, await violationsOf(region)]).toEqual([name, []]);
    }
  });
});
