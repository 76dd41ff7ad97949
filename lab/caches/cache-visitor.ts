/** A visitor of a site behind a shared cache, whose browser stores the site's cookies. */
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

const versionPattern = (remote: string): RegExp => new RegExp(`/_mf/${remote}/([\\w.-]+)/client/`);

/** Version of the remote whose scripts a page loads. */
export const pageVersion = (html: string, remote: string): string | undefined => versionPattern(remote).exec(html)?.[1];

/** `html` is decompressed where it is read. */
export type SeenPage = { status: number; isHit: boolean; readonly html: string };

/** Connections of all visitors, which are reused: `fetch` would be most of the work of 100,000 visits. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export class CacheVisitor {
  readonly #site: string;
  readonly #cookies = new Map<string, string>();

  /** @param cookies as a browser sends them */
  constructor(site: string, cookies = '') {
    this.#site = site;
    for (const pair of cookies.split('; ').filter(Boolean)) this.#store(pair);
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #store(pair: string): void {
    const [name = '', value = ''] = pair.split('=');
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  async open(path: string): Promise<SeenPage> {
    return new Promise((resolve, reject) => {
      const headers = { cookie: this.cookie, 'accept-encoding': 'br' };
      const request = get(this.#site + path, { agent, headers }, (answer) => {
        for (const set of answer.headers['set-cookie'] ?? []) this.#store(set.split(';')[0] ?? '');
        const isCompressed = answer.headers['content-encoding'] === 'br';
        const toPage = (body: Buffer): SeenPage => ({
          status: answer.statusCode ?? 0,
          isHit: answer.headers['x-cache'] === 'hit',
          get html() {
            return (isCompressed ? brotliDecompressSync(body) : body).toString();
          },
        });
        buffer(answer).then((body) => resolve(toPage(body)), reject);
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The cache closed it as idle at this moment. Browsers ask again too.
        if (request.reusedSocket && error.code === 'ECONNRESET') resolve(this.open(path));
        else reject(error);
      });
    });
  }
}
