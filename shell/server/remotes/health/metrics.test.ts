import fastify from 'fastify';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { NOT_LIVE, type LiveRemote } from '../live/choose-release';
import { createMetrics, registerMetrics } from './metrics';
import { minimalBuild } from '../../testing/registry-changes';
import { createVersionHealth } from './version-health';

const REMOTE = 'mf-forms';
const CANARY = { build: minimalBuild(REMOTE, 'b'), percent: 10 };
const A = '{remote="mf-forms",version="a"}';
const B = '{remote="mf-forms",version="b"}';

function measuredSite() {
  const live = new Map<RemoteName, LiveRemote>();
  const health = createVersionHealth();
  const metrics = createMetrics({
    health,
    registry: { refreshErrors: () => 3 },
    live: { names: () => [...live.keys()], live: (remote) => live.get(remote) ?? NOT_LIVE },
  });
  /** Makes `a` the default version. */
  const setLive = (canary?: LiveRemote['canary']) => live.set(REMOTE, { default: minimalBuild(REMOTE, 'a'), canary });
  const lines = async (part: string) =>
    (await metrics.text()).split('\n').filter((line) => !line.startsWith('#') && line.includes(part));
  return { health, metrics, setLive, lines };
}

it('the metrics for Prometheus count requests by route and status, unreadable rows of the content service, and failures to read the registry', async () => {
  const { metrics, lines } = measuredSite();
  metrics.requestDone('/contact', 200);
  metrics.requestDone('/contact', 200);
  expect(await lines('vipp_http')).toEqual(['vipp_http_requests_total{route="/contact",status="200"} 2']);
  metrics.contentUnreadable('studies', { leftOut: 2, incomplete: 1 });
  const rows = 'vipp_content_unreadable_rows_total{list="studies",shown=';
  expect(await lines('vipp_content_unreadable')).toEqual([`${rows}"no"} 2`, `${rows}"in part"} 1`]);
  for (const _scrape of [1, 2]) expect(await lines('vipp_registry')).toEqual(['vipp_registry_refresh_errors_total 3']);
});

it('the metrics for Prometheus count renders and failures of each kind by remote and version', async () => {
  const { health, lines } = measuredSite();
  health.rendered(REMOTE, 'a', 30);
  for (const kind of ['load', 'render', 'browser'] as const) health.failed(REMOTE, 'a', kind, 'x');
  const counters = ['remote_load', 'render', 'browser'].map((kind) => `vipp_${kind}_errors_total${A} 1`);
  expect(await lines('errors_total{')).toEqual(counters);
  expect(await lines('render_seconds_sum')).toEqual([`vipp_page_render_seconds_sum${A} 0.03`]);
});

it('the metrics for Prometheus contain live versions and their zero failures from the first scrape on', async () => {
  const { setLive, lines } = measuredSite();
  setLive(CANARY);
  expect(await lines('vipp_remote_default')).toEqual([`vipp_remote_default${A} 1`]);
  expect(await lines('canary_percent')).toEqual([`vipp_remote_canary_percent${B} 10`]);
  expect(await lines('vipp_render_errors')).toEqual([A, B].map((labels) => `vipp_render_errors_total${labels} 0`));
});

it('the metrics for Prometheus end the series of a version once many others were used, and its share once it is no longer live', async () => {
  const { health, setLive, lines } = measuredSite();
  setLive(CANARY);
  health.failed(REMOTE, 'b', 'render', 'x');
  await lines('');
  setLive();
  expect(await lines('canary_percent')).toEqual([]);
  expect(await lines(`vipp_render_errors_total${B} 1`)).toHaveLength(1);
  for (let other = 0; other < 60; other += 1) health.rendered('mf-content', String(other), 1);
  expect(await lines('version="b"')).toEqual([]);
  expect(await lines('version="a"')).not.toEqual([]);
});

it.each<[string, remoteAddress: string, headers: Record<string, string>, number]>([
  ['answers requests of this machine', '127.0.0.1', {}, 200],
  ['answers operators from elsewhere', '192.0.2.7', { authorization: 'Bearer x' }, 200],
  ['refuses other requests from elsewhere', '192.0.2.7', {}, 401],
  ['refuses those from elsewhere that claim to be from here', '10.1.2.3', { 'x-forwarded-for': '127.0.0.1' }, 401],
  ['refuses requests through a proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, 401],
  ['refuses those of a proxy that says who asks in other words', '::1', { 'x-real-ip': '192.0.2.7' }, 401],
])('/metrics %s', async (_what, remoteAddress, headers, status) => {
  const app = fastify({ trustProxy: 'loopback' });
  registerMetrics(app, { text: async () => 'a 1\n', contentType: 'text/plain' }, 'x');
  const { statusCode, body } = await app.inject({ url: '/metrics', remoteAddress, headers });
  expect([statusCode, body.includes('a 1')]).toEqual([status, status === 200]);
});
