import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { createSiteStores, SiteProvider } from '../stores/site-context';
import type { Example } from '../ui/example';

type Router = ReturnType<typeof createMemoryRouter>;

/** Wraps a router in the stores, as the shell does. */
export function withSite(router: Router, stores = createSiteStores({ theme: null, consent: null })): ReactElement {
  return (
    <SiteProvider stores={stores} prefetch={() => undefined}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}

/**
 * Wraps an element as the shell does: in the stores, a router and `<main>`.
 *
 * @param entries history of the router, whose last entry is the current address
 */
export const inSite = (element: ReactElement, entries: InitialEntry[] = ['/']): ReactElement =>
  withSite(createMemoryRouter([{ path: '*', element: <main>{element}</main> }], { initialEntries: entries }));

export const renderInSite = (element: ReactElement, entries?: InitialEntry[]) => render(inSite(element, entries));

/** Renders the example of this name, or the first one. */
export function renderExample(examples: readonly Example[], name = examples[0]?.name) {
  const example = examples.find((one) => one.name === name);
  if (!example) throw new Error(`no example ${name}`);
  return renderInSite(example.element);
}

/** Renders pages without loaders by their paths, with a router that tests may navigate. */
export function renderRoutes(pages: Readonly<Record<string, ComponentType>>, address: string) {
  const routes = Object.entries(pages).map(([path, Component]) => ({ path, Component }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { router, ...render(withSite(router)) };
}
