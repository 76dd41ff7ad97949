import fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { CSP_REPORTS_PATH } from '../../http/security-headers';
import { registerPolicyReports } from './policy-report-routes';
import { createCountReport } from './report-limit';

const OLD = 'application/csp-report';
const old = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://www.example.com/signalements?email=a@b.fr',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x?email=a@b.fr',
    ...fields,
  },
});
async function report(payload: unknown, { type = OLD, times = 1, ips = ['10.0.0.1'] } = {}) {
  const logged: string[] = [];
  const counted: string[] = [];
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
  const app = fastify({ loggerInstance, trustProxy: true });
  await registerPolicyReports(app, {
    violated: (directive) => counted.push(directive),
    countReport: createCountReport(() => 0),
  });
  let status = 0;
  for (const ip of ips)
    for (let one = 0; one < times; one += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: CSP_REPORTS_PATH,
        headers: { 'content-type': type, 'x-forwarded-for': ip },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      });
      status = answer.statusCode;
    }
  await app.close();
  return { status, counted, logged };
}

describe('reports of policy violations', () => {
  it('count once for each network and minute, and are logged with directive and blocked host, and nothing about the visitor', async () => {
    const { status, counted, logged } = await report(old(), { times: 5, ips: ['10.0.0.1', '10.0.0.2', '10.0.1.1'] });
    expect(status).toBe(204);
    expect(counted).toEqual(['img-src', 'img-src']);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ directive: 'img-src', blocked: 'evil.example' });
    expect(logged.join('')).not.toMatch(/email|signalements|10\.0\.0\.1/);
  });

  it('have labels from a limited list: "other" for unknown directives, "unknown" for invalid addresses', async () => {
    const { counted, logged } = await report(
      old({ 'effective-directive': 'x"} 1\nfake_metric 9', 'blocked-uri': 'a\nb' }),
    );
    expect(counted).toEqual(['other']);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ directive: 'other', blocked: 'unknown' });
  });

  it.each([
    ['no report', {}, OLD, 400],
    ['broken JSON', '{', OLD, 400],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', OLD, 400],
    ['the format of the Reporting API', [], 'application/reports+json', 415],
    ['32 kilobytes', { 'csp-report': { 'blocked-uri': 'x'.repeat(33_000) } }, OLD, 413],
    ['a type that a form of another site can send', old(), 'text/plain', 415],
    ['plain JSON', old(), 'application/json', 415],
  ])('are refused: %s', async (_, payload, type, status) => {
    const answer = await report(payload, { type });
    expect(answer.status).toBe(status);
    expect(answer.counted).toEqual([]);
  });
});
