import fastify from 'fastify';
import { choiceOf, formsChanges, stateAfter } from '../testing/registry-changes';
import { createPreview, PREVIEW_COOKIE } from './live/previews';
import type { Visitor } from './protocol/release-choice';
import { createVisitorReleases } from './visitor-releases';

const { token, ...link } = createPreview(1);
const state = stateAfter(formsChanges.published('v2'), formsChanges.previewed('v2', link));

/** How the gateway identifies a visitor with these cookies, and the cookies of its answer. */
async function visit(cookie: string | undefined, { hasCanary = false, publicOrigin = 'http://localhost:3000' } = {}) {
  const visitors: Visitor[] = [];
  const choose = (visitor: Visitor) => {
    visitors.push(visitor);
    return choiceOf([]);
  };
  const parts = { live: { choose, hasCanary: () => hasCanary }, registry: { state: () => state } };
  const { releaseFor } = createVisitorReleases(parts, { publicOrigin });
  const app = fastify();
  app.get('/', (request, reply) => {
    reply.header('set-cookie', 'other=1');
    releaseFor(request, reply);
    // Chosen once, with one bucket.
    releaseFor(request, reply);
    return reply.send('');
  });
  const { headers } = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });
  return { visitor: visitors[0], cookies: [headers['set-cookie'] ?? []].flat().filter((one) => one !== 'other=1') };
}

it('a visitor gets no cookie while there is no canary, and no second bucket', async () => {
  expect(await visit(undefined)).toEqual({ visitor: { bucket: undefined, preview: {} }, cookies: [] });
  const visitor = { bucket: 42, preview: {} };
  expect(await visit('vipp_part=42', { hasCanary: true })).toEqual({ visitor, cookies: [] });
});

it('a visitor gets a canary bucket while there is one, beside other cookies, and uses it at once', async () => {
  const { visitor, cookies } = await visit('theme=dark', { hasCanary: true });
  expect(cookies).toEqual([`vipp_part=${visitor?.bucket}; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly`]);
  expect(visitor?.bucket).toBeGreaterThanOrEqual(0);
});

it('a visitor is identified only by the cookie for TLS where the site has it', async () => {
  const site = { hasCanary: true, publicOrigin: 'https://www.example.com' };
  expect((await visit('__Host-vipp_part=42', site)).visitor?.bucket).toBe(42);
  expect((await visit('vipp_part=42', site)).cookies).toEqual([expect.stringMatching(/^__Host-.*; Secure$/)]);
});

it.each(['', '-1', '10000', '1e3', 'abc'])('a visitor gets a new bucket in place of %j', async (value) => {
  expect((await visit(`vipp_part=${value}`, { hasCanary: true })).cookies).toHaveLength(1);
});

it('a visitor previews the version of a cookie that a link has set, and of no other', async () => {
  expect((await visit(`${PREVIEW_COOKIE}=${token}`)).visitor?.preview).toEqual({ 'mf-forms': 'v2' });
  expect((await visit(`${PREVIEW_COOKIE}=${token}x`)).visitor?.preview).toEqual({});
});
