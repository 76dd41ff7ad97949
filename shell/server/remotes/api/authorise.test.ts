import type { FastifyRequest } from 'fastify';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry, type Registry } from '../registry/registry';
import { createTeamKey, revoke, trust, type TeamKeyPair } from '../../testing/team-key';
import { createAuthorise } from './authorise';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const BODY = Buffer.from('{}');
const PATH = '/federation/api/check';

let registry: Registry;
let key: TeamKeyPair;

beforeEach(async () => {
  registry = await openRegistry(createMemoryStore());
  key = createTeamKey();
  await trust(registry, 'mf-forms', key);
});

/** Checks a request before its body is read, and then identifies its caller. */
function authorise(federationToken = 'token', now = () => NOW) {
  const check = createAuthorise({ registry, federationToken, now });
  return {
    check,
    identify: (request: FastifyRequest, body: Buffer) => check(request)(body),
  };
}
const withHeaders = (headers: Record<string, string>) =>
  ({ method: 'POST', url: PATH, headers }) as unknown as FastifyRequest;
const signed = (time = NOW, signer = key) =>
  withHeaders(signer.headers({ method: 'POST', path: PATH, body: BODY, time: new Date(time).toISOString() }));

const refusal = (message: RegExp) => expect.objectContaining({ status: 401, message: expect.stringMatching(message) });

describe('authorise', () => {
  it('identifies a team by its signature', () => {
    expect(authorise().identify(signed(), BODY)).toMatchObject({
      kind: 'team',
      remote: 'mf-forms',
      keyId: key.keyId,
      by: 'team of mf-forms',
    });
  });

  it.each<[string, RegExp, () => FastifyRequest | Promise<FastifyRequest>]>([
    ['no signature', /not signed/, () => withHeaders({})],
    ['an unknown key', /not known/, () => signed(NOW, createTeamKey())],
    ['a revoked key', /revoked/, () => revoke(registry, 'mf-forms', key).then(() => signed())],
    ['the time of 6 minutes ago', /more than 5 minutes/, () => signed(NOW - 6 * MINUTE)],
    ['a time in 6 minutes', /more than 5 minutes/, () => signed(NOW + 6 * MINUTE)],
    ['the token of others', /not that of this site’s operators/, () => withHeaders({ authorization: 'Bearer guess' })],
  ])('refuses a request with %s before its body is read', async (_what, message, send) => {
    const request = await send();
    expect(() => authorise().check(request)).toThrow(refusal(message));
  });

  it('refuses an empty token where the site has none', () => {
    for (const header of ['Bearer ', 'Bearer', '']) {
      const request = withHeaders({ authorization: header });
      expect(() => authorise('').check(request)).toThrow(refusal(/./));
    }
  });

  it('trusts a key for one remote when it was revoked for another', async () => {
    await trust(registry, 'mf-content', key);
    await revoke(registry, 'mf-content', key);
    expect(authorise().identify(signed(), BODY)).toHaveProperty('remote', 'mf-forms');
  });
});
