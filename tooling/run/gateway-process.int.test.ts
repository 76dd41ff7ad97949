/** A gateway as a process: its traces lead to the database, and it ends gracefully after an error outside of all requests. */
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { until } from '@vipp/shared/testing/until';
import { startBackend, startGateway, type TestProgram } from '../testing/test-site';

const TOKEN = 'Bearer token of the collector';
const AGENT = 'Browser of a visitor 1.2';
const THROWS = `process.on('SIGUSR2', () => setImmediate(() => { throw new Error('an error of this test'); }))`;

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Export = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] };

const valuesOf = (attributes: readonly Attribute[]): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

const toSpans = ({ resourceSpans }: Export) =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map((span) => ({ ...span, attributes: valuesOf(span.attributes), service }));
  });

/** A collector of OpenTelemetry: stores the spans that are sent to it, and the tokens. */
async function startTraceCollector() {
  const spans: ReturnType<typeof toSpans> = [];
  const tokens = new Set<string | undefined>();
  let received = '';
  let status = 200;
  const { url } = await startHttpServer((sent, response) => {
    void text(sent).then((body) => {
      tokens.add(sent.headers.authorization);
      received += body;
      spans.push(...toSpans(JSON.parse(body) as Export));
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const refuse = () => void (status = 401);
  return { url, spans, tokens, received: () => received, refuse };
}

const CHOSEN = '0af7651916cd43dd8448eb211c80319c';
const values = {
  nom: 'Ahouansou',
  prenom: 'Marie-Noëlle',
  fonction: 'Directrice',
  entreprise: 'Lagune & Fils',
  email: 'awa@lagune.example',
  telephone: '01 99 00 12 34',
  message: 'Votre centre de Lomé nous intéresse.',
};

const folder = temporaryFolder();
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let backend: TestProgram;
let gateway: TestProgram;
/** Asked for at once: spans are delivered every five seconds. */
let answers: Record<'page' | 'robots' | 'form', Response>;

const open = (address: string, { headers, ...init }: RequestInit = {}) =>
  fetch(gateway.url + address, { ...init, headers: { connection: 'close', 'user-agent': AGENT, ...headers } });

beforeAll(async () => {
  collector = await startTraceCollector();
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(TOKEN)}`,
  };
  backend = await startBackend({ folder: path.join(folder, 'backend'), env: tracing });
  gateway = await startGateway({
    folder: path.join(folder, 'gateway'),
    backendUrl: backend.url,
    env: {
      ...tracing,
      LOG_LEVEL: 'debug',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(THROWS)}`,
    },
  });
  const body = new URLSearchParams({ formulaire: 'contact', cle: '', debut: '', ...values });
  answers = {
    page: await open('/rse'),
    robots: await open('/robots.txt', { headers: { traceparent: `00-${CHOSEN}-b7ad6b7169203331-01` } }),
    form: await open('/contact?courriel=awa%40lagune.example', { method: 'POST', body }),
  };
});
afterAll(async () => {
  await gateway?.stop();
  await backend?.stop();
});

const named = (name: string) => collector.spans.filter((span) => span.name === name);

describe('the trace of a page', () => {
  it('leads through its remote, its data and its rendering, and is named in the log', async () => {
    expect(answers.page.status).toBe(200);
    await until(() => named('GET /rse').length > 0);
    const [request] = named('GET /rse');
    const attributes = { 'http.request.method': 'GET', 'http.route': '/rse', 'http.response.status_code': 200 };
    expect(request).toMatchObject({ service: 'gateway', attributes });
    expect(request?.parentSpanId || undefined).toBeUndefined();
    const isPart = (name: string) => named(name).some(({ parentSpanId }) => parentSpanId === request?.spanId);
    await until(() => ['load remote', 'load data', 'render'].every(isPart));
    expect(gateway.log()).toContain(request?.traceId);
  });

  it('is not one that a visitor chose', async () => {
    await until(() => named('GET /robots.txt').length > 0);
    expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(CHOSEN);
  });
});

it('the trace of a form leads to the call that stores it, without anything about the visitor', async () => {
  const sent = expect.stringContaining('ont bien été envoyées');
  expect([answers.form.status, await answers.form.text()]).toEqual([200, sent]);
  const origin = (): string[] => {
    const names = [];
    let [span] = named('POST /backend/public/api/contacts');
    while (span) {
      const { service, name, parentSpanId } = span;
      names.push(`${service}: ${name}`);
      span = collector.spans.find(({ spanId }) => spanId === parentSpanId);
    }
    return names;
  };
  // Gateway and backend deliver their spans apart from each other.
  await until(() => origin().at(-1) === 'gateway: POST /contact');
  expect(origin()).toEqual([
    'backend: POST /backend/public/api/contacts',
    'gateway: POST contact',
    'gateway: load data',
    'gateway: POST /contact',
  ]);
  for (const value of [...Object.values(values), 'awa', AGENT]) expect(collector.received()).not.toContain(value);
  expect([...collector.tokens]).toEqual([TOKEN]);
});

it('answers what it has begun after an error outside of all requests, and ends, with a collector that refuses its traces', async () => {
  collector.refuse();
  const body = new URLSearchParams({ formulaire: 'newsletter', email: 'awa@lagune.example' }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
  const form = request(`${gateway.url}/contact`, { method: 'POST', headers: { ...type, origin: gateway.url } });
  form.write(body.slice(0, 20));
  await once(form, 'socket');
  // Its headers have arrived once a later request is answered.
  expect((await open('/robots.txt')).status).toBe(200);
  process.kill(gateway.pid, 'SIGUSR2');
  await until(() => gateway.log().includes('an error outside of all requests'));
  form.end(body.slice(20));
  const [answer] = await once(form, 'response');
  expect(answer.statusCode).toBeLessThan(500);
  expect(await text(answer)).toContain('</html>');
  expect(await gateway.exited).toContain('1');
  expect(gateway.log()).toContain('traces could not be delivered');
});
