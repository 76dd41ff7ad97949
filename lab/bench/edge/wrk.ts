/** Load by wrk (Debian's package), which takes a fraction of the processor time of a load client in JavaScript. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { Throughput } from '../server/page-throughput';

const run = promisify(execFile);
const script = path.join(import.meta.dirname, 'wrk.lua');
/** Of a load, to each worker that is to be busy. */
const CONNECTIONS = 20;

/** Of wrk.lua: times in microseconds. */
const summarySchema = z.object({
  requests: z.number(),
  bytes: z.number(),
  failed: z.number(),
  duration: z.number(),
  p99: z.number(),
});

type Options = {
  seconds: number;
  /** `br` as browsers ask. */
  encoding: 'br' | 'identity';
  /** Makes every request another address, which is rendered. */
  isEachNew?: boolean;
  workers?: number;
};

/**
 * @returns p99 in ms, bytes of an answer with its headers
 * @throws where wrk is not installed
 */
export async function loadWithWrk(
  url: string,
  { seconds, encoding, isEachNew = false, workers = 1 }: Options,
): Promise<Throughput> {
  const load = [`-t1`, `-c${CONNECTIONS * workers}`, `-d${seconds}s`, '-s', script, url];
  const { stdout } = await run('wrk', [...load, '--', encoding, isEachNew ? 'new' : 'same']);
  const { requests, bytes, failed, duration, p99 } = summarySchema.parse(
    JSON.parse(stdout.trim().split('\n').at(-1) ?? ''),
  );
  return {
    perSecond: requests / (duration / 1_000_000),
    p99: p99 / 1_000,
    failed,
    bytes: Math.round(bytes / Math.max(1, requests)),
  };
}
