/** Renders a page within the layout of the shell, not as a stream: all data is loaded before, so streaming would gain nothing. */
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
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

/** Collects the output of React, which reuses its buffers, so each chunk is copied. */
class CollectedOutput extends Writable {
  readonly #chunks: Buffer[] = [];

  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(Buffer.from(chunk as Uint8Array));
    return true;
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}

/** React's marker for a part that suspended or threw within a Suspense boundary, and that the browser is to render. */
const CLIENT_RENDERED = '<!--$!-->';

/** Takes half the time of the stream; undefined when a part of the page suspends or throws. */
function renderSync(site: () => ReactNode): string | undefined {
  try {
    const html = renderToString(site());
    return html.includes(CLIENT_RENDERED) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** Waits for suspended parts of the page. Rejects when a component throws outside all error boundaries. */
const renderAsync = (site: () => ReactNode, onError: Visit['onError']): Promise<string> =>
  new Promise((resolve, reject) => {
    const out = new CollectedOutput();
    out.once('finish', () => resolve(out.text())).once('error', reject);
    const body = renderToPipeableStream(site(), { onAllReady: () => body.pipe(out), onShellError: reject, onError });
  });

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
  return renderSync(site) ?? renderAsync(site, onError);
}
