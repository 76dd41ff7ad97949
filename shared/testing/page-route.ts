import { createElement, type ComponentType } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { PageActionArgs, PageModule } from '../contract/page-module';
import { PageDataProvider } from '../stores/site-context';

/** A page module without the parts that only the shell uses. */
export type RoutedPage = Pick<PageModule, 'Component' | 'loader' | 'action'>;

type Surroundings = Pick<PageActionArgs, 'api' | 'sealedState'> & {
  readForm?: (request: Request) => Promise<FormData>;
};

/**
 * Route of a page as in the shell, with its loader, its action and its data.
 *
 * @throws {Response} with the failure of a loader as its text
 */
export function pageRoute<Data>(
  path: string,
  page: PageModule<Data> | RoutedPage,
  { api, sealedState, readForm = (request) => request.formData() }: Surroundings,
): RouteObject & { path: string } {
  const { Component, loader, action } = page;
  const argsOf = ({ request, params }: LoaderFunctionArgs) => ({
    api,
    params,
    url: new URL(request.url),
    signal: request.signal,
  });
  return {
    path,
    HydrateFallback: () => null,
    loader: async (args) => {
      const result = await loader?.(argsOf(args));
      if (!result || result.ok) return result?.data ?? null;
      throw new Response(null, { status: result.failure === 'not-found' ? 404 : 503, statusText: result.failure });
    },
    action: async (args) =>
      (await action?.({
        ...argsOf(args),
        formData: await readForm(args.request),
        ...(sealedState && { sealedState }),
      })) ?? null,
    Component: () =>
      createElement(PageDataProvider, { data: useLoaderData(), children: createElement(Component as ComponentType) }),
  };
}
