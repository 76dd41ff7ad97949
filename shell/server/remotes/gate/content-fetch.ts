/** The `fetch` of the sandbox worker, which reads content of the site through the gateway. */
import type { SiteContentAnswer } from './sandbox-message';

type Received = SiteContentAnswer & { id: number };

/** @param request sends the gateway a request for an address below `/_data/` */
export function createContentFetch(request: (id: number, path: string) => void) {
  const pending = new Map<number, (answer: SiteContentAnswer) => void>();
  let last = 0;
  return {
    fetch: async (address: unknown): Promise<Response> => {
      if (typeof address !== 'string' || !address.startsWith('/_data/'))
        throw new TypeError('a page that is tried reads only content of the site, below /_data/');
      last += 1;
      const id = last;
      const answered = new Promise<SiteContentAnswer>((resolve) => pending.set(id, resolve));
      request(id, address);
      const { status, body } = await answered;
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
    receive: ({ id, status, body }: Received): void => {
      pending.get(id)?.({ status, body });
      pending.delete(id);
    },
  };
}
