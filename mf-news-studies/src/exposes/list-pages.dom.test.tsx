import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewsQuery, StudyQuery } from '@vipp/shared/contract/list-query';
import { success } from '@vipp/shared/contract/result';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { FilterChoices } from '../components/filter-choices';
import { page as studyListPage, StudyCard } from './study-list-page';
import { page as newsListPage } from './news-list-page';
import { newsListExample, postExample, studyExample, studyListExample } from '../model/list-data.examples';
import { renderExample, renderInSite } from '@vipp/shared/testing/render-in-site';
import { renderPages } from '@vipp/shared/testing/render-page';
import { newsListExamples, studyExamples } from './all-pages.examples';

/** Renders the news at an address, with a gateway that answers by the query. */
async function openNews(address: string, newsList = async (query: NewsQuery) => success(answerTo(query))) {
  const requested = jest.fn(newsList);
  const api = siteApiExample({ newsList: requested });
  const { router } = renderPages({ '/actualite': newsListPage }, api, [address]);
  await screen.findByRole('heading', { level: 1 });
  return { requested, router, search: () => router.state.location.search };
}

const answerTo = (query: NewsQuery) =>
  newsListExample({
    posts: [postExample(1, { title: `Réponse à « ${query.search} »` })],
    total: query.search ? 1 : 9,
    page: query.page,
  });

const searchBox = () => screen.getByRole('searchbox', { name: 'Recherche par mots clés' });
/** By label, which is the start of its name. */
const checkbox = (label: string) => screen.getByRole('checkbox', { name: new RegExp(`^${label}, \\d`) });
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const show = (name: string) => renderExample([...newsListExamples, ...studyExamples], name);

beforeEach(() => jest.spyOn(Element.prototype, 'scrollIntoView').mockClear());

it('a list shows the part of a photograph that its focus names, without its caption', () => {
  const { container } = show('news with photographs');
  const pictures = [...container.querySelectorAll('article img')];
  expect(pictures).not.toHaveLength(0);
  for (const picture of pictures) expect(picture).toHaveClass('focus', 'y1');
  expect(container).not.toHaveTextContent('Photo');
});

describe('the filters', () => {
  it('are written into the address of the first page, follow it back and forward, and scroll to the list', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { search, router } = await openNews('/actualite?page=2');
    expect(scroll).not.toHaveBeenCalled();
    await userEvent.click(checkbox('EMPLOI'));
    await waitFor(() => expect(search()).toBe('?categorie=emploi'));
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }));
    await userEvent.click(checkbox('2024'));
    await waitFor(() => expect(search()).toBe('?categorie=emploi&annee=2024'));
    expect(screen.queryByRole('button', { name: 'Appliquer les filtres' })).not.toBeInTheDocument();
    await act(() => router.navigate(-2));
    await waitFor(() => expect(checkbox('EMPLOI')).not.toBeChecked());
    await act(() => router.navigate(1));
    await waitFor(() => expect(checkbox('EMPLOI')).toBeChecked());
    expect(checkbox('2024')).not.toBeChecked();
  });

  it('show and announce the number of results of each choice, and do not disable choices without results', () => {
    show('news');
    const categories = within(screen.getByRole('group', { name: 'Catégories' }));
    const labels = categories.getAllByRole('checkbox').map(({ ariaLabel }) => ariaLabel);
    expect(labels.slice(0, 3)).toEqual(['FORMATION, 0 article', 'EMPLOI, 1 article', 'SITES, 2 articles']);
    expect(labels.slice(3)).toEqual(['RSE, 3 articles', 'QUALITE, 4 articles']);
    const sites = categories.getByRole('checkbox', { name: 'SITES, 2 articles' });
    expect(sites.closest('label')).toHaveAttribute('data-count', '2');
    const empty = categories.getByRole('checkbox', { name: 'FORMATION, 0 article' });
    expect(empty).toBeEnabled();
    expect(empty.closest('label')).toHaveClass('empty');
    expect(checkbox('EMPLOI').closest('label')).not.toHaveClass('empty');
  });

  it('have no numbers when the gateway does not count', () => {
    const option = { value: 'emploi', label: 'EMPLOI' };
    renderInSite(<FilterChoices name="categorie" options={[option]} nouns={['article', 'articles']} />);
    expect(screen.getByRole('checkbox', { name: 'EMPLOI' }).closest('label')).toHaveTextContent(/^EMPLOI$/);
  });

  it('do not change the theme of the studies', async () => {
    const requested = jest.fn(async (_query: StudyQuery) => success(studyListExample()));
    const api = siteApiExample({ studyList: requested });
    renderPages({ '/etude-de-cas/group': studyListPage }, api, ['/etude-de-cas/group?theme=activit%C3%A9s-it']);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Back-office, 1 étude de cas' }));
    const filtered = expect.objectContaining({ theme: 'activités-it', typologies: ['back-office'] });
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(filtered, 9));
  });
});

