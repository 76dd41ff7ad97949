import { gatewayExample, type GatewayExample } from '../testing/gateway-example';

const PROXY = '10.1.2.3';
const ELSEWHERE = '10.9.9.9';

const HTTPS = { 'x-forwarded-proto': 'https' };

describe('behind a proxy on another machine', () => {
  let site: GatewayExample;
  beforeAll(async () => {
    site = await gatewayExample({ TRUST_PROXY: 'loopback, 10.1.0.0/16', SUBMISSION_LIMIT: '1' });
  });

  let visitors = 0;
  const ask = (remoteAddress: string, headers: Record<string, string>) =>
    site.gateway.inject({ url: '/rse', remoteAddress, headers });
  const post = async (remoteAddress: string, headers: Record<string, string>) => {
    const options = { method: 'POST', url: '/signalements', remoteAddress, payload: 'description=x' } as const;
    const visitor = { 'x-forwarded-for': `203.0.113.${(visitors += 1)}` };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await site.gateway.inject({ ...options, headers: { ...type, ...visitor, ...headers } })).statusCode;
  };
  const send = (remoteAddress: string, forwardedFor: string) =>
    post(remoteAddress, { ...HTTPS, 'x-forwarded-for': forwardedFor });

  it.each([
    ['https', 200],
    ['https, http', 200],
    ['https,http,http', 200],
    ['HTTPS', 200],
    ['', 200],
    ['http, https', 308],
  ])('the scheme is the one that the first of several proxies added: %s', async (scheme, status) => {
    const headers = { 'x-forwarded-proto': scheme, 'x-forwarded-for': '192.0.2.1, 192.0.2.2' };
    expect((await ask(PROXY, headers)).statusCode).toBe(status);
  });

  it('each visitor has a limit of their own, whatever they claim before the proxy’s address', async () => {
    expect([await send(PROXY, '192.0.2.1'), await send(PROXY, '192.0.2.2')]).toEqual([200, 200]);
    expect(await send(PROXY, '198.51.100.7, 192.0.2.1')).toBe(429);
  });

  it('another peer is not believed', async () => {
    expect((await ask(ELSEWHERE, HTTPS)).statusCode).toBe(308);
    expect(await seenBy(PROXY, [ELSEWHERE, PROXY], '192.0.2.1')).toEqual([ELSEWHERE, '192.0.2.1']);
  });

  it.each([
    ['another host, which a proxy wrote', 'gateway:3000', 'https://www.example.com'],
    ['capitals', 'WWW.Example.COM', 'https://www.example.com'],
    ['the default port', 'www.example.com:443', 'https://www.example.com'],
    ['another name of the site', 'Vipp.Local:443', 'https://vipp.local'],
  ])('a form of its own origin is accepted by Host with %s', async (_, host, origin) => {
    expect(await post(PROXY, { ...HTTPS, host, origin })).toBe(200);
  });

  it('a forged host of another peer opens no form to another site', async () => {
    const forged = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    expect(await post(ELSEWHERE, { ...forged, host: 'www.example.com' })).toBe(403);
  });
});

it('a proxy that the setting does not name is reported in one line of the log, without its address', async () => {
  const site = await gatewayExample();
  for (let asked = 0; asked < 2; asked += 1)
    await site.gateway.inject({ url: '/rse', remoteAddress: PROXY, headers: HTTPS });
  expect(site.logged.filter((line) => line.includes('TRUST_PROXY'))).toEqual([expect.not.stringContaining(PROXY)]);
});

/** The address of the visitor of each peer, as a gateway with this setting sees it. */
async function seenBy(TRUST_PROXY: string, peers: readonly string[], forwardedFor: string) {
  const { gateway } = await gatewayExample({ TRUST_PROXY, PUBLIC_URL: 'http://www.example.com' });
  gateway.addHook('onSend', async (request, reply) => void reply.header('x-seen', request.ip));
  const headers = { 'x-forwarded-for': forwardedFor };
  const ask = (remoteAddress: string) => gateway.inject({ url: '/healthz', remoteAddress, headers });
  return (await Promise.all(peers.map(ask))).map((answer) => answer.headers['x-seen']);
}
