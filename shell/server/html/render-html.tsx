/** The HTML of a page within the shell's own layout, whole: its data is there before it is rendered, so nothing is gained by sending it in pieces. */
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createSiteStores } from '@vipp/shared/stores/site-context';
import { SiteRoot } from '../../src/site-root';

const noPrefetch = () => {};

type Visit = {
  context: StaticHandlerContext;
  dataRoutes: StaticHandler['dataRoutes'];
  /** What the visitor chose. */
  stores: Parameters<typeof createSiteStores>[0];
  origin: string;
  /** Called for each component that threw. */
  onError: (error: unknown) => void;
};

/** Keeps what React writes; it reuses its buffers, so each is copied. */
class Gathered extends Writable {
  readonly #chunks: Buffer[] = [];

  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(Buffer.from(chunk as Uint8Array));
    return true;
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}

/** What React leaves in place of a part that waits, or that threw within a boundary of its own. */
const LEFT_TO_BROWSER = '<!--$!-->';

/** All at once, which takes half the time of the stream; undefined where a part of the page waits, or throws. */
function renderAtOnce(site: () => ReactNode): string | undefined {
  try {
    const html = renderToString(site());
    return html.includes(LEFT_TO_BROWSER) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** Waits for each part of the page. Rejects when a component throws that no boundary holds. */
const renderWaiting = (site: () => ReactNode, onError: Visit['onError']): Promise<string> =>
  new Promise((resolve, reject) => {
    const out = new Gathered();
    out.once('finish', () => resolve(out.text())).once('error', reject);
    const body = renderToPipeableStream(site(), { onAllReady: () => body.pipe(out), onShellError: reject, onError });
  });

/** Rejects when a component throws that no boundary holds. */
export async function renderHtml({ context, dataRoutes, stores, origin, onError }: Visit): Promise<string> {
  const router = createStaticRouter(dataRoutes, context);
  const site = () => (
    <SiteRoot stores={createSiteStores(stores)} prefetch={noPrefetch} origin={origin} remotes={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteRoot>
  );
  return renderAtOnce(site) ?? renderWaiting(site, onError);
}
