import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  useLoaderData,
  type InitialEntry,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { createSiteStores, PageDataProvider, SiteProvider, type Prefetch } from '@vipp/shared/stores/site-context';

/** jsdom shows nothing, so there is nothing to go over from. */
Object.defineProperty(document, 'startViewTransition', {
  configurable: true,
  value: (update: () => void) => {
    update();
    return { finished: Promise.resolve(), skipTransition: () => undefined };
  },
});

type Router = ReturnType<typeof createMemoryRouter>;

function siteAround(router: Router, prefetch: Prefetch = () => undefined): ReactElement {
  return (
    <SiteProvider stores={createSiteStores({ theme: null, consent: null })} prefetch={prefetch}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}

/** An element where the shell would mount it: below the stores, the router and `<main>`. */
export const inSite = (element: ReactElement, entries: InitialEntry[] = ['/']): ReactElement =>
  siteAround(createMemoryRouter([{ path: '*', element: <main>{element}</main> }], { initialEntries: entries }));

export const renderInSite = (element: ReactElement, entries?: InitialEntry[]) => render(inSite(element, entries));

type Mounted = { path: string; page: Pick<PageModule, 'Component' | 'loader' | 'action'> };

/** Node's requests do not know the form data of jsdom, but they keep its text. */
async function formDataOf(request: Request): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(await request.text())) form.append(name, value);
  // Forms of tests are filled in faster than people can: they count as shown long ago.
  form.set('debut', '1');
  return form;
}

/** Pages as the shell's router mounts them: loader, action, component. */
export function renderPages(pages: readonly Mounted[], api: SiteApi, entries: InitialEntry[]) {
  const routes = pages.map(({ path, page }) => {
    const Page = page.Component as () => ReactElement;
    function Mount() {
      return (
        <PageDataProvider data={useLoaderData()}>
          <main>
            <Page />
          </main>
        </PageDataProvider>
      );
    }
    type Args = { request: Request; params: Record<string, string | undefined> };
    const common = ({ request, params }: Args) => ({ api, params, url: new URL(request.url), signal: request.signal });
    return {
      path,
      Component: Mount,
      HydrateFallback: () => null,
      loader: async (args: Args): Promise<unknown> => {
        const result = await page.loader?.(common(args));
        if (result && !result.ok) throw new Response(null, { status: 404 });
        return result?.data ?? null;
      },
      shouldRevalidate: ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
        formMethod === 'POST' ? false : defaultShouldRevalidate,
      action: async (args: Args): Promise<unknown> =>
        page.action?.({ ...common(args), formData: await formDataOf(args.request) }) ?? null,
    };
  });
  const router = createMemoryRouter(routes, { initialEntries: entries });
  return { ...render(siteAround(router)), router };
}
