import fastify from 'fastify';
import { choiceOf, minimalBuild } from '../testing/registry-changes';
import { createShareInCaches } from './share-in-caches';

/** Cookie value for the canary key `usual`. */
const ID = 'kFMBv3Nvm3kUMQN8';
const OWN = `vipp_versions=${ID}`;
const SET = new RegExp(`^${OWN}; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly$`);

type Answer = { canaryKey?: string; kind?: 'canary' | 'preview'; status?: number; origin?: string; isNew?: boolean };
const canary: Answer = { canaryKey: 'usual' };

/** Whether caches may store the answer to a visitor with this cookie, and the cookies set by it. */
async function admit(cookie: string, { canaryKey, kind, status = 200, origin = 'http://localhost', isNew }: Answer) {
  const share = createShareInCaches({ canaryKey: () => canaryKey, publicOrigin: origin });
  const app = fastify();
  app.get('/', (request, reply) => {
    if (isNew) reply.header('set-cookie', 'vipp_part=1');
    const release = choiceOf([minimalBuild('mf-forms', 'v1')], kind && { [kind]: ['mf-forms'] });
    share(request, reply, { status, release });
    return reply.send('');
  });
  const { headers } = await app.inject({ url: '/', headers: { cookie } });
  const isShared = String(headers['cache-control']).startsWith('public') && headers.vary === 'accept-encoding';
  return [isShared, [headers['set-cookie'] ?? []].flat()];
}

it.each<[string, string, Answer, isShared: boolean, cookie?: RegExp]>([
  ['share a publicly cacheable page, without a cookie', '', {}, true],
  ['do not share one that removes the cookie of an earlier canary', 'vipp_versions=old', {}, false, /=; .*Max-Age=0/],
  ['do not share one that sets the cookie of a canary', '', canary, false, SET],
  ['do not share one for an invented cookie', 'vipp_versions=invented', canary, false, SET],
  ['share pages of visitors with the cookie of the canary', OWN, canary, true],
  ['do not share one for another canary’s cookie', OWN, { canaryKey: 'other' }, false, /^vipp_versions=[\w-]{16};/],
  ['ask for the cookie for TLS', OWN, { ...canary, origin: 'https://a.example' }, false, /^__Host-vipp_versions=/],
  ['do not share an answer with another cookie', OWN, { ...canary, isNew: true }, false, /^vipp_part=1$/],
  ['do not share a canary', OWN, { ...canary, kind: 'canary' }, false],
  ['do not share a preview', '', { kind: 'preview' }, false],
  ['do not share an error', '', { status: 404 }, false],
])('caches %s', async (...[, sent, answer, isShared, cookie]) => {
  expect(await admit(sent, answer)).toEqual([isShared, cookie ? [expect.stringMatching(cookie)] : []]);
});
