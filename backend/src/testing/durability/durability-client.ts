/** A client with a bad connection: connections break, forms are sent twice, and it retries until it has its answer. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@vipp/shared/contract/submissions';
import type { Job } from './durability-jobs';

export type Target = {
  url: (job: Job) => string;
  headers: Record<string, string>;
  /** The answer inside an accepted response; undefined when it was not accepted. */
  accepted: (status: number, body: unknown) => { answer: unknown } | undefined;
};

/** Where a connection may break. */
const CUTS = ['before the body', 'in the body', 'after the body'] as const;
export type Cut = (typeof CUTS)[number];

export type Attempts = { sent: number; twice: number; limited: number; failed: number } & Record<Cut, number>;

const CUT_SHARE = 0.2;
const TWICE_SHARE = 0.1;
const CUT_DELAY_MS = 15;

type Response = { status: number; text: string; retryAfterSeconds: number };

function post(target: Target, job: Job, cut: Cut | undefined): Promise<Response> {
  const body = JSON.stringify(job.payload);
  const headers = {
    ...target.headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    [IDEMPOTENCY_HEADER]: job.key,
  };
  return new Promise((resolve, reject) => {
    const sent = request(target.url(job), { method: 'POST', headers, agent: false, timeout: 10_000 }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          retryAfterSeconds: Number(response.headers['retry-after'] ?? 0),
        }),
      );
    });
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('timeout')));
    if (cut === undefined) return void sent.end(body);
    sent.flushHeaders();
    if (cut === 'in the body') sent.write(body.slice(0, body.length / 2));
    if (cut === 'after the body') sent.end(body);
    setTimeout(() => sent.destroy(new Error('cut')), Math.random() * CUT_DELAY_MS);
  });
}

/**
 * Sends a job until it is accepted.
 *
 * @returns the answer
 * @throws when the service refuses it, or `deadline` (in ms since the epoch) passes
 */
export async function submit(target: Target, job: Job, attempts: Attempts, deadline: number): Promise<unknown> {
  while (Date.now() < deadline) {
    const cut = Math.random() < CUT_SHARE ? CUTS[Math.floor(Math.random() * CUTS.length)] : undefined;
    const twice = !cut && Math.random() < TWICE_SHARE;
    attempts.sent += twice ? 2 : 1;
    if (twice) attempts.twice += 1;
    if (cut) attempts[cut] += 1;
    const posts = Array.from({ length: twice ? 2 : 1 }, () => post(target, job, cut));
    const results = await Promise.allSettled(posts);
    for (const result of results) {
      if (result.status === 'rejected') continue;
      const { status, text, retryAfterSeconds } = result.value;
      if (status === 429) {
        attempts.limited += 1;
        await pause(retryAfterSeconds * 1000);
        continue;
      }
      const accepted = status < 500 ? target.accepted(status, JSON.parse(text)) : undefined;
      if (accepted) return accepted.answer;
      if (status >= 400 && status < 500) throw new Error(`${job.call} was refused with ${status}: ${text}`);
    }
    if (!cut) attempts.failed += 1;
    await pause(50 + Math.random() * 150);
  }
  throw new Error(`${job.call} was not answered in time`);
}
