import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import { renderRoutes } from '@vipp/shared/testing/render-in-site';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { refuse, startWorkshopService } from '../testing/service';
import { page as applicationPage } from './application-page';
import { page as listPage } from './applications-page';

const listed = {
  reference: 'VIPP-7F3K-9QTM',
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
const list = {
  rows: [
    listed,
    {
      ...listed,
      reference: 'VIPP-2222-3333',
      nom: '<b>Koné</b>',
      position: null,
      assignee: 'ali@vipp.example',
      notes: [note],
    },
  ],
  total: 60,
  pageSize: 25,
  countries: ['Bénin', 'Togo'],
  positions: ['Téléconseiller'],
  versions: [2, 1],
};
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
const mail = {
  to: 'afi@adjovi.example',
  subject: 'Votre candidature',
  text: `Bonjour Afi,\n\n${APPLICATION_STATES.convoquee.text}\n\nSuivez-la.`,
};

const LIST = '/candidatures';

function open(address: string) {
  const pages = {
    [LIST]: listPage.Component as ComponentType,
    [`${LIST}/:reference`]: applicationPage.Component as ComponentType,
  };
  const { router, container } = renderRoutes(pages, address);
  return { router, container, address: () => router.state.location.pathname + router.state.location.search };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

afterEach(() => jest.restoreAllMocks());

describe('the applications in the workshop', () => {
  it('are listed with their number', async () => {
    startWorkshopService({ applications: list });
    const { container } = open(LIST);
    const table = await screen.findByRole('table', { name: /^Candidatures/ });
    const [head, first, second] = within(table).getAllByRole('row');
    expect(head).toHaveTextContent(/^CandidatureÉtatPaysPosteReçue leRéférenceSuivi$/);
    expect(within(first as HTMLElement).getByRole('link', { name: 'Afi Adjovi' })).toHaveAttribute(
      'href',
      `${LIST}/VIPP-7F3K-9QTM`,
    );
    expect(first).toHaveTextContent('1er mars 2026');
    expect(second).toHaveTextContent('Afi <b>Koné</b>');
    expect(second).toHaveTextContent(/ali@vipp\.example.: Rappeler lundi\.$/);
    expect(screen.getByText('60 candidatures')).toHaveRole('status');
    expect(await violationsOf(container)).toEqual([]);
  });

  it('are chosen by filters in the address, and by a search that is never in it', async () => {
    const { inputsOf } = startWorkshopService({ applications: list });
    const { router, address } = open(LIST);
    await screen.findByRole('table');
    await choose('Pays', 'Togo');
    await choose('État', 'Convocation');
    await userEvent.type(screen.getByRole('searchbox'), 'Awa Diop');
    await press('Afficher');
    expect(inputsOf('applications').at(-1)).toEqual({
      filter: { country: 'Togo', state: 'convoquee', search: 'Awa Diop' },
      page: 1,
    });
    expect(address()).toBe(`${LIST}?etat=convoquee&pays=Togo`);
    expect(screen.getByRole('button', { name: 'Afficher' })).toHaveFocus();
    await press('Page suivante');
    expect(address()).toBe(`${LIST}?etat=convoquee&pays=Togo&page=2`);
    expect(inputsOf('applications').at(-1)).toMatchObject({ filter: { search: 'Awa Diop' }, page: 2 });
    await act(() => router.navigate(-2));
    await waitFor(() => expect(inputsOf('applications').at(-1)).toEqual({ filter: {}, page: 1 }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveValue(''));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('are put in another order, which is no choice of some of them', async () => {
    const { inputsOf } = startWorkshopService({ applications: { ...list, rows: [], total: 0 } });
    const { address } = open(LIST);
    await screen.findByText('Aucune candidature n’est encore arrivée.');
    await choose('Ordre', 'Par nom');
    await press('Afficher');
    await waitFor(() => expect(inputsOf('applications').at(-1)).toEqual({ filter: { order: 'name' }, page: 1 }));
    expect(address()).toBe(`${LIST}?ordre=name`);
    expect(await screen.findByText('Aucune candidature n’est encore arrivée.')).toBeVisible();
  });

  it('are listed again as they were after a look at one of them', async () => {
    const { inputsOf } = startWorkshopService({ applications: list, readApplication: application });
    const { address } = open(`${LIST}?pays=Togo`);
    await userEvent.type(await screen.findByRole('searchbox'), 'Diop');
    await press('Afficher');
    await userEvent.click(screen.getByRole('link', { name: 'Afi Adjovi' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Toutes les candidatures' }));
    await screen.findByRole('table');
    expect(address()).toBe(`${LIST}?pays=Togo`);
    expect(inputsOf('applications').at(-1)).toEqual({ filter: { country: 'Togo', search: 'Diop' }, page: 1 });
  });

  it('get a state together, after the mail was shown', async () => {
    const { inputsOf, answers } = startWorkshopService({
      applications: list,
      previewStateMail: mail,
      setApplicationStates: refuse('La candidature VIPP-2222-3333 est passée entre-temps…'),
    });
    const { container } = open(LIST);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir Afi Adjovi' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir Afi <b>Koné</b>' }));
    expect(screen.getByText('2 candidatures dans votre choix.')).toHaveRole('status');
    await choose('Nouvel état', 'En attente');
    expect(screen.getByText('Elles sont déjà dans cet état.')).toBeVisible();
    await choose('Nouvel état', 'Convocation');
    await press(/^Voir le courrier/);
    const dialog = within(await screen.findByRole('dialog', { name: /^2 candidatures.: Convocation$/ }));
    expect(await dialog.findByText(/Bonjour Afi/)).toBeVisible();
    expect(dialog.getByText(/L’autre personne reçoit le même courrier/)).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
    await press('Changer l’état et envoyer');
    expect(await dialog.findByRole('alert')).toHaveTextContent('passée entre-temps');
    await waitFor(() => expect(inputsOf('applications')).toHaveLength(2));
    answers.setApplicationStates = { count: 2 };
    await press('Changer l’état et envoyer');
    expect(await screen.findByText(/^Convocation.: 2 candidatures\. Les courriers partent\.$/)).toBeVisible();
    expect(inputsOf('setApplicationStates').at(-1)).toEqual({
      applications: ['VIPP-7F3K-9QTM', 'VIPP-2222-3333'].map((reference) => ({ reference, from: 'en_attente' })),
      state: 'convoquee',
    });
    expect(screen.getByRole('checkbox', { name: 'Choisir Afi Adjovi' })).not.toBeChecked();
    expect(screen.getByRole('heading', { name: 'Changer l’état de plusieurs candidatures' })).toHaveFocus();
  });

  it('say that there are none', async () => {
    const { answers } = startWorkshopService({ applications: { ...list, rows: [], total: 0 } });
    const { container } = open(LIST);
    expect(await screen.findByText('Aucune candidature n’est encore arrivée.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
    await choose('Pays', 'Togo');
    await press('Afficher');
    expect(await screen.findByText('Aucune candidature ne correspond à ces choix.')).toBeVisible();
    answers.applications = list;
    await press('Tout afficher');
    expect(await screen.findByText('60 candidatures')).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
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
    await userEvent.click(screen.getByRole('button', { name: /XLSX/ }));
    await waitFor(() => expect(saved[1]).toMatchObject({ name: 'candidatures-2026-03-01.xlsx', blob: { size: 3 } }));
    expect(inputsOf('exportWorkbook')).toEqual([{ filter: { country: 'Togo' } }]);
    answers.exportWorkbook = refuse('Un classeur contient au plus 1 000 candidatures.', 422);
    await userEvent.click(screen.getByRole('button', { name: /XLSX/ }));
    expect(await screen.findByText('Un classeur contient au plus 1 000 candidatures.')).toBeVisible();
    expect(saved).toHaveLength(2);
  });
});

describe('one application in the workshop', () => {
  const openOne = async (answers: Parameters<typeof startWorkshopService>[0] = {}) => {
    const service = startWorkshopService({ readApplication: application, previewStateMail: mail, ...answers });
    const { container } = open(`${LIST}/VIPP-7F3K-9QTM`);
    await screen.findByRole('heading', { name: 'Afi Adjovi' });
    return { ...service, container };
  };
  const showMail = async (state = 'Convocation') => {
    await userEvent.click(screen.getByRole('radio', { name: state }));
    await press('Voir le courrier avant de l’envoyer');
    await screen.findByRole('button', { name: 'Changer l’état et envoyer' });
  };

  it('is shown with its answers', async () => {
    const { container, inputsOf } = await openOne();
    expect(inputsOf('readApplication')).toEqual([{ reference: 'VIPP-7F3K-9QTM' }]);
    expect(screen.getByRole('link', { name: 'afi@adjovi.example' })).toHaveAttribute(
      'href',
      'mailto:afi@adjovi.example',
    );
    expect(screen.getByRole('link', { name: /^\+229/ })).toHaveAttribute('href', 'tel:+2290199001234');
    expect(screen.getByRole('heading', { name: 'Expériences' }).parentElement).toHaveTextContent('Rien n’est indiqué.');
    expect(screen.getByText('Questions de la version 1 du formulaire.')).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
  });

  it('leads to the ones before and after it in the list, and stays among them with another state', async () => {
    const { inputsOf } = startWorkshopService({
      applications: list,
      readApplication: ({ reference }: { reference: string }) => ({ ...application, reference }),
      neighbours: ({ reference }: { reference: string }) =>
        reference === 'VIPP-7F3K-9QTM'
          ? { before: null, after: 'VIPP-2222-3333' }
          : { before: 'VIPP-7F3K-9QTM', after: null },
    });
    const { address, container } = open(`${LIST}?ordre=oldest`);
    await userEvent.click(await screen.findByRole('link', { name: 'Afi Adjovi' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Candidature suivante' }));
    expect(await screen.findByRole('link', { name: 'Candidature précédente' })).toHaveAttribute(
      'href',
      `${LIST}/VIPP-7F3K-9QTM`,
    );
    expect(address()).toBe(`${LIST}/VIPP-2222-3333`);
    expect(screen.queryByRole('link', { name: 'Candidature suivante' })).toBeNull();
    expect(inputsOf('neighbours')).toEqual([
      { reference: 'VIPP-7F3K-9QTM', filter: { order: 'oldest' } },
      { reference: 'VIPP-2222-3333', filter: { order: 'oldest' } },
    ]);
    expect(await violationsOf(container)).toEqual([]);
  });

  it('gets another state only after its mail was shown', async () => {
    const { answers, inputsOf, container } = await openOne({ setApplicationState: { state: 'convoquee' } });
    expect(screen.queryByRole('radio', { name: 'En attente' })).toBeNull();
    await showMail();
    expect(screen.getByText(/Bonjour Afi/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Texte du courrier' })).toHaveValue(APPLICATION_STATES.convoquee.text);
    expect(screen.getByRole('heading', { name: 'Changer l’état' })).toHaveFocus();
    expect(inputsOf('setApplicationState')).toEqual([]);
    expect(await violationsOf(container)).toEqual([]);
    answers.readApplication = { ...application, state: 'convoquee' };
    await press('Changer l’état et envoyer');
    expect(await screen.findByText(/^État changé\s: Convocation$/)).toBeVisible();
    expect(inputsOf('setApplicationState')).toEqual([
      { reference: 'VIPP-7F3K-9QTM', from: 'en_attente', state: 'convoquee' },
    ]);
    expect(await screen.findByRole('radio', { name: 'En attente' })).toBeVisible();
  });

  it('gets its state with a text that the recruiter wrote, which a failure does not lose', async () => {
    const { answers, inputsOf } = await openOne({ setApplicationState: refuse('Le service ne répond pas.', 503) });
    await showMail();
    const words = screen.getByRole('textbox', { name: 'Texte du courrier' });
    await userEvent.clear(words);
    await press('Changer l’état et envoyer');
    expect(await screen.findByText(/^Écrivez un texte/)).toBeVisible();
    expect(inputsOf('setApplicationState')).toEqual([]);
    await userEvent.type(words, 'Tests le 4 mars à 9 h, à Lomé.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Les réponses arrivent à mon adresse' }));
    await press('Changer l’état et envoyer');
    expect(await screen.findByText(/ne répond pas/)).toBeVisible();
    expect(words).toHaveValue('Tests le 4 mars à 9 h, à Lomé.');
    answers.setApplicationState = { state: 'convoquee' };
    await press('Changer l’état et envoyer');
    expect(await screen.findByText(/^État changé\s: Convocation$/)).toBeVisible();
    expect(inputsOf('setApplicationState').at(-1)).toEqual({
      reference: 'VIPP-7F3K-9QTM',
      from: 'en_attente',
      state: 'convoquee',
      mailText: 'Tests le 4 mars à 9 h, à Lomé.',
      answersToMe: true,
    });
  });

  it('is assigned and noted, and a note is taken back by its author', async () => {
    const { answers, inputsOf, container } = await openOne({ followUp: refuse('Le service ne répond pas.', 503) });
    await choose('Confiée à', 'ali@vipp.example');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nouvelle note' }), 'Rappeler lundi.');
    await press('Enregistrer le suivi');
    expect(await screen.findByRole('alert')).toHaveTextContent('ne répond pas');
    expect(screen.getByRole('textbox', { name: 'Nouvelle note' })).toHaveValue('Rappeler lundi.');
    const others = { ...note, at: '2026-03-04T10:00:00.000Z', by: 'ali@vipp.example' };
    Object.assign(answers, {
      followUp: {},
      readApplication: { ...application, notes: [note, others], assignee: 'parti@vipp.example' },
    });
    await press('Enregistrer le suivi');
    const reference = 'VIPP-7F3K-9QTM';
    expect(inputsOf('followUp').at(-1)).toEqual({ reference, assignee: 'ali@vipp.example', note: 'Rappeler lundi.' });
    expect(await screen.findByText(/^zoe@vipp\.example, le 3 mars 2026/)).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Confiée à' })).toHaveValue('parti@vipp.example');
    await press('Enregistrer le suivi');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choisissez une autre personne');
    await press(/^Retirer votre note/);
    await press('Retirer la note');
    expect(inputsOf('followUp').at(-1)).toEqual({ reference, takeBack: note.at });
    await waitFor(() => expect(inputsOf('readApplication')).toHaveLength(3));
    expect(await violationsOf(container)).toEqual([]);
  });

  it('asks for a state where none is chosen', async () => {
    const { inputsOf } = await openOne();
    await press('Voir le courrier avant de l’envoyer');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choisissez d’abord un état.');
    expect(inputsOf('previewStateMail')).toEqual([]);
  });

  it('stays as it is when the recruiter changes their mind', async () => {
    const { inputsOf } = await openOne();
    await showMail('Retenue');
    await press('Annuler');
    expect(screen.getByRole('radio', { name: 'Retenue' })).toBeChecked();
    expect(inputsOf('setApplicationState')).toEqual([]);
  });

  it('is read again where a colleague was faster', async () => {
    const { answers } = await openOne({ setApplicationState: refuse('Cette candidature est passée entre-temps…') });
    await showMail();
    answers.readApplication = { ...application, state: 'en_etude' };
    await press('Changer l’état et envoyer');
    expect(await screen.findByRole('alert')).toHaveTextContent('passée entre-temps');
    expect(screen.getByRole('radio', { name: 'Convocation' })).toBeChecked();
    expect(await screen.findByRole('radio', { name: 'En attente' })).toBeVisible();
  });

  it('shows the mail again where the service did not answer', async () => {
    await openOne({ setApplicationState: refuse('Le service ne répond pas.', 503) });
    await showMail();
    await press('Changer l’état et envoyer');
    expect(await screen.findByRole('alert')).toHaveTextContent(/ne répond pas\. L’état ci-dessus est relu/);
    expect(screen.getByRole('button', { name: 'Changer l’état et envoyer' })).toBeVisible();
  });

  it('says that it does not exist', async () => {
    startWorkshopService({ readApplication: refuse('Cette candidature n’existe pas.', 404) });
    open(`${LIST}/VIPP-0000-0000`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette candidature n’existe pas.');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});

describe('erasing applications in the workshop', () => {
  const administrator = { email: 'zoe@vipp.example', role: 'administrator' as const };

  it('is not offered to recruiters', async () => {
    const { inputsOf } = startWorkshopService({ applications: list, readApplication: application });
    open(LIST);
    await screen.findByRole('table');
    expect(screen.queryByRole('heading', { name: 'Durée de conservation' })).toBeNull();
    expect(inputsOf('dueApplications')).toEqual([]);
  });

  it('says what is lost, and deletes once it is confirmed', async () => {
    const due = { count: 3 };
    const { inputsOf, answers } = startWorkshopService(
      { applications: list, dueApplications: () => due, purgeApplications: () => refuse('Un autre nombre.') },
      administrator,
    );
    const { container } = open(LIST);
    expect(await screen.findByText('3 candidatures ont dépassé cette durée.')).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
    await press('Effacer 3 candidatures…');
    const dialog = screen.getByRole('dialog', { name: 'Effacer 3 candidatures pour toujours' });
    expect(dialog).toHaveTextContent('seront perdus');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect(inputsOf('purgeApplications')).toEqual([]);
    await press('Effacer 3 candidatures…');
    await press('Effacer pour toujours');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Un autre nombre.');
    answers.purgeApplications = { count: 3 };
    due.count = 0;
    const listed_ = inputsOf('applications').length;
    await press('Effacer pour toujours');
    expect(await screen.findByText('Aucune candidature n’a dépassé cette durée.')).toBeVisible();
    expect(inputsOf('purgeApplications')).toEqual([{ count: 3 }, { count: 3 }]);
    expect(screen.getByText(/^Effacé\s: 3 candidatures\.$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Durée de conservation' })).toHaveFocus();
    expect(inputsOf('applications')).toHaveLength(listed_ + 1);
  });

  it('deletes one at the request of its candidate', async () => {
    const { inputsOf } = startWorkshopService(
      { readApplication: application, eraseApplication: ({ reference }: { reference: string }) => ({ reference }) },
      administrator,
    );
    const { container } = open(`${LIST}/VIPP-7F3K-9QTM`);
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer cette candidature…' }));
    const dialog = screen.getByRole('dialog', { name: 'Effacer la candidature VIPP-7F3K-9QTM pour toujours' });
    expect(dialog).toHaveTextContent('à l’adresse afi@adjovi.example');
    await press('Effacer pour toujours');
    const heading = await screen.findByRole('heading', { name: 'La candidature VIPP-7F3K-9QTM est effacée.' });
    expect(heading).toHaveFocus();
    expect(inputsOf('eraseApplication')).toEqual([{ reference: 'VIPP-7F3K-9QTM' }]);
    expect(screen.queryByText('Bénin')).toBeNull();
    expect(screen.getByRole('link', { name: 'Toutes les candidatures' })).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
  });
});
