import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import { renderRoutes } from '@vipp/shared/testing/render-in-site';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { refuse, startWorkshopService } from '@vipp/shared/testing/workshop-service';
import { page as applicationPage } from './application-page';
import { page as listPage } from './applications-page';

const LIST = '/candidatures';
const [FIRST, SECOND] = ['VIPP-7F3K-9QTM', 'VIPP-2222-3333'];

const listed = {
  reference: FIRST,
  nom: 'Adjovi',
  prenoms: 'Afi',
  country: 'Bénin',
  position: 'Téléconseiller',
  state: 'en_attente',
  receivedOn: '2026-03-01',
  version: 1,
  assignee: null,
  notes: [],
};
const note = { at: '2026-03-03T10:00:00.000Z', by: 'zoe@vipp.example', text: 'Rappeler lundi.' };
const other = { reference: SECOND, nom: '<b>Koné</b>', position: null, assignee: 'ali@vipp.example', notes: [note] };
const none = { rows: [], total: 0, pageSize: 25, countries: ['Bénin', 'Togo'], positions: ['Téléconseiller'] };
const list = { ...none, rows: [listed, { ...listed, ...other }], total: 60 };
const application = {
  ...listed,
  email: 'afi@adjovi.example',
  telephone: '+229 01 99 00 12 34',
  stateSince: '2026-03-02T10:00:00.000Z',
  recruiters: ['ali@vipp.example', 'zoe@vipp.example'],
  sections: [
    { title: 'Identité', rows: [{ question: 'Pays', answer: 'Bénin' }] },
    { title: 'Expériences', rows: [] },
  ],
};
const text = `Bonjour Afi,\n\n${APPLICATION_STATES.convoquee.text}\n\nSuivez-la.`;
const mail = { to: 'afi@adjovi.example', subject: 'Votre candidature', text };

