/** Answers the calls of the workers from the state that the main process has. */
import { setTimeout as pause } from 'node:timers/promises';
import type { RegistryStore } from '../releases/shared-releases';
import { answerCalls, createCall, type Call, type Channel } from '../lib/calls';
import type { SharedState } from './shared-state';
import type { MainCalls, WorkerCalls } from './worker-calls';

const POLL_MS = 10;
/** A worker whose event loop is blocked for longer is left out of the metrics. */
const METRICS_MS = 2_000;

type Connected = {
  call: Call<WorkerCalls>;
  /** Last event of the registry that it serves; undefined until it is ready. */
  serves: number | undefined;
};

/** Where a gateway is one of several, the others wait for the worker that is behind. */
function createPeers(workers: ReadonlySet<Connected>, { peers }: RegistryStore) {
  const readyWorkers = () => [...workers].flatMap(({ serves }) => serves ?? []);
  const behind = (seq: number): number => readyWorkers().filter((served) => served < seq).length;
  return {
    serves: async (worker: Connected, seq: number): Promise<void> => {
      worker.serves = Math.max(seq, worker.serves ?? 0);
      await peers?.serves(Math.min(...readyWorkers()));
    },
    untilServed: async (seq: number, withinMs: number): Promise<number> => {
      const deadline = performance.now() + withinMs;
      while (behind(seq) > 0 && performance.now() < deadline) await pause(POLL_MS);
      const others = (await peers?.untilServed(seq, Math.max(0, deadline - performance.now()))) ?? 0;
      return others + (behind(seq) > 0 ? 1 : 0);
    },
  };
}

export type ServeState = {
  /** Answers a worker until it ends. @returns calls it */
  connect: (channel: Channel, onReplace: () => void) => Call<WorkerCalls>;
};

export function createServeState(
  { siteFacts, releases, countSubmission, sanitiser, untilContentService }: SharedState,
  notices: readonly string[],
): ServeState {
  const { store, countReport, isRegistryShared } = releases;
  const workers = new Set<Connected>();
  const others = (worker: Connected): Connected[] => [...workers].filter((one) => one !== worker);
  const peers = createPeers(workers, store);
  const notifyOf = (worker?: Connected): void => {
    for (const { call } of workers) if (call !== worker?.call) void call('registryChanged').catch(() => undefined);
  };
  store.onChange(() => notifyOf());

  return {
    connect: (channel, onReplace) => {
      const worker: Connected = { call: createCall<WorkerCalls>(channel), serves: undefined };
      workers.add(worker);
      channel.on('disconnect', () => workers.delete(worker));
      const calls: MainCalls = {
        start: async () => ({ siteFacts, isRegistryShared, notices }),
        readEvents: store.readAfter,
        appendEvent: async (event, seq) => {
          const stored = await store.append(event, seq);
          if (stored) notifyOf(worker);
          return stored;
        },
        readSnapshots: async () => (await store.snapshots?.read()) ?? [],
        writeSnapshot: async (seq, text) => store.snapshots?.write(seq, text),
        putFile: (integrity, body) => store.files.put(integrity, Buffer.from(body)),
        getFile: store.files.get,
        hasFile: store.files.has,
        sweepFiles: store.files.sweep,
        serves: (seq) => peers.serves(worker, seq),
        untilServed: peers.untilServed,
        countSubmission,
        sanitisePageEntry: sanitiser.pageEntry,
        sanitiseHtml: sanitiser.html,
        untilContentService,
        countReport,
        sendHealth: async (reports) => {
          for (const { call } of others(worker)) void call('receiveHealth', reports).catch(() => undefined);
        },
        metricsOfOthers: async () => {
          const answers = others(worker).map(async ({ call }) =>
            Promise.race([call('metrics').catch(() => undefined), pause(METRICS_MS, undefined, { ref: false })]),
          );
          return (await Promise.all(answers)).filter((values) => values !== undefined);
        },
        replaceMe: async () => onReplace(),
      };
      answerCalls(channel, calls);
      return worker.call;
    },
  };
}
