/** Traces of requests, from the gateway to the database, at a collector that a setting names. */
import type { Page } from '@playwright/test';
import { button, contactValues, fillIn, newEmail, passMinimumTimeWithoutScripts } from './support/forms';
import { expect, test as base } from './support/test';
import { startTraceCollector, type TraceCollector } from './support/trace-collector';
import { acceptCookies } from './support/visitor';
import { startWholeSite, type WholeSite } from './support/whole-site';

const TOKEN = 'Bearer token of the collector';

let site: WholeSite;
let collector: TraceCollector;

const test = base.extend<object, { ownSite: WholeSite }>({
  ownSite: [
    async ({ browserName: _browserName }, use) => {
      collector = await startTraceCollector();
      site = await startWholeSite({
        WORKERS: '2',
        LOG_LEVEL: 'debug',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(TOKEN)}`,
      });
      await use(site);
      await site.remove();
      await collector.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});

test.use({ javaScriptEnabled: false });
test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.beforeEach(({ context }) => acceptCookies(context));

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const parentOf = ({ parentSpanId }: { parentSpanId: string | undefined }) =>
  collector.spans.find(({ spanId }) => spanId === parentSpanId);

async function sendContact(page: Page, email: string): Promise<void> {
  await page.goto('/contact');
  const form = page.locator('#ecrire');
  await fillIn(form, contactValues(email));
  await passMinimumTimeWithoutScripts(form);
  await button(form, 'Envoyer').click();
  await expect(form.getByText(/^Vos informations ont bien été envoyées.!$/)).toBeVisible();
}

test('a page is traced through its remote, its data and its rendering', async ({ page }) => {
  await page.goto('/rse');
  await expect.poll(() => named('GET /rse').length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [request] = named('GET /rse');
  expect(request).toMatchObject({
    service: 'gateway',
    parentSpanId: undefined,
    attributes: { 'http.request.method': 'GET', 'http.route': '/rse', 'http.response.status_code': 200 },
  });
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['load remote', 'load data', 'render']));
});

test('a form is traced from the gateway to the rows that it writes', async ({ page }) => {
  await sendContact(page, newEmail());
  const insert = () =>
    named('database insert').find(({ attributes }) => String(attributes['db.query.text']).includes('"contacts"'));
  const path = (): string[] => {
    const names = [];
    for (let span = insert(); span; span = parentOf(span)) names.push(`${span.service}: ${span.name}`);
    return names;
  };
  // Gateway and backend deliver their spans apart from each other.
  await expect
    .poll(path, { timeout: 20_000 })
    .toEqual([
      'backend: database insert',
      'backend: POST /backend/public/api/contacts',
      'gateway: POST contact',
      'gateway: load data',
      'gateway: POST /contact',
    ]);
});

test('nothing about a visitor is in a span', async ({ page }) => {
  const email = newEmail();
  await sendContact(page, email);
  await page.goto('/contact?courriel=awa%40lagune.example');
  const visits = named('GET /contact').length;
  await expect.poll(() => named('GET /contact').length, { timeout: 20_000 }).toBeGreaterThan(visits);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  for (const value of [...Object.values(contactValues(email)), 'awa', userAgent, 'vipp_consent'])
    expect(collector.received()).not.toContain(value);
  expect([...collector.tokens]).toEqual([TOKEN]);
});

test('the log names the trace of a request', async ({ page }) => {
  await page.goto('/rse');
  const lines = site.output().split('\n');
  const line = lines.findLast((text) => text.includes('"route":"/rse"'));
  const { trace_id: traceId } = JSON.parse(line ?? '{}') as { trace_id?: string };
  await expect.poll(() => named('GET /rse').map((span) => span.traceId), { timeout: 20_000 }).toContain(traceId);
});

test('a visitor cannot choose the trace of a request', async ({ request }) => {
  const chosen = '0af7651916cd43dd8448eb211c80319c';
  const visits = named('GET /robots.txt').length;
  await request.get('/robots.txt', { headers: { traceparent: `00-${chosen}-b7ad6b7169203331-01` } });
  await expect.poll(() => named('GET /robots.txt').length, { timeout: 20_000 }).toBeGreaterThan(visits);
  expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(chosen);
});

test('a collector that is gone costs no page', async ({ page }) => {
  await collector.stop();
  const answer = await page.goto('/le-groupe');
  expect(answer?.status()).toBe(200);
  await expect.poll(() => site.output(), { timeout: 40_000 }).toContain('traces could not be delivered');
  collector = await startTraceCollector();
});
