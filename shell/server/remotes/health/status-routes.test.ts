import fastify from 'fastify';
import { exampleStatus } from './status-page.examples';
import { hashSource } from '../../http/security-headers';
import { registerStatusPage } from './status-routes';

async function fetchPage(authorization?: string, { token = 'secret' } = {}) {
  const app = fastify();
  registerStatusPage(app, { status: exampleStatus, token });
  const answer = await app.inject({
    url: '/federation/status',
    headers: authorization === undefined ? {} : { authorization },
  });
  await app.close();
  return answer;
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('the route of the status page', () => {
  it.each([['Bearer secret'], [basic('anyone:secret')], [basic(':secret')]])(
    'opens to operators: %s',
    async (authorization) => {
      const answer = await fetchPage(authorization);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    },
  );

  it.each([
    [undefined],
    ['Bearer'],
    ['Bearer other'],
    ['Bearer secret2'],
    [basic('secret:')],
    [basic('secret')],
    [basic('a:b:secret')],
    ['Digest secret'],
  ])('refuses all other callers: %s', async (authorization) => {
    const answer = await fetchPage(authorization);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('mf-');
  });

  it('refuses all callers where no token is set', async () => {
    for (const authorization of [basic('a:'), 'Bearer ', 'Bearer x'])
      expect((await fetchPage(authorization, { token: '' })).statusCode).toBe(401);
  });

  it('allows only its own style and the icon', async () => {
    const answer = await fetchPage('Bearer secret');
    const policy = String(answer.headers['content-security-policy']);
    const style = /<style>(.*)<\/style>/s.exec(answer.body)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(style).not.toBe('');
    expect(policy).toContain(`style-src ${hashSource(Buffer.from(style))}`);
    expect(answer.body).not.toMatch(/<script| style="|https?:\/\/(?!cdn\.example\.com)/);
  });
});
