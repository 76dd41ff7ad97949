/** A visitor of a site behind a shared cache, whose browser stores the site's cookies. */

const versionPattern = (remote: string): RegExp => new RegExp(`/_mf/${remote}/([\\w.-]+)/client/`);

/** Version of the remote whose scripts a page loads. */
export const pageVersion = (html: string, remote: string): string | undefined => versionPattern(remote).exec(html)?.[1];

export type SeenPage = { status: number; isHit: boolean; html: string };

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
    const answer = await fetch(this.#site + path, { headers: { cookie: this.cookie }, redirect: 'manual' });
    for (const set of answer.headers.getSetCookie()) this.#store(set.split(';')[0] ?? '');
    return { status: answer.status, isHit: answer.headers.get('x-cache') === 'hit', html: await answer.text() };
  }
}
