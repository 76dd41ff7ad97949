/** The shared state as a worker has it: every call goes to the main process, which has the registry and the database. */
import type { HealthExchange, MetricValues, RegistryStore, SharedMetrics } from '../releases/shared-releases';
import { answerCalls, createCall, type Call, type Channel } from '../lib/calls';
import type { SharedState } from './shared-state';
import type { MainCalls, WorkerCalls } from './worker-calls';

function createStore(call: Call<MainCalls>, onChange: RegistryStore['onChange']): RegistryStore {
  return {
    readAfter: (seq) => call('readEvents', seq),
    append: (event, seq) => call('appendEvent', event, seq),
    snapshots: {
      read: () => call('readSnapshots'),
      write: (seq, text) => call('writeSnapshot', seq, text),
    },
    files: {
      put: (integrity, body) => call('putFile', integrity, body),
      get: async (integrity) => {
        const body = await call('getFile', integrity);
        // The channel makes plain bytes of a Buffer.
        return body && Buffer.from(body.buffer, body.byteOffset, body.byteLength);
      },
      has: (integrity) => call('hasFile', integrity),
      sweep: (named, graceMs) => call('sweepFiles', named, graceMs),
    },
    peers: {
      serves: (seq) => call('serves', seq),
      untilServed: (seq, withinMs) => call('untilServed', seq, withinMs),
    },
    onChange,
    close: async () => undefined,
  };
}

export type WorkerState = {
  shared: SharedState;
  notices: readonly string[];
  /** Has another worker started. */
  replaceMe: () => void;
};

/** @param channel to the main process */
export async function connectToMain(channel: Channel): Promise<WorkerState> {
  const call = createCall<MainCalls>(channel);
  const changed: (() => void)[] = [];
  const received: Parameters<HealthExchange['onReports']>[0][] = [];
  let readMetrics: (() => Promise<MetricValues>) | undefined;
  const calls: WorkerCalls = {
    answer: async () => undefined,
    registryChanged: async () => changed.forEach((listener) => listener()),
    receiveHealth: async (reports) => received.forEach((listener) => listener(reports)),
    metrics: async () => readMetrics?.(),
  };
  answerCalls(channel, calls);
  const { siteFacts, isRegistryShared, notices } = await call('start');
  const health: HealthExchange = {
    // Reports that were on their way when the main process ended count nowhere else.
    send: (reports) => void call('sendHealth', reports).catch(() => undefined),
    onReports: (listener) => void received.push(listener),
  };
  const metrics: SharedMetrics = {
    ofOthers: () => call('metricsOfOthers'),
    onRequest: (read) => {
      readMetrics = read;
    },
  };
  return {
    shared: {
      siteFacts,
      releases: {
        store: createStore(call, (listener) => void changed.push(listener)),
        isRegistryShared,
        countReport: (type, address, kind) => call('countReport', type, address, kind),
        workers: { health, metrics },
      },
      countSubmission: (scope, points) => call('countSubmission', scope, points),
      sanitiser: {
        pageEntry: (entry) => call('sanitisePageEntry', entry),
        html: (html) => call('sanitiseHtml', html),
      },
      untilContentService: () => call('untilContentService'),
      close: async () => undefined,
    },
    notices,
    replaceMe: () => void call('replaceMe').catch(() => undefined),
  };
}
