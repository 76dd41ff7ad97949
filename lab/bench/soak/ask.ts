/** Requests of the visitors of a long run: how long each took, and which were answered otherwise than they must be. */
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../support/figures';
import { httpRequest, type Answer, type RequestOptions } from './http-request';

const MOST_PRINTED = 50;
/**
 * What a site answers whose machine has no time for it: the gateway, the cache where the gateway did not answer its probe in
 * time, the gateway where the content service did not answer in time. A visitor tries again, forms with the same key.
 */
const BUSY = /very busy|est très sollicité|Backend fetch failed|"unreachable"|Le service ne répond pas/;
const TRIES = 10;
const BUSY_PAUSE_MS = 2_000;

export type Ask = {
  /**
   * Makes a request and reads its answer to the end.
   *
   * @param expected statuses of a right answer
   * @returns the text of a right answer, undefined otherwise
   */
  (url: string, options?: RequestOptions, expected?: readonly number[]): Promise<string | undefined>;
};

export type Answers = {
  ask: Ask;
  /** A right answer with a wrong content. */
  fail: (fault: string) => void;
  requests: () => number;
  failed: () => number;
  /** How often the site refused because its machine was too busy; the visitor tried again. */
  busy: () => number;
  countBusy: (times: number) => void;
  /** Of the requests since the last call, in ms. */
  takeLatency: () => { p50: number; p99: number };
  /** From now on nothing is counted: the site is being stopped. */
  end: () => void;
};

export function createAnswers(): Answers {
  let requests = 0;
  let failed = 0;
  let busy = 0;
  let isOver = false;
  let latencies: number[] = [];
  const fail = (fault: string): void => {
    if (isOver) return;
    failed += 1;
    if (failed <= MOST_PRINTED)
      console.error(`bench:soak: ${new Date().toISOString()} ${fault.replaceAll(/\s+/g, ' ')}`);
  };
  const requestUnlessBusy = async (url: string, options: RequestOptions): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await httpRequest(url, options);
      if (answer.status !== 503 || !BUSY.test(answer.body) || tries === TRIES || isOver) return answer;
      busy += 1;
      await pause(BUSY_PAUSE_MS);
    }
  };
  const ask: Ask = async (url, options = {}, expected = [200]) => {
    const begun = performance.now();
    const name = `${options.method ?? 'GET'} ${url}`;
    try {
      const { status, body } = await requestUnlessBusy(url, options);
      if (isOver) return undefined;
      requests += 1;
      latencies.push(performance.now() - begun);
      if (expected.includes(status)) return body;
      fail(`${name} answered ${status}: ${body.slice(0, 200)}`);
    } catch (error) {
      fail(`${name} ${String(error)}`);
    }
    return undefined;
  };
  return {
    ask,
    fail,
    requests: () => requests,
    failed: () => failed,
    busy: () => busy,
    countBusy: (times) => {
      busy += times;
    },
    takeLatency: () => {
      const taken = latencies;
      latencies = [];
      return { p50: percentile(taken, 0.5) ?? 0, p99: percentile(taken, 0.99) ?? 0 };
    },
    end: () => {
      isOver = true;
    },
  };
}
