/** Visitors of a site over TLS, whose certificate only they trust. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const FORM = '/_data/submit/contact';
const FORM_TIMEOUT_MS = 60_000;
const PAGE_TIMEOUT_MS = 20_000;
const BETWEEN_PAGES_MS = 20;
const BETWEEN_FORMS_MS = 500;

export type Answer = { status: number; isHit: boolean; body: string };
type Call = { method?: string; headers?: Record<string, string>; body?: string; timeout?: number };

/** What visitors met since they began. */
export type Visits = { pages: number; forms: string[]; failures: string[] };

export type RunningVisits = {
  soFar: Readonly<Visits>;
  stop: () => Promise<Visits>;
};

export type Visitors = ReturnType<typeof createVisitors>;

export function createVisitors(site: string, certificate: string) {
  const agent = new Agent({ ca: certificate, keepAlive: true, maxSockets: 16 });

  function call(path: string, { method = 'GET', headers = {}, body, timeout = PAGE_TIMEOUT_MS }: Call = {}) {
    return new Promise<Answer>((resolve, reject) => {
      const sent = request(new URL(path, site), { agent, method, headers, timeout }, (answer) => {
        const isHit = answer.headers['x-cache'] === 'hit';
        text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, isHit, body: read }), reject);
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${timeout} ms`)));
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** @returns the address in the message, once the site has acknowledged it */
  async function sendForm(): Promise<string> {
    const email = `visitor-${randomUUID()}@example.com`;
    const message = {
      nom: 'Adjovi',
      prenom: 'Sena',
      email,
      telephone: '+33 6 12 34 56 78',
      fonction: 'Directrice',
      entreprise: 'Zinsou',
      message: 'Rappelez-moi.',
      provenance: 'Site',
    };
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: site };
    const { status, body } = await call(FORM, {
      method: 'POST',
      headers,
      body: JSON.stringify(message),
      timeout: FORM_TIMEOUT_MS,
    });
    if (status !== 200 || !body.includes('"accepted"'))
      throw new Error(`the form was answered with ${status}: ${body}`);
    return email;
  }

  /**
   * Opens pages, most of which no cache has, and sends forms, until it is stopped.
   *
   * @param withForms `false` while no form can be accepted
   */
  function visit(paths: readonly string[], withForms: boolean): RunningVisits {
    const visits: Visits = { pages: 0, forms: [], failures: [] };
    let isOver = false;
    const failed = (what: string, error: unknown) => visits.failures.push(`${what}: ${error}`);
    const openPages = async (): Promise<void> => {
      for (let count = 0; !isOver; count += 1) {
        const path = `${paths[count % paths.length]}?visit=${randomUUID()}`;
        await call(path).then(
          ({ status }) => status === 200 || failed(path, status),
          (error: unknown) => failed(path, error),
        );
        visits.pages += 1;
        await pause(BETWEEN_PAGES_MS);
      }
    };
    const sendForms = async (): Promise<void> => {
      while (withForms && !isOver) {
        await sendForm().then(
          (email) => visits.forms.push(email),
          (error: unknown) => failed('form', error),
        );
        await pause(BETWEEN_FORMS_MS);
      }
    };
    const visitors = Promise.all([openPages(), openPages(), sendForms()]);
    const stop = async (): Promise<Visits> => {
      isOver = true;
      await visitors;
      return visits;
    };
    return { soFar: visits, stop };
  }

  return { call, sendForm, visit, close: () => agent.destroy() };
}
