import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  createMemoryRouter,
  useLoaderData,
  type InitialEntry,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { PageDataProvider } from '@vipp/shared/stores/site-context';
import { withSite } from '@vipp/shared/testing/render-in-site';

type Mounted = { path: string; page: Pick<PageModule, 'Component' | 'loader' | 'action'> };

/** Reads the form as text, because requests of Node.js cannot read the form data of jsdom. */
async function readForm(request: Request): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(await request.text())) form.append(name, value);
  // Backdated, because tests fill in forms faster than their minimum time.
  form.set('debut', '1');
  return form;
}

/** Renders pages as in the shell's router, with loader, action and component. */
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
        page.action?.({ ...common(args), formData: await readForm(args.request) }) ?? null,
    };
  });
  const router = createMemoryRouter(routes, { initialEntries: entries });
  return { ...render(withSite(router)), router };
}
