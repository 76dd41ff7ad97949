/** The site whose headers are checked: one that runs, or the built one as behind a proxy with TLS. */
import type { TestProgram } from 'tooling/run/test-site';

export type CheckedSite = {
  /** Public origin. */
  origin: string;
  /** Requests a path of the site over http or https. */
  request: (path: string, scheme: 'http' | 'https', options: RequestInit) => Promise<Response>;
};

export const PUBLIC_ORIGIN = 'https://www.vipp.example';

/** A gateway whose PUBLIC_URL is `PUBLIC_ORIGIN`, as if a visitor's browser had come to a proxy over `scheme`. */
export const behindProxy = (gateway: TestProgram): CheckedSite => ({
  origin: PUBLIC_ORIGIN,
  request: (path, scheme, options) => {
    const headers = new Headers(options.headers);
    headers.set('x-forwarded-proto', scheme);
    headers.set('x-forwarded-host', new URL(PUBLIC_ORIGIN).host);
    headers.set('x-forwarded-for', '203.0.113.7');
    return fetch(gateway.url + path, { ...options, headers });
  },
});

export const runningSite = (url: string): CheckedSite => {
  const { origin, host } = new URL(url);
  return { origin, request: (path, scheme, options) => fetch(`${scheme}://${host}${path}`, options) };
};
