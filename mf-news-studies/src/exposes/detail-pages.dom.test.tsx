import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { success } from '@vipp/shared/contract/result';
import { cardPictureExample, detailsExample } from '@vipp/shared/testing/photograph-example';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { OpeningPicture } from '../components/opening-picture';
import { page as articlePage } from './article-page';
import { page as newsListPage } from './news-list-page';
import { page as studyPage } from './study-page';
import {
  articleExample,
  newsListExample,
  studyDetailExample,
  studyExample,
  studyListExample,
} from '../model/list-data.examples';
import { renderExample, renderInSite } from '@vipp/shared/testing/render-in-site';
import { renderPages } from '@vipp/shared/testing/render-page';
import { articleExamples } from './all-pages.examples';

const show = (name: string) => renderExample(articleExamples, name);

function openNews(entries: string[]) {
  const previous = { slug: 'plateau-1', title: 'Le premier' };
  const api = siteApiExample({
    newsList: async () => success(newsListExample()),
    article: async (slug) => success(articleExample({ previous: slug === previous.slug ? null : previous })),
  });
  return renderPages({ '/actualite': newsListPage, '/actualite/:slug': articlePage }, api, entries);
}

describe('an article', () => {
  it('shows its photograph with its alternative text, caption and credit as plain text', () => {
    show('article with photographs');
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('img')).toHaveAccessibleName(detailsExample.alt);
    expect(within(figure).getByText(/^Photo\s: Rachel Michetti$/)).toBeInTheDocument();
  });

  it('does not read a caption as HTML, and has none without words', () => {
    renderInSite(<OpeningPicture item={cardPictureExample} details={{ caption: 'Un <b>titre</b> & plus' }} />);
    expect(screen.getByText('Un <b>titre</b> & plus')).toBeInTheDocument();
    renderInSite(<OpeningPicture item={cardPictureExample} details={{ focus: { x: 1, y: 2 } }} />);
    expect(screen.getAllByRole('figure')).toHaveLength(1);
  });

  it('lists articles that share a category, each with « Lire plus »', () => {
    show('article');
    const related = within(screen.getByRole('region', { name: 'Article(s) lié(s)' }));
    const links = related.getAllByRole('link', { name: /^Lire plus/ }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/actualite/plateau-4', '/actualite/plateau-5']);
  });

  it('explains that nothing is related, and has no neighbours at the ends', () => {
    show('article alone');
    expect(screen.getByText('Aucun article trouvé')).toBeInTheDocument();
    expect(document.querySelector('aside img')).toHaveAttribute('src', '/no-article.svg');
    expect(screen.queryByRole('navigation', { name: 'Autres articles' })).not.toBeInTheDocument();
  });

  it('navigates to its neighbours with the arrow keys, and stops at the ends', async () => {
    const { router } = openNews(['/actualite/plateau-2']);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/actualite/plateau-1'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Article précédent/ })).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowLeft}');
    expect(router.state.location.pathname).toBe('/actualite/plateau-1');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/actualite/plateau-3'));
  });

  it('does not handle arrow keys in fields and with modifier keys', async () => {
    const { router } = openNews(['/actualite/plateau-2']);
    await screen.findByRole('heading', { level: 1 });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'ArrowLeft' });
    field.remove();
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe('/actualite/plateau-2');
  });
});

describe('a study', () => {
  const studies = (size: number) => Array.from({ length: size }, (_, index) => studyExample(index + 1));
  const api = siteApiExample({
    study: async (slug) => success(studyDetailExample({ study: studyExample(Number(slug.slice(-1))) })),
    studyList: async (_query, size) => success(studyListExample({ studies: studies(size) })),
  });
  const open = () => renderPages({ '/etude_de_cas/:slug': studyPage }, api, ['/etude_de_cas/etude-2']);

  it('has a loading state of its image after a client navigation', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: /Étude suivante/ }));
    await screen.findByRole('heading', { level: 1, name: 'Étude numéro 3' });
    const status = screen.getByText('Chargement de l’image…');
    fireEvent.load(document.querySelector('img[src*="etude-3"]') as HTMLImageElement);
    await waitFor(() => expect(status).not.toBeInTheDocument());
  });

  it('shows related studies with image, title, meta description and « Lire plus »', async () => {
    open();
    const related = within(await screen.findByRole('region', { name: 'Article(s) lié(s)' }));
    expect(related.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('etude-4'));
    expect(related.getByRole('heading', { name: 'Étude numéro 4' })).toBeVisible();
    expect(related.getByText('Ce qui a changé pour le client 4.')).toBeVisible();
    expect(related.getByRole('link', { name: /^Lire plus/ })).toBeVisible();
  });

  it('has a list of six studies beside it, with pagination', async () => {
    const { router } = open();
    const index = within(await screen.findByRole('navigation', { name: 'Les études de cas' }));
    expect(index.getAllByRole('link', { name: /^Étude numéro/ })).toHaveLength(6);
    expect(index.getByRole('link', { name: 'Étude numéro 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(index.getByRole('link', { name: 'Page suivante' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });
});
