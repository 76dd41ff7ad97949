/** Pages by path and examples by name without a shell, for developers; with `?theme=dark` in the dark theme. Never part of a build. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  Outlet,
  RouterProvider,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { createBrowserApi } from '../api/browser-api';
import type { SiteApi } from '../contract/site-api';
import { slugify } from '../lib/slugify';
import { createSiteStores, SiteProvider } from '../stores/site-context';
import type { Example } from '../ui/example';
import { pageRoute, type RoutedPage } from './page-route';
import { siteApiExample } from './site-api';

export type StandaloneRemote = {
  name: string;
  /** Page modules by path. */
  pages: Readonly<Record<string, RoutedPage>>;
  /** Examples by title. */
  examples?: Readonly<Record<string, readonly Example[]>>;
  /** Data calls without a running site. */
  answers?: Partial<SiteApi>;
};

const examplePath = (group: string, name: string) => `/_examples/${slugify(group)}/${slugify(name)}`;

function PageList({ name, pages, examples = {} }: StandaloneRemote) {
  return (
    <div style={{ padding: '2rem', fontFamily: 'system-ui' }}>
      <h1>{name}</h1>
      <ul>
        {Object.keys(pages).map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
      {Object.entries(examples).map(([group, list]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {list.map((example) => (
              <li key={example.name}>
                <Link to={examplePath(group, example.name)}>{example.name}</Link>{' '}
                <Link reloadDocument to={`${examplePath(group, example.name)}?theme=dark`}>
                  dark
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Failure() {
  const error = useRouteError();
  const text = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : String(error);
  return (
    <p style={{ padding: '2rem' }}>
      {text}. Where the data is missing, name a site: npx webpack serve --env against=http://localhost:3000.{' '}
      <Link to="/_pages">All pages</Link>
    </p>
  );
}

/** Routes of a standalone remote: the list of its pages at `/_pages`, its examples, its pages. */
export function standaloneRoutes(remote: StandaloneRemote, api: SiteApi): RouteObject[] {
  const examples = Object.entries(remote.examples ?? {}).flatMap(([group, list]) =>
    list.map(({ name, element }) => ({ path: examplePath(group, name), element })),
  );
  const pages = Object.entries(remote.pages).map(([path, page]) => pageRoute(path, page, { api }));
  const children = [
    { path: '/_pages', element: <PageList {...remote} /> },
    ...examples,
    ...pages,
    { path: '*', element: <PageList {...remote} /> },
  ];
  return [
    {
      element: (
        <main>
          <Outlet />
        </main>
      ),
      HydrateFallback: () => null,
      children: [{ errorElement: <Failure />, children }],
    },
  ];
}

/**
 * Shows the pages of a remote. With `--env against=` the development server forwards the data calls to that site; without it,
 * pages get `answers`, and nothing is sent.
 *
 * @public for the program that `tooling/build/standalone-program.ts` writes
 */
export function showStandalone(remote: StandaloneRemote): void {
  const { dataset } = document.documentElement;
  const { against } = dataset;
  const theme = new URLSearchParams(window.location.search).get('theme');
  if (theme) dataset['theme'] = theme;
  const api =
    against === undefined
      ? siteApiExample({ submit: () => Promise.resolve({ kind: 'accepted' }), ...remote.answers })
      : createBrowserApi();
  const stores = createSiteStores({ theme: null, consent: null });
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <SiteProvider stores={stores} prefetch={() => undefined}>
        <RouterProvider router={createBrowserRouter(standaloneRoutes(remote, api))} />
      </SiteProvider>
    </StrictMode>,
  );
}
