import { EventEmitter } from 'node:events';
import { createVersionHealth } from '../releases/health/version-health';
import { exchangeHealth } from '../releases/health/exchange-health';
import { createMetrics } from '../releases/health/metrics';
import { openRegistry } from '../releases/registry/registry';
import { formsEvents } from '../testing/registry-events';
import { sharedStateExample } from '../testing/shared-state-example';
import { createCall, type Channel } from '../lib/calls';
import { createServeState } from './serve-state';
import { connectToMain } from './worker-state';
import type { SharedState } from './shared-state';
import type { MainCalls } from './worker-calls';

/** Two ends of a channel that clones messages, as that between processes does. */
function createChannel() {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const endOf = (index: 0 | 1): Channel => ({
    on: (event, listener) => ends[index].on(event, listener),
    send: (message, done) => {
      const cloned: unknown = structuredClone(message);
      queueMicrotask(() => {
        ends[index === 0 ? 1 : 0].emit('message', cloned);
        done(null);
      });
      return true;
    },
  });
  const close = () => ends.forEach((end) => end.emit('disconnect'));
  return { main: endOf(0), worker: endOf(1), close };
}

function startMain(changes: Partial<SharedState> = {}) {
  const state = { ...sharedStateExample(), ...changes };
  const { connect } = createServeState(state, ['a notice']);
  const replaced: number[] = [];
  let started = 0;
  const startWorker = async () => {
    started += 1;
    const number = started;
    const channel = createChannel();
    connect(channel.main, () => replaced.push(number));
    return { ...(await connectToMain(channel.worker)), end: channel.close, channel };
  };
  return { state, replaced, startWorker };
}

const turns = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

describe('workers of a gateway', () => {
  it('have one registry: what one changes is announced to the others', async () => {
    const { startWorker } = startMain();
    const [one, other] = [await startWorker(), await startWorker()];
    const registries = [
      await openRegistry(one.shared.releases.store),
      await openRegistry(other.shared.releases.store),
    ] as const;
    const changed = new Promise<void>((resolve) => registries[1].onChange(resolve));
    await registries[0].change(() => formsEvents.published('v1'));
    await changed;
    expect(registries[1].state().seq).toBe(1);
    expect(one.notices).toEqual(['a notice']);
  });

  it('accept one of two simultaneous changes with the same number', async () => {
    const { startWorker } = startMain();
    const stores = [(await startWorker()).shared.releases.store, (await startWorker()).shared.releases.store];
    const stored = await Promise.all(stores.map((store) => store.append(formsEvents.published('v1'), 0)));
    expect(stored.filter(Boolean)).toHaveLength(1);
  });

  it('read the same bytes of a file that one of them stored, and refuse other bytes', async () => {
    const { startWorker, state } = startMain();
    const [one, other] = [await startWorker(), await startWorker()];
    const body = Buffer.from('const a = 1;');
    const { sha384 } = await import('@vipp/shared/contract/federation/integrity.server');
    await one.shared.releases.store.files.put(sha384(body), body);
    expect(await other.shared.releases.store.files.get(sha384(body))).toEqual(body);
    expect(await state.releases.store.files.has(sha384(body))).toBe(true);
    await expect(one.shared.releases.store.files.put(sha384(body), Buffer.from('x'))).rejects.toThrow(/does not match/);
  });

  it('wait for each other before a change counts as served, but not for one that ended or is not ready', async () => {
    const { startWorker } = startMain();
    const [one, other] = [await startWorker(), await startWorker()];
    await startWorker();
    const [peers, otherPeers] = [one.shared.releases.store.peers, other.shared.releases.store.peers];
    await peers?.serves(2);
    await otherPeers?.serves(1);
    expect(await peers?.untilServed(2, 20)).toBe(1);
    const waiting = peers?.untilServed(2, 5_000);
    await otherPeers?.serves(2);
    expect(await waiting).toBe(0);
    other.end();
    expect(await peers?.untilServed(3, 20)).toBe(1);
    await peers?.serves(3);
    expect(await peers?.untilServed(3, 20)).toBe(0);
  });

  it('count submissions and reports of browsers together', async () => {
    const { startWorker } = startMain();
    const [one, other] = [await startWorker(), await startWorker()];
    expect((await one.shared.countSubmission('192.0.2.1')).sent).toBe(1);
    expect((await other.shared.countSubmission('192.0.2.1')).sent).toBe(2);
    expect((await other.shared.countSubmission('192.0.2.2')).sent).toBe(1);
    const report = ['fault', '192.0.2.1', 'mf-forms@v1'] as const;
    expect(await one.shared.releases.countReport(...report)).toBe(true);
    expect(await other.shared.releases.countReport(...report)).toBe(false);
  });

  it('have the main process sanitise content, and wait for the content service with it', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { startWorker } = startMain({ untilContentService: () => answered });
    const { shared } = await startWorker();
    expect(await shared.sanitiser.html('<b onclick="x()">a</b>')).toBe('<b>a</b>');
    expect(await shared.sanitiser.pageEntry({ name: 'Titre', content: '<p>a</p>' })).toMatchObject({
      prose: '<p>a</p>',
    });
    let hasWaited = false;
    const waiting = shared.untilContentService().then(() => (hasWaited = true));
    await turns();
    expect(hasWaited).toBe(false);
    answer();
    expect(await waiting).toBe(true);
  });

  it('have the health of all of them, and the canary guard of each is notified of failures elsewhere', async () => {
    const { startWorker } = startMain();
    const started = [await startWorker(), await startWorker()];
    const healths = started.map(({ shared }) => {
      const health = createVersionHealth();
      if (shared.releases.workers) exchangeHealth(health, shared.releases.workers.health);
      return health;
    });
    const elsewhere = new Promise((resolve) =>
      healths[1]?.listen({ failedElsewhere: (remote, version) => resolve([remote, version]) }),
    );
    healths[0]?.rendered('mf-forms', 'v1', 12);
    healths[0]?.served('mf-forms', 'v1');
    healths[0]?.failed('mf-forms', 'v1', 'render', 'TypeError at /contact');
    expect(await elsewhere).toEqual(['mf-forms', 'v1']);
    for (const health of healths)
      expect(health.counts('mf-forms', 'v1')).toMatchObject({ renders: 1, pages: 1, failed: 1 });
  });

  it('answer with the metrics of all of them', async () => {
    const { startWorker } = startMain();
    const releases = { live: () => ({ default: undefined, canary: undefined }) };
    const started = [await startWorker(), await startWorker()];
    const metrics = started.map(({ shared }) =>
      createMetrics({ health: createVersionHealth(), releases, workers: shared.releases.workers?.metrics }),
    );
    metrics.forEach((one) => one.requestDone('/contact', 200));
    expect(await metrics[0]?.text()).toContain('vipp_http_requests_total{route="/contact",status="200"} 2');
  });

  it('ask for a successor, and get no answer of a main process that ended', async () => {
    const { startWorker, replaced } = startMain();
    const worker = await startWorker();
    worker.replaceMe();
    await turns();
    expect(replaced).toEqual([1]);
    const call = createCall<MainCalls>({ on: worker.channel.worker.on, send: () => true });
    const waiting = call('start');
    worker.end();
    await expect(waiting).rejects.toThrow('the other process ended');
  });

  it('get an error for a call that does not exist', async () => {
    const { main, worker } = createChannel();
    createServeState(sharedStateExample(), []).connect(main, () => undefined);
    const call = createCall<Record<string, () => Promise<unknown>>>(worker);
    await expect(call('constructor')).rejects.toThrow('there is no call constructor');
  });
});
