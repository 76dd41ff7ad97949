/** The `fetch` of the sandbox worker: it reads the site's content through the gateway, and knows no other address. */
import type { SiteContentAnswer } from './sandbox-message';

type Received = SiteContentAnswer & { id: number };

/** @param ask sends the gateway a request for an address below `/_data/` */
export function createContentFetch(ask: (id: number, path: string) => void) {
  const waiting = new Map<number, (answer: SiteContentAnswer) => void>();
  let last = 0;
  return {
    fetch: async (address: unknown): Promise<Response> => {
      if (typeof address !== 'string' || !address.startsWith('/_data/'))
        throw new TypeError('the sandbox worker has no network');
      last += 1;
      const id = last;
      const answered = new Promise<SiteContentAnswer>((resolve) => waiting.set(id, resolve));
      ask(id, address);
      const { status, body } = await answered;
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
    receive: ({ id, status, body }: Received): void => {
      waiting.get(id)?.({ status, body });
      waiting.delete(id);
    },
  };
}
