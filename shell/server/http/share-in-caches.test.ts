import fastify from 'fastify';
import { minimalBuild } from '../testing/registry-changes';
import { choiceOf } from '../testing/choice-example';
import { createShareInCaches } from './share-in-caches';

const release = choiceOf([minimalBuild('mf-forms', 'v1')]);
/** Cookie value for `release` with the canary key `usual`. */
const id = 'kFMBv3Nvm3kUMQN8';

type Site = {
  hasCanary?: boolean;
  canaryKey?: string;
  isPreview?: boolean;
  isCanary?: boolean;
  status?: number;
  publicOrigin?: string;
  newBucket?: boolean;
};

/** Whether caches may store the answer to a visitor with this cookie, and the cookies set by it. */
async function admit(
  cookie: string,
  {
    hasCanary = false,
    canaryKey = 'usual',
    isPreview = false,
    isCanary = false,
    status = 200,
    publicOrigin = 'http://localhost',
    newBucket = false,
  }: Site = {},
) {
  const share = createShareInCaches({ canaryKey: () => (hasCanary ? canaryKey : undefined), publicOrigin });
  const app = fastify();
  app.get('/', (request, reply) => {
    if (newBucket) reply.header('set-cookie', 'vipp_part=1');
    const [preview, canary] = [isPreview, isCanary].map((is) => (is ? ['mf-forms' as const] : []));
    share(request, reply, { status, release: { ...release, preview: preview ?? [], canary: canary ?? [] } });
    return reply.send('');
  });
  const { headers } = await app.inject({ url: '/', headers: { cookie } });
  await app.close();
  const isShared = String(headers['cache-control']).startsWith('public') && headers.vary === 'accept-encoding';
  return [isShared, [headers['set-cookie'] ?? []].flat()];
}

it('a publicly cacheable page has no cookie without a canary', async () => {
  expect(await admit('')).toEqual([true, []]);
});

it('the cookie of an earlier canary is removed with an answer for this visitor alone', async () => {
  expect(await admit('vipp_versions=old')).toEqual([false, [expect.stringMatching(/^vipp_versions=; .*Max-Age=0/)]]);
});

it('a canary sets the cookie, and caches share pages of visitors with the same one', async () => {
  const set = [
    expect.stringMatching(new RegExp(`^vipp_versions=${id}; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly$`)),
  ];
  expect(await admit('', { hasCanary: true })).toEqual([false, set]);
  expect(await admit('vipp_versions=invented', { hasCanary: true })).toEqual([false, set]);
  expect(await admit(`vipp_versions=${id}`, { hasCanary: true })).toEqual([true, []]);
  const secure = { hasCanary: true, publicOrigin: 'https://www.example.com' };
  expect(await admit(`vipp_versions=${id}`, secure)).toEqual([
    false,
    [expect.stringMatching(/^__Host-vipp_versions=/)],
  ]);
});

it('caches share neither an answer with another cookie, nor a canary, nor a preview, nor an error', async () => {
  const bucket = { hasCanary: true, newBucket: true };
  expect(await admit(`vipp_versions=${id}`, bucket)).toEqual([false, ['vipp_part=1']]);
  expect(await admit(`vipp_versions=${id}`, { hasCanary: true, isCanary: true })).toEqual([false, []]);
  expect(await admit('', { isPreview: true })).toEqual([false, []]);
  expect(await admit('', { status: 404 })).toEqual([false, []]);
});

it('other canaries have another cookie', async () => {
  const set = expect.stringMatching(/^vipp_versions=[\w-]{16};/);
  expect(await admit(`vipp_versions=${id}`, { hasCanary: true, canaryKey: 'other' })).toEqual([false, [set]]);
});
