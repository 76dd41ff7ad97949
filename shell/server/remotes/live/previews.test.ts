import fastify from 'fastify';
import { formsChanges, minimalBuild, published, stateAfter } from '../../testing/registry-changes';
import { LEAVE_PREVIEW_PATH, previewPath } from '../protocol/release-choice';
import { createPreview, firstPage, PREVIEW_COOKIE, previewOf, registerPreviews } from './previews';

const NOW = Date.parse('2026-11-20T17:42:10Z');
const { token, ...link } = createPreview(1, NOW);
const state = stateAfter(formsChanges.published('v2'), formsChanges.previewed('v2', link));

it('a preview token shows a version until its time, a fraction of an hour too', () => {
  expect(previewOf(state, token, NOW + 3_599_999)).toMatchObject({ remote: 'mf-forms', version: 'v2' });
  expect(previewOf(state, token, NOW + 3_600_000)).toBeUndefined();
  expect(createPreview(0.01, NOW).until).toBe('2026-11-20T17:42:46.000Z');
});

it('a preview token is refused with any character changed, removed or added, and is stored nowhere', () => {
  const altered = [...token].flatMap((letter, index) =>
    [letter === 'A' ? 'B' : 'A', ''].map((other) => token.slice(0, index) + other + token.slice(index + 1)),
  );
  const longer = ['.', '=', '; Domain=example.com', '\r\n'].map((end) => token + end);
  for (const text of [...altered, ...longer, '', 'constructor', link.link])
    expect(previewOf(state, text, NOW)).toBeUndefined();
  expect(JSON.stringify(state.documents)).not.toContain(token);
});

it('a preview token is forgotten with the first link after its end', () => {
  const later = createPreview(1, NOW);
  const ended = { ...link, until: '2026-11-20T17:42:09.000Z' };
  const { documents } = stateAfter(formsChanges.previewed('v2', ended), formsChanges.previewed('v2', later));
  expect(Object.keys(documents['mf-forms']?.previews ?? {})).toEqual([later.link]);
});

it('a preview begins with a page of its version, of the workshop where it has no others', () => {
  const all = stateAfter(formsChanges.published('v2'), published(minimalBuild('mf-workshop', 'v1')));
  expect(firstPage(all, 'mf-forms', 'v2')).toEqual({ path: '/contact', isInWorkshop: false });
  expect(firstPage(all, 'mf-workshop', 'v1')).toMatchObject({ path: '/', isInWorkshop: true });
  expect(firstPage(all, 'mf-forms', 'v9')).toEqual({ path: '/', isInWorkshop: false });
});

async function open(url: string) {
  // As in the gateway.
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  registerPreviews(app, { registry: { state: () => state }, publicOrigin: 'http://localhost:3000', now: () => NOW });
  return app.inject(url);
}

it('a preview link redirects to a page of its version with its token in a cookie of the same expiry, and can be ended', async () => {
  const { statusCode, headers } = await open(previewPath(token));
  expect([statusCode, headers.location]).toEqual([303, '/contact']);
  expect(headers['set-cookie']).toBe(`${PREVIEW_COOKIE}=${token}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`);
  const expected = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  expect(headers).toMatchObject(expected);
  const { statusCode: status, headers: ended } = await open(LEAVE_PREVIEW_PATH);
  expect([status, ended.location, ended['cache-control']]).toEqual([303, '/', 'no-store']);
  expect(ended['set-cookie']).toMatch(/^vipp_apercu=; Path=\/; Max-Age=0;/);
});

const INVALID = [`${token}%3B%20Domain=example.com`, `${token}%0D%0Aset-cookie:a=b`, 'a.b'];
it.each(INVALID)('a preview link that is invalid is refused, and sets no cookie: %s', async (bad) => {
  const { statusCode, headers, body } = await open(previewPath(bad));
  expect([statusCode, headers['set-cookie']]).toEqual([410, undefined]);
  expect(body).toContain('n’est plus valable');
});
