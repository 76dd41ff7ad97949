import { act, render, screen, within } from '@testing-library/react';
import { Catalogue, exampleId, startCatalogue, type CatalogueGroup } from './catalogue';

const groups: CatalogueGroup[] = [
  {
    file: 'shared/ui/card.examples.tsx',
    examples: [
      { name: 'with a link', element: <p>une carte</p> },
      { name: 'alone', element: <p>seule</p> },
    ],
  },
  { file: 'mf-example/src/pages/a-page.examples.tsx', examples: [{ name: 'alone', element: <h1>une page</h1> }] },
];

const address = (search: string) => window.history.replaceState(null, '', `/${search}`);

afterEach(() => {
  address('');
  document.body.replaceChildren();
  delete document.documentElement.dataset['theme'];
});

it('shows every example by its name, in both themes and at both widths', () => {
  render(<Catalogue groups={groups} />);
  for (const group of groups) {
    for (const example of group.examples) {
      const frames = document.querySelectorAll(`iframe[src^="?example=${exampleId(group, example)}&"]`);
      expect([...frames].map((frame) => frame.getAttribute('title')?.split(', ').slice(-2).join(' '))).toEqual([
        'light wide',
        'light phone',
        'dark wide',
        'dark phone',
      ]);
    }
  }
});

it('has an index with a link to each group', () => {
  render(<Catalogue groups={groups} />);
  const links = within(screen.getByRole('navigation', { name: 'Components' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['shared: ui/card', 'mf-example: pages/a-page']);
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAccessibleName(link.textContent ?? '');
});

it('shows one example alone, in the theme that its address names', async () => {
  address('?example=mf-example-pages-a-page--alone&theme=dark');
  await act(async () => startCatalogue(groups));
  expect(screen.getByRole('heading', { name: 'une page' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
