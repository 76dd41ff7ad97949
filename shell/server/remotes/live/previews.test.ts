import fastify from 'fastify';
import { LEAVE_PREVIEW_PATH, previewPath } from '../protocol/release-choice';
import { claimsFor, createPreviewTokens, parsePreview, PREVIEW_COOKIE, registerPreviews } from './previews';

const NOW = Date.parse('2026-11-20T17:00:00Z');
const tokens = createPreviewTokens(['secret of this site'], () => NOW);
const claims = { remote: 'mf-forms', version: 'v2', expires: NOW / 1000 + 60 } as const;

describe('a preview token', () => {
  it('is read by every gateway with the same secret', () => {
    expect(createPreviewTokens(['secret of this site'], () => NOW).read(tokens.sign(claims))).toEqual(claims);
    expect(parsePreview(`a=b; ${PREVIEW_COOKIE}=${tokens.sign(claims)}`, tokens, false)).toEqual(claims);
  });

  it('is valid for a fraction of an hour', () => {
    const token = tokens.sign(claimsFor('mf-forms', 'v2', 0.0111, NOW));
    expect(tokens.read(token)).toMatchObject({ remote: 'mf-forms', version: 'v2' });
  });

  it('expires at its time', () => {
    const token = tokens.sign(claims);
    expect(createPreviewTokens(['secret of this site'], () => NOW + 59_999).read(token)).toEqual(claims);
    expect(createPreviewTokens(['secret of this site'], () => NOW + 60_000).read(token)).toBeUndefined();
  });

  it('is refused with any character changed, removed or added', () => {
    const token = tokens.sign(claims);
    for (const [index, letter] of [...token].entries()) {
      const other = letter === 'A' ? 'B' : 'A';
      expect(tokens.read(token.slice(0, index) + other + token.slice(index + 1))).toBeUndefined();
      expect(tokens.read(token.slice(0, index) + token.slice(index + 1))).toBeUndefined();
    }
    for (const end of ['.', '=', ';', '; Domain=example.com', '\r\n', '.x'])
      expect(tokens.read(`${token}${end}`)).toBeUndefined();
  });

  it('stays valid while the secret is rotated, whichever gateway changes first', () => {
    const gateways = [['old'], ['old', 'new'], ['new', 'old'], ['new']].map((secrets) =>
      createPreviewTokens(secrets, () => NOW),
    );
    const readers = gateways.map((gateway) => gateways.map((other) => other.read(gateway.sign(claims)) !== undefined));
    expect(readers).toEqual([
      [true, true, true, false],
      [true, true, true, false],
      [false, true, true, true],
      [false, true, true, true],
    ]);
  });

  it('is refused when it is malformed, or signed for an invalid version', () => {
    const signed = ['..', '../x', '', '<b>'].map((version) => tokens.sign({ ...claims, version }));
    for (const text of [undefined, null, '', '.', 'x', 'x.y', 'é.é', '{}.e30', ...signed])
      expect(tokens.read(text)).toBeUndefined();
  });
});

async function open(url: string, publicOrigin = 'http://localhost:3000') {
  // As in the gateway: tokens are longer than Fastify's default limit for parameters.
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  registerPreviews(app, {
    previews: tokens,
    pageOf: ({ version }) => `/page-of-${version}`,
    publicOrigin,
    now: () => NOW,
  });
  const answer = await app.inject(url);
  await app.close();
  return answer;
}

describe('a preview link', () => {
  const token = tokens.sign({ ...claims, expires: NOW / 1000 + 3600 });

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
