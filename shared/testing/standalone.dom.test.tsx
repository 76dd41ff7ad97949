import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { failure, success } from '../contract/result';
import { usePageData } from '../stores/site-context';
import { siteApiExample } from './site-api';
import { standaloneRoutes, type StandaloneRemote } from './standalone';

const remote: StandaloneRemote = {
  name: 'mf-example',
  pages: {
    '/une-page/:slug': {
      Component: function Page() {
        return <h1>{usePageData<string>()}</h1>;
      },
      loader: async ({ params }) =>
        params['slug'] === 'absente' ? failure('not-found') : success(`page ${params['slug']}`),
    },
  },
  examples: { cards: [{ name: 'card, with a link', element: <h1>une carte</h1> }] },
};

function open(address: string) {
  const router = createMemoryRouter(standaloneRoutes(remote, siteApiExample()), { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

it('a standalone remote lists its pages and its examples with links that work', async () => {
  open('/_pages');
  expect(await screen.findByRole('link', { name: '/une-page/:slug' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'card, with a link' }));
  expect(await screen.findByRole('heading', { name: 'une carte' })).toBeVisible();
});

it('a standalone remote shows a page with the data of its loader', async () => {
  open('/une-page/bleue');
  expect(await screen.findByRole('heading', { name: 'page bleue' })).toBeVisible();
});

it('a standalone remote explains missing data of a page, and its remedy', async () => {
  open('/une-page/absente');
  expect(await screen.findByText(/404 not-found/)).toHaveTextContent('--env against=');
});
