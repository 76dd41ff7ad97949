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
    identify: (request: FastifyRequest, body: Buffer) => {
      const caller = check(request);
      return 'refused' in caller ? caller : caller.identify(body);
    },
  };
}
const withHeaders = (headers: Record<string, string>) =>
  ({ method: 'POST', url: PATH, headers }) as unknown as FastifyRequest;
const signed = (time = NOW, signer = key) =>
  withHeaders(signer.headers({ method: 'POST', path: PATH, body: BODY, time: new Date(time).toISOString() }));

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
    const refusal = { refused: 401, message: expect.stringMatching(message) };
    expect(authorise().check(request)).toMatchObject(refusal);
  });

  it('refuses an empty token where the site has none', () => {
    for (const header of ['Bearer ', 'Bearer', '']) {
      const request = withHeaders({ authorization: header });
      expect(authorise('').check(request)).toMatchObject({ refused: 401 });
    }
  });

  it('accepts a request for five minutes, and stores its id for longer', () => {
    let time = NOW;
    const { identify } = authorise('token', () => time);
    const early = signed(NOW + 4 * MINUTE);
    expect(identify(early, BODY)).toHaveProperty('kind', 'team');
    time = NOW + 8 * MINUTE;
    expect(identify(signed(time), BODY)).toHaveProperty('kind', 'team');
    expect(identify(early, BODY)).toMatchObject({ refused: 401, message: expect.stringContaining('received before') });
  });

  it('does not count a request with an invalid signature, so that others cannot use up the request id of a team', () => {
    const { identify } = authorise();
    const request = signed();
    expect(identify(request, Buffer.from('{"altered":true}'))).toMatchObject({ refused: 401 });
    expect(identify(request, BODY)).toHaveProperty('kind', 'team');
  });

  it('trusts a key for one remote when it was revoked for another', async () => {
    await trust(registry, 'mf-content', key);
    await revoke(registry, 'mf-content', key);
    expect(authorise().identify(signed(), BODY)).toHaveProperty('remote', 'mf-forms');
  });
});