it('the search is debounced, retains the focus, announces its results, and adds one entry to the history', async () => {
  const { requested, search, router } = await openNews('/actualite');
  expect(screen.getByRole('status')).toHaveTextContent('9 articles, page 1 sur 2');
  await userEvent.type(searchBox(), '  lo');
  // The address changes before the list is rendered, and a letter typed in between is another entry.
  await screen.findByRole('link', { name: 'Réponse à « lo »' });
  expect(search()).toBe('?q=lo');
  await userEvent.type(searchBox(), 'mé');
  await screen.findByRole('link', { name: 'Réponse à « lomé »' });
  expect(search()).toBe('?q=lom%C3%A9');
  expect(requested.mock.calls.map(([query]) => query.search)).toEqual(['', 'lo', 'lomé']);
  expect(searchBox()).toHaveFocus();
  expect(searchBox()).toHaveValue('  lomé');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 article/);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(searchBox()).toHaveValue(''));
});

it('the search discards answers to outdated searches', async () => {
  const answers = new Map<string, () => void>();
  const slow = async (query: NewsQuery) => {
    if (query.search) await new Promise<void>((resolve) => answers.set(query.search, resolve));
    return success(answerTo(query));
  };
  await openNews('/actualite', slow);
  await userEvent.type(searchBox(), 'lo');
  await waitFor(() => expect(answers.has('lo')).toBe(true));
  await userEvent.type(searchBox(), 'mé');
  await waitFor(() => expect(answers.has('lomé')).toBe(true));
  await act(async () => answers.get('lomé')?.());
  await act(async () => answers.get('lo')?.());
  expect(await screen.findByRole('link', { name: 'Réponse à « lomé »' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Réponse à « lo »' })).not.toBeInTheDocument();
  expect(searchBox()).toHaveValue('lomé');
});

it('the pages of a list mark the current page', async () => {
  const { search } = await openNews('/actualite?annee=2024');
  const pages = within(screen.getByRole('navigation', { name: 'Pages de la liste' }));
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  expect(pages.queryByRole('link', { name: 'Page précédente' })).not.toBeInTheDocument();
  await userEvent.click(pages.getByRole('link', { name: 'Page suivante' }));
  await waitFor(() => expect(search()).toBe('?annee=2024&page=2'));
  expect(await pages.findByRole('link', { name: 'Page précédente' })).toHaveAttribute('href', '/actualite?annee=2024');
});

describe('the studies', () => {
  const badgesOfFirst = () => {
    const [badges] = screen.getAllByRole('list', { name: 'Typologie, secteur et objectif' });
    return textsOf(within(badges as HTMLElement).getAllByRole('listitem'));
  };

  it('show three badges on each card, and link back to the themes', () => {
    show('studies');
    expect(badgesOfFirst()).toEqual(['Service client', 'Banque', 'Fidéliser']);
    expect(screen.getByRole('link', { name: 'Études de cas' })).toHaveAttribute('href', '/etude-de-cas');
  });

  it('show the result of a study, and what it is compared with', async () => {
    const figure = { value: '38 min', noun: 'pour 1,5 réponse, contre 7 h 40' };
    const list = studyListExample({ studies: [{ ...studyExample(1), figure }] });
    const api = siteApiExample({ studyList: async () => success(list) });
    renderPages({ '/etude-de-cas/all': studyListPage }, api, ['/etude-de-cas/all']);
    expect(await screen.findByText('pour 1,5 réponse, contre 7 h 40')).toBeVisible();
  });

  it('show no badge that a study lacks', () => {
    renderInSite(<StudyCard study={{ ...studyExample(1), typologie: '', objectif: '' }} origin="/etude-de-cas" />);
    expect(badgesOfFirst()).toEqual(['Banque']);
  });

  it('have four themes with their first titles, and « Voir » when there are more', () => {
    show('themes');
    const themes = ['Relations clients', 'Soutien d’activités', 'Actions commerciales', 'Activités IT'];
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([...themes, 'Un besoin semblable\u202F?']);
    const more = screen.getAllByRole('link', { name: /^Voir (les \d études\s:|toutes les études de cas)/ });
    expect(more.map((link) => link.getAttribute('href'))).toEqual([
      '/etude-de-cas/all',
      '/etude-de-cas/group?theme=actions-commerciales',
      '/etude-de-cas/group?theme=activit%C3%A9s-it',
    ]);
  });
});
