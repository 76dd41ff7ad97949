/**
 * A visitor of the site over HTTP: reads pages, sends forms with and without scripts, and records acknowledged forms, so that a
 * check can compare them with the stored ones.
 */
import { randomUUID } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as elapsed } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@vipp/shared/contract/submissions';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };
type Call = { method?: string; headers?: Record<string, string>; body?: string };

/** A form of a visitor; it may be stored though the site did not acknowledge it. */
export type SentForm = {
  form: 'contact' | 'newsletter';
  /** Idempotency key, the same in each try. */
  key: string;
  email: string;
  isAcknowledged: boolean;
};

export type VisitorOptions = {
  /** Decides the pages, and varies the typed texts. */
  seed?: number;
  /** Certificate of a site over TLS that only this visitor trusts. */
  ca?: string;
  timeoutMs?: number;
  /** A form that is not acknowledged is sent again, with its key, for so long. */
  patienceMs?: number;
};

const RETRY_MS = 500;
/** Start of a form that was filled in long enough not to be a robot's. */
const LONG_AGO = '1';

const person = { nom: 'Ahouansou', prenom: 'Marie-Noëlle', fonction: 'Directrice', entreprise: 'Lagune & Fils' };
const message = { ...person, telephone: '01 99 00 12 34' };

export type Visitor = ReturnType<typeof createVisitor>;

/** @param site its origin */
export function createVisitor(site: string, options: VisitorOptions = {}) {
  const { seed = 0, ca, timeoutMs = 30_000, patienceMs = 0 } = options;
  const client = site.startsWith('https:') ? https : http;
  const forms: SentForm[] = [];

  /** On a connection of its own, as the first page of a visit. @throws {Error} with the system's code, or `no answer` */
  const call = (path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const asked = {
        ...(ca !== undefined && { ca }),
        method,
        agent: false,
        timeout: timeoutMs,
        headers: { ...headers, ...length },
      };
      const sent = client.request(new URL(path, site), asked, (answer) => {
        text(answer).then(
          (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: read }),
          reject,
        );
      });
      sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'no answer' })));
      sent.on('error', reject);
      sent.end(body);
    });

  /** @throws {Error} for a status other than 200, and for a page without its end */
  async function readPage(path: string): Promise<Answer> {
    const answer = await call(path, { headers: { accept: 'text/html' } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    if (!answer.text.includes('</html>')) throw new Error(`${path} is incomplete`);
    return answer;
  }

  const begin = (form: SentForm['form']): SentForm => {
    const email = `visitor-${seed}-${randomUUID()}@lab.example`;
    const sent: SentForm = { form, key: randomUUID(), email, isAcknowledged: false };
    forms.push(sent);
    return sent;
  };

  /** Tries again, as people do, until the acknowledgement or the end of patience. */
  async function acknowledged(sent: SentForm, send: () => Promise<void>): Promise<SentForm> {
    const end = performance.now() + patienceMs;
    for (;;) {
      try {
        await send();
        sent.isAcknowledged = true;
        return sent;
      } catch (error) {
        if (performance.now() >= end) throw error;
        await elapsed(RETRY_MS);
      }
    }
  }

  /** As scripts send it. */
  const sendByScript = (form: 'contact' | 'newsletter', values: object): Promise<SentForm> => {
    const sent = begin(form);
    const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: sent.key, origin: site };
    const body = JSON.stringify({ ...values, email: sent.email });
    return acknowledged(sent, async () => {
      const answer = await call(`/_data/submit/${form}`, { method: 'POST', headers, body });
      if (answer.status !== 200 || !answer.text.includes('"accepted"'))
        throw new Error(`${form} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    });
  };

  /** As a browser without scripts sends it. */
  const sendWithoutScripts = (): Promise<SentForm> => {
    const sent = begin('contact');
    const values = { ...message, email: sent.email, message: 'Rappelez-moi, merci.', debut: LONG_AGO, cle: sent.key };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin: site };
    const body = String(new URLSearchParams({ ...values, formulaire: 'contact' }));
    return acknowledged(sent, async () => {
      const { status, text: html } = await call('/contact', { method: 'POST', headers, body });
      if (status !== 200) throw new Error(`POST /contact answered ${status}`);
      if (!html.includes('Vos informations ont bien été envoyées')) throw new Error('the form was not accepted');
    });
  };

  return {
    call,
    readPage,
    sendContact: () => sendByScript('contact', { ...message, message: `Rappelez-moi (${seed}).`, provenance: 'Site' }),
    sendNewsletter: () => sendByScript('newsletter', person),
    sendContactWithoutScripts: sendWithoutScripts,
    /** Everything that was sent so far. */
    forms: forms as readonly SentForm[],
  };
}