function open(address: string) {
  const pages = { [LIST]: listPage.Component, [`${LIST}/:reference`]: applicationPage.Component };
  const { router, container } = renderRoutes(pages as Record<string, ComponentType>, address);
  return { router, container, address: () => router.state.location.pathname + router.state.location.search };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the applications in the workshop', () => {
  it('are chosen by filters and a search, which the history remembers and no address has', async () => {
    const { inputsOf } = startWorkshopService({ applications: list });
    const { router, address } = open(LIST);
    await screen.findByRole('table');
    await choose('Pays', 'Togo');
    await choose('État', 'Convocation');
    write(screen.getByRole('searchbox'), ' Awa Diop ');
    await press('Afficher');
    const filter = { country: 'Togo', state: 'convoquee', search: 'Awa Diop' };
    await waitFor(() => expect(inputsOf('applications').at(-1)).toEqual({ filter, page: 1 }));
    expect(address()).toBe(LIST);
    expect(screen.getByRole('button', { name: 'Afficher' })).toHaveFocus();
    await press('Page suivante');
    await waitFor(() => expect(inputsOf('applications').at(-1)).toEqual({ filter, page: 2 }));
    await act(() => router.navigate(-2));
    await waitFor(() => expect(inputsOf('applications').at(-1)).toEqual({ filter: {}, page: 1 }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveValue(''));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('report an empty list, of all or of the chosen ones; an order is no choice', async () => {
    const { answers, inputsOf } = startWorkshopService({ applications: none });
    open(LIST);
    await screen.findByText('Aucune candidature n’est encore arrivée.');
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
    await choose('Ordre', 'Par nom');
    await press('Afficher');
    await waitFor(() => expect(inputsOf('applications').at(-1)).toEqual({ filter: { order: 'name' }, page: 1 }));
    expect(await screen.findByText('Aucune candidature n’est encore arrivée.')).toBeVisible();
    await choose('Pays', 'Togo');
    await press('Afficher');
    expect(await screen.findByText('Aucune candidature ne correspond à ces choix.')).toBeVisible();
    answers.applications = list;
    await press('Tout afficher');
    expect(await screen.findByText('60 candidatures')).toBeVisible();
  });

  it('get a state together, after the mail was shown', async () => {
    const { inputsOf, answers } = startWorkshopService({
      applications: list,
      previewStateMail: mail,
      setApplicationStates: refuse('La candidature VIPP-2222-3333 est passée entre-temps…'),
    });
    open(LIST);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir Afi Adjovi' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir Afi <b>Koné</b>' }));
    expect(screen.getByText('2 candidatures dans votre choix.')).toHaveRole('status');
    expect(screen.queryByRole('radio', { name: 'En attente' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Convocation' }));
    await press(/^Voir le courrier/);
    const shown = await dialog(/^2 candidatures.: Convocation$/);
    expect(await shown.findByText(/Bonjour Afi/)).toBeVisible();
    expect(shown.getByText(/L’autre personne reçoit le même courrier/)).toBeVisible();
    await press('Changer l’état et envoyer');
    expect(await screen.findByRole('alert')).toHaveTextContent('passée entre-temps');
    answers.setApplicationStates = { count: 2 };
    await press('Changer l’état et envoyer');
    expect(await screen.findByText('2 courriers partent.')).toBeVisible();
    expect(inputsOf('setApplicationStates').at(-1)).toEqual({
      applications: [FIRST, SECOND].map((reference) => ({ reference, from: 'en_attente' })),
      state: 'convoquee',
    });
    expect(screen.getByRole('checkbox', { name: 'Choisir Afi Adjovi' })).not.toBeChecked();
    expect(screen.getByRole('heading', { name: 'Changer l’état de plusieurs candidatures' })).toHaveFocus();
  });

  it('stay on the page where the next ones cannot be read', async () => {
    const { answers } = startWorkshopService({ applications: list });
    open(LIST);
    await screen.findByRole('table');
    answers.applications = refuse('Le service ne répond pas.', 503);
    await press('Page suivante');
    expect(await screen.findByRole('alert')).toHaveTextContent('Le service ne répond pas.');
    expect(screen.getByRole('table')).toBeVisible();
    answers.applications = { ...list, rows: [{ ...listed, nom: 'Zinsou' }] };
    await press('Réessayer');
    expect(await screen.findByRole('link', { name: 'Afi Zinsou' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are saved as files, or the page says why not', async () => {
    const { answers, inputsOf } = startWorkshopService({
      applications: list,
      exportWorkbook: { name: 'candidatures-2026-03-01.xlsx', base64: btoa('PK\u00FF') },
      exportApplications: { name: 'candidatures-2026-03-01.csv', csv: '\uFEFFreference;nom\r\n' },
    });
    const saved: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
    open(`${LIST}?pays=Togo`);
    await userEvent.click(await screen.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saved).toMatchObject([{ name: 'candidatures-2026-03-01.csv' }]));
    expect(saved[0]?.blob).toMatchObject({ type: 'text/csv;charset=utf-8', size: 18 });
    expect(inputsOf('exportApplications')).toEqual([{ filter: { country: 'Togo' } }]);
    await press(/XLSX/);
    await waitFor(() => expect(saved[1]).toMatchObject({ name: 'candidatures-2026-03-01.xlsx', blob: { size: 3 } }));
    expect(inputsOf('exportWorkbook')).toEqual([{ filter: { country: 'Togo' } }]);
    answers.exportWorkbook = refuse('Un classeur contient au plus 1 000 candidatures.', 422);
    await press(/XLSX/);
    expect(await screen.findByText('Un classeur contient au plus 1 000 candidatures.')).toBeVisible();
    expect(saved).toHaveLength(2);
  });
});

describe('one application in the workshop', () => {
  const openOne = async (answers: Parameters<typeof startWorkshopService>[0] = {}) => {
    const service = startWorkshopService({ readApplication: application, previewStateMail: mail, ...answers });
    open(`${LIST}/${FIRST}`);
    await screen.findByRole('heading', { name: 'Afi Adjovi' });
    return service;
  };
  const showMail = async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Convocation' }));
    await press('Voir le courrier avant de l’envoyer');
    return screen.findByRole('textbox', { name: 'Texte du courrier' });
  };
  const change = { applications: [{ reference: FIRST, from: 'en_attente' }], state: 'convoquee' };

  it('is shown with its answers', async () => {
    const { inputsOf } = await openOne();
    expect(inputsOf('readApplication')).toEqual([{ reference: FIRST }]);
    const link = (name: string | RegExp) => screen.getByRole('link', { name });
    expect(link('afi@adjovi.example')).toHaveAttribute('href', 'mailto:afi@adjovi.example');
    expect(link(/^\+229/)).toHaveAttribute('href', 'tel:+2290199001234');
    expect(screen.getByRole('heading', { name: 'Expériences' }).parentElement).toHaveTextContent('Rien n’est indiqué.');
    expect(screen.getByText('Questions de la version 1 du formulaire.')).toBeVisible();
  });

  it('leads to its neighbours in the list, and back to the unchanged list', async () => {
    const { inputsOf } = startWorkshopService({
      applications: list,
      readApplication: ({ reference }: { reference: string }) => ({ ...application, reference }),
      neighbours: ({ reference }: { reference: string }) =>
        reference === FIRST ? { before: null, after: SECOND } : { before: FIRST, after: null },
    });
    const { address } = open(`${LIST}?pays=Togo`);
    await screen.findByRole('table');
    await choose('Ordre', 'Les plus anciennes d’abord');
    write(screen.getByRole('searchbox'), 'Diop');
    await press('Afficher');
    await waitFor(() => expect(inputsOf('applications')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('link', { name: 'Afi Adjovi' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Candidature suivante' }));
    const before = await screen.findByRole('link', { name: 'Candidature précédente' });
    expect(before).toHaveAttribute('href', `${LIST}/${FIRST}`);
    expect(address()).toBe(`${LIST}/${SECOND}`);
    expect(screen.queryByRole('link', { name: 'Candidature suivante' })).toBeNull();
    const filter = { country: 'Togo', order: 'oldest', search: 'Diop' };
    expect(inputsOf('neighbours')).toEqual([FIRST, SECOND].map((reference) => ({ reference, filter })));
    await userEvent.click(screen.getByRole('link', { name: 'Toutes les candidatures' }));
    await screen.findByRole('table');
    expect(inputsOf('applications').at(-1)).toEqual({ filter, page: 1 });
  });

  it('sends no mail that is not shown', async () => {
    const { inputsOf } = await openOne({ previewStateMail: refuse('Le service ne répond pas.', 503) });
    expect(screen.queryByRole('button', { name: /^Voir le courrier/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Retenue' }));
    await press('Voir le courrier avant de l’envoyer');
    await press('Changer l’état et envoyer');
    expect(await screen.findByText('Attendez que le courrier soit affiché.')).toBeVisible();
    expect(inputsOf('setApplicationStates')).toEqual([]);
  });

  it('gets its state with the recruiter’s text, which neither leaving nor a failure loses', async () => {
    const { answers, inputsOf } = await openOne({ setApplicationStates: refuse('Le service ne répond pas.', 503) });
    write(await showMail(), '');
    await press('Changer l’état et envoyer');
    expect(await screen.findByText(/^Écrivez un texte/)).toBeVisible();
    expect(inputsOf('setApplicationStates')).toEqual([]);
    const mailText = 'Tests le 4 mars à 9 h, à Lomé.';
    write(screen.getByRole('textbox', { name: 'Texte du courrier' }), mailText);
    await press('Annuler');
    expect(screen.getByRole('radio', { name: 'Convocation' })).toBeChecked();
    expect(await showMail()).toHaveValue(mailText);
    await press('Changer l’état et envoyer');
    expect(await screen.findByText(/ne répond pas/)).toBeVisible();
    answers.setApplicationStates = { count: 1 };
    await userEvent.click(screen.getByRole('checkbox', { name: 'Les réponses arrivent à mon adresse' }));
    await press('Changer l’état et envoyer');
    expect(await screen.findByText(/^État changé\s: Convocation$/)).toBeVisible();
    expect(inputsOf('setApplicationStates').at(-1)).toEqual({ ...change, mailText, answersToMe: true });
  });

  it('is assigned and noted, and a note is taken back by its author', async () => {
    const { answers, inputsOf } = await openOne({ followUp: refuse('Le service ne répond pas.', 503) });
    await choose('Confiée à', 'ali@vipp.example');
    write(screen.getByRole('textbox', { name: 'Nouvelle note' }), 'Rappeler lundi.');
    await press('Enregistrer le suivi');
    expect(await screen.findByRole('alert')).toHaveTextContent('ne répond pas');
    expect(screen.getByRole('textbox', { name: 'Nouvelle note' })).toHaveValue('Rappeler lundi.');
    const others = { ...note, at: '2026-03-04T10:00:00.000Z', by: 'ali@vipp.example' };
    const noted = { ...application, notes: [note, others], assignee: 'parti@vipp.example' };
    Object.assign(answers, { followUp: {}, readApplication: noted });
    await press('Enregistrer le suivi');
    const saved = { reference: FIRST, assignee: 'ali@vipp.example', note: 'Rappeler lundi.' };
    expect(inputsOf('followUp').at(-1)).toEqual(saved);
    expect(await screen.findByText(/^zoe@vipp\.example, le 3 mars 2026/)).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Confiée à' })).toHaveValue('parti@vipp.example');
    await press('Enregistrer le suivi');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choisissez une autre personne');
    await press(/^Retirer votre note/);
    await press('Retirer la note');
    expect(inputsOf('followUp').at(-1)).toEqual({ reference: FIRST, takeBack: note.at });
    await waitFor(() => expect(inputsOf('readApplication')).toHaveLength(3));
  });

  it('says that it does not exist', async () => {
    startWorkshopService({ readApplication: refuse('Cette candidature n’existe pas.', 404) });
    open(`${LIST}/VIPP-0000-0000`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette candidature n’existe pas.');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});

it('erasing applications in the workshop deletes one at the request of its candidate', async () => {
  const noted = { ...application, notes: [note] };
  const answers = { readApplication: noted, eraseApplication: { reference: FIRST }, applications: none };
  const { inputsOf } = startWorkshopService(answers, { email: 'zoe@vipp.example', role: 'administrator' });
  const { container, address } = open(`${LIST}/${FIRST}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer cette candidature…' }));
  const shown = await dialog(`Effacer la candidature ${FIRST} pour toujours`);
  expect(shown.getByText(/à l’adresse afi@adjovi.example/)).toBeVisible();
  expect(await violationsOf(container)).toEqual([]);
  await press('Effacer pour toujours');
  await waitFor(() => expect(address()).toMatch(new RegExp(`^${LIST}(\\?|$)`)));
  expect(inputsOf('eraseApplication')).toEqual([{ reference: FIRST }]);
});
