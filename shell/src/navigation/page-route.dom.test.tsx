import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { usePageData } from '@vipp/shared/stores/site-context';
import { withSite } from '@vipp/shared/testing/render-in-site';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { pageRoute } from './page-route';
import { RouteFailure } from './site-routes';

/** A page with a text of its own for an invalid link. */
const page: PageModule = {
  meta: () => ({ title: 'Un lien', description: 'd' }),
  loader: async () => ({ ok: true, data: 'Ce lien n’ouvre rien.', status: 404 }),
  Component: () => <h1>{usePageData<string>()}</h1>,
};

const route = { path: '/lien', module: './lien-page', title: 'Un lien', remote: 'mf-forms' } as const;

const routes = [
  { path: '/', element: <h1>Accueil</h1> },
  { path: '/lien', ErrorBoundary: RouteFailure, ...pageRoute(page, route, { api: siteApiExample() }) },
];

it('a page that shows a missing item itself does so after a navigation in the browser', async () => {
  const router = createMemoryRouter(routes);
  render(withSite(router));
  await act(() => router.navigate('/lien'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ce lien n’ouvre rien.');
});
