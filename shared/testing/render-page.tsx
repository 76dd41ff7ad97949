import { render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import type { PageModule } from '../contract/page-module';
import type { SiteApi } from '../contract/site-api';
import { createSiteStores, PageDataProvider, SiteProvider } from '../stores/site-context';

type Options = { path: string; address?: string; api: SiteApi };

/** Backdates the start of a form, because tests fill in forms faster than their minimum time. */
const shownLongAgo = (formData: FormData): FormData => {
  formData.set('debut', '1');
  return formData;
};

/** Reads the form as text, because requests of Node.js cannot read the form data of jsdom. */
async function readForm(request: Request): Promise<FormData> {
  const formData = new FormData();
  for (const [name, value] of new URLSearchParams(await request.text())) formData.append(name, value);
  return shownLongAgo(formData);
}

/** Renders a page module as the shell does, with its loader, its action and its data. */
export async function renderPage<Data>(page: PageModule<Data>, { path, address = path, api }: Options) {
  const stores = createSiteStores({ theme: null, consent: null });
  const Page = page.Component as ComponentType;
  const Routed = () => (
    <PageDataProvider data={useLoaderData()}>
      <Page />
    </PageDataProvider>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path,
        HydrateFallback: () => null,
        loader: async ({ request, params }) => {
          const result = await page.loader?.({ api, params, url: new URL(request.url), signal: request.signal });
          return result?.ok ? result.data : null;
        },
        action: async ({ request, params }) =>
          page.action?.({
            api,
            params,
            url: new URL(request.url),
            signal: request.signal,
            formData: await readForm(request),
          }),
        Component: Routed,
      },
      { path: '*', element: <p>Une autre page</p> },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <SiteProvider stores={stores} prefetch={() => undefined}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  await waitFor(() => expect(view.container.querySelector('h1')).not.toBeNull());
  const toasts = () => stores.toasts.getState().toasts.map(({ kind, message }) => `${kind}: ${message}`);
  const title = () => page.meta(router.state.loaderData.page, router.state.actionData?.page).title;
  return { ...view, router, stores, toasts, title };
}
