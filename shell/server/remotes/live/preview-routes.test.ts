import fastify from 'fastify';
import { createPreviewTokens } from './preview-token';
import { LEAVE_PREVIEW_PATH, previewPath } from '../protocol/release-choice';
import { registerPreviews } from './preview-routes';

const NOW = Date.parse('2026-11-20T17:00:00Z');
const previews = createPreviewTokens(['secret'], () => NOW);
const token = previews.sign({ remote: 'mf-forms', version: 'v2', expires: NOW / 1000 + 3600 });

async function open(url: string, publicOrigin = 'http://localhost:3000') {
  // As in the gateway: tokens are longer than Fastify's default limit for parameters.
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  registerPreviews(app, { previews, pageOf: ({ version }) => `/page-of-${version}`, publicOrigin, now: () => NOW });
  const answer = await app.inject(url);
  await app.close();
  return answer;
}

describe('a preview link', () => {
  it('stores its token in a cookie with the same expiry, and redirects to a page of the version', async () => {
    const { statusCode, headers } = await open(previewPath(token));
    expect([statusCode, headers.location]).toEqual([303, '/page-of-v2']);
    expect(headers['set-cookie']).toBe(`vipp_apercu=${token}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it.each([`${token}%3B%20Domain=example.com`, `${token}%0D%0Aset-cookie:a=b`, 'a.b'])(
    'that is invalid is refused, and sets no cookie: %s',
    async (bad) => {
      const { statusCode, headers, body } = await open(previewPath(bad));
      expect(statusCode).toBe(410);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toContain('n’est plus valable');
    },
  );

  it('can be ended', async () => {
    const { statusCode, headers } = await open(LEAVE_PREVIEW_PATH);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
    expect(headers['set-cookie']).toMatch(/^vipp_apercu=; Path=\/; Max-Age=0;/);
  });
});
