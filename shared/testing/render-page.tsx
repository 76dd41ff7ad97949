import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry } from 'react-router-dom';
import type { PageModule } from '../contract/page-module';
import type { SiteApi } from '../contract/site-api';
import { createSiteStores } from '../stores/site-context';
import { pageRoute, type RoutedPage } from './page-route';
import { withSite } from './render-in-site';

/** Reads the form as text: requests of Node.js cannot read the form data of jsdom. */
async function readForm(request: Request): Promise<FormData> {
  const formData = new FormData();
  for (const [name, value] of new URLSearchParams(await request.text())) formData.append(name, value);
  // Backdated: tests fill in forms faster than their minimum time.
  formData.set('debut', '1');
  return formData;
}

/** Renders pages by their paths as the shell does, each with its loader, its action and its data. */
export function renderPages(pages: Readonly<Record<string, RoutedPage>>, api: SiteApi, entries: InitialEntry[]) {
  const stores = createSiteStores({ theme: null, consent: null });
  const routes = Object.entries(pages).map(([path, page]) => pageRoute(path, page, { api, readForm }));
  const router = createMemoryRouter([...routes, { path: '*', element: <p>Une autre page</p> }], {
    initialEntries: entries,
  });
  return { ...render(withSite(router, stores)), router, stores };
}

type Options = { path: string; address?: string; api: SiteApi };

/** Renders one page, and waits for its data. */
export async function renderPage<Data>(page: PageModule<Data>, { path, address = path, api }: Options) {
  const view = renderPages({ [path]: page }, api, [address]);
  await waitFor(() => expect(view.container.querySelector('h1')).not.toBeNull());
  const { router, stores } = view;
  const toasts = () => stores.toasts.getState().toasts.map(({ kind, message }) => `${kind}: ${message}`);
  const title = () => {
    const { loaderData, actionData } = router.state;
    return page.meta(Object.values(loaderData)[0], Object.values(actionData ?? {})[0]).title;
  };
  return { ...view, toasts, title };
}
