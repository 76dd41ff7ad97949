/** The HTML of a page within the shell's own layout, whole: its data is there before it is rendered, so nothing is gained by sending it in pieces. */
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject, type StaticHandlerContext } from 'react-router-dom';
import { createSiteStores } from '@vipp/shared/stores/site-context';
import { SiteRoot } from '../../src/site-root';

const noPrefetch = () => {};

type Visit = {
  context: StaticHandlerContext;
  routes: RouteObject[];
  /** What the visitor chose. */
  stores: Parameters<typeof createSiteStores>[0];
  origin: string;
  /** Hears of each component that threw. */
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

/** Rejects when a component throws that no boundary holds. */
export function renderHtml({ context, routes, stores, origin, onError }: Visit): Promise<string> {
  return new Promise((resolve, reject) => {
    const router = createStaticRouter(createStaticHandler(routes).dataRoutes, context);
    const out = new Gathered();
    out.once('finish', () => resolve(out.text())).once('error', reject);
    const body = renderToPipeableStream(
      <SiteRoot stores={createSiteStores(stores)} prefetch={noPrefetch} origin={origin} remotes={null}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteRoot>,
      { onAllReady: () => body.pipe(out), onShellError: reject, onError },
    );
  });
}
