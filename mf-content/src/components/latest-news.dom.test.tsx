import { screen } from '@testing-library/react';
import { postExamples } from '../model/page-entries.examples';
import { renderInSite } from '@vipp/shared/testing/render-in-site';
import { LatestNews } from './latest-news';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('LatestNews links each post to its article, then to all of them and to the newsletter', () => {
  renderInSite(<LatestNews posts={postExamples} />);
  const articles = [1, 2, 3].map((number) => `/actualite/plateau-${number}`);
  expect(hrefs()).toEqual([...articles, '/actualite', '/contact#newsletter']);
  expect(screen.getByText('15-01-2024')).toHaveAttribute('datetime', '2024-01-15');
});

it('LatestNews explains that the posts are unavailable, and links to the news', () => {
  renderInSite(<LatestNews posts={null} />);
  expect(screen.getByText('Les actualités ne peuvent pas être affichées pour le moment.')).toBeInTheDocument();
  expect(hrefs()).toEqual(['/actualite', '/contact#newsletter']);
});

it('LatestNews explains that there is no post yet', () => {
  renderInSite(<LatestNews posts={[]} />);
  expect(screen.getByRole('link', { name: 'Je souhaite être informé des actus' })).toBeInTheDocument();
  expect(screen.getByText('Aucune actualité n’a encore été publiée.')).toBeInTheDocument();
});
