import fastify from 'fastify';
import { entityTag, isUnchanged, matchesEntityTag } from './entity-tag';

const tag = entityTag('<p>Bonjour</p>');

it('an entity tag is the same for the same text alone', () => {
  expect(entityTag(Buffer.from('<p>Bonjour</p>'))).toBe(tag);
  expect(entityTag('<p>Bonsoir</p>')).not.toBe(tag);
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
});

it.each([
  [tag, true],
  [`"a", ${tag}`, true],
  // As written by a proxy without a change of the text.
  [tag.replace('W/', ''), true],
  ['*', true],
  ['"a"', false],
  ['', false],
  [undefined, false],
])('if-none-match %s: %s', (header, isMatch) => {
  expect(matchesEntityTag(header, tag)).toBe(isMatch);
});

it('an answer with a cookie is sent in full, because a cache would not pass on the cookie of a 304', async () => {
  const app = fastify();
  app.get('/:cookie', (request, reply) => {
    if (request.url === '/with') reply.header('set-cookie', 'a=1');
    return isUnchanged(request, reply, tag) ? reply.send() : reply.send('text');
  });
  const statusOf = async (url: string) => (await app.inject({ url, headers: { 'if-none-match': tag } })).statusCode;
  expect([await statusOf('/without'), await statusOf('/with')]).toEqual([304, 200]);
});
