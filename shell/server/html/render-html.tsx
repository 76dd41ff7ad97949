/** Renders a page within the layout of the shell. Not as a stream: all data is loaded before. */
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createSiteStores, type InitialSiteState } from '@vipp/shared/stores/site-context';
import { SiteRoot } from '../../src/site-root';

const noPrefetch = () => {};

type Visit = {
  context: StaticHandlerContext;
  dataRoutes: StaticHandler['dataRoutes'];
  /** What pages depend on of the visitor's choices. */
  stores: Pick<InitialSiteState, 'consentMade' | 'consentReopened'>;
  origin: string;
  /** Called for each component that threw, with the names of those around it, the innermost first. */
  onError: (error: unknown, info: { componentStack?: string | undefined }) => void;
};

/** React's marker for a part within a Suspense boundary that suspended or threw, left to the browser. */
const CLIENT_RENDERED = '<!--$!-->';

/** Takes a tenth of the time of a prerendering; undefined when a part of the page suspends or throws. */
function renderSync(site: () => ReactNode): string | undefined {
  try {
    const html = renderToString(site());
    return html.includes(CLIENT_RENDERED) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** Rejects when a component throws outside all error boundaries. */
export async function renderHtml({ context, dataRoutes, stores, origin, onError }: Visit): Promise<string> {
  const router = createStaticRouter(dataRoutes, context);
  const site = () => (
    <SiteRoot
      stores={createSiteStores({ theme: null, consent: null, ...stores })}
      prefetch={noPrefetch}
      origin={origin}
      remotes={null}
    >
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteRoot>
  );
  return renderSync(site) ?? text((await prerenderToNodeStream(site(), { onError })).prelude);
}
