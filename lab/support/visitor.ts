/**
 * A visitor of the site over HTTP: reads pages, sends forms as scripts send them and as a browser without scripts does, applies
 * for a job page by page, and remembers what the site acknowledged, so that a check can compare it with what is stored.
 */
import { randomUUID } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as elapsed } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@vipp/shared/contract/submissions';
import { pageForm } from './page-form';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };
type Call = { method?: string; headers?: Record<string, string>; body?: string };

/** A form of a visitor; it may be stored though the site did not acknowledge it. */
export type SentForm = {
  form: 'contact' | 'newsletter' | 'application';
  /** Idempotency key, the same in each try. */
  key: string;
  email: string;
  isAcknowledged: boolean;
  /** Of an application: what was typed and chosen, by the name of its field, and the version of the form. */
  answers?: Readonly<Record<string, string>>;
  version?: string;
};

type VisitorOptions = {
  /** Decides which pages it reads, and varies what it types. */
  seed?: number;
  /** Certificate of a site over TLS that only this visitor trusts. */
  ca?: string;
  timeoutMs?: number;
  /** A form that is not acknowledged is sent again, with its key, for so long. */
  patienceMs?: number;
  /** A connection of its own for each request, as the first page of a visit has. */
  isNew?: boolean;
};

const RETRY_MS = 500;
/** Start of a form that was filled in long enough not to be a robot's. */
const LONG_AGO = '1';
const CANDIDATURE = '/recrutements/candidature';

const person = { nom: 'Ahouansou', prenom: 'Marie-Noëlle', fonction: 'Directrice', entreprise: 'Lagune & Fils' };
const message = { ...person, telephone: '01 99 00 12 34' };

/** Answers of a candidate to what the site decides upon. Other fields get a text of their own. */
const identity = (email: string): Readonly<Record<string, string>> => ({
  email,
  pays: 'Togo',
  numero_piece: randomUUID().slice(0, 13),
  date_naissance: '1999-04-12',
  telephone1: '+228 90 01 02 03',
  telephone2: '',
  niveauEtudes: 'bac+2',
  anneeObtention: '2019-07-01',
  dispoNow: 'on',
  hasExperience: '',
});

export type Visitor = ReturnType<typeof createVisitor>;

/** @param site its origin */
export function createVisitor(site: string, options: VisitorOptions = {}) {
  const { seed = 0, ca, timeoutMs = 30_000, patienceMs = 0, isNew = false } = options;
  const client = site.startsWith('https:') ? https : http;
  const agent = isNew ? false : new client.Agent({ keepAlive: true, ...(ca !== undefined && { ca }) });
  const forms: SentForm[] = [];

  /** @throws {Error} with the system's code, or `no answer` */
  const call = (path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const tls = agent || ca === undefined ? {} : { ca };
      const asked = { ...tls, method, agent, timeout: timeoutMs, headers: { ...headers, ...length } };
      const sent = client.request(new URL(path, site), asked, (answer) => {
        text(answer).then(
          (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: read }),
          reject,
        );
      });
      sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'no answer' })));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The site closed the connection as idle at the moment it was used again: browsers send the request again too.
        if (sent.reusedSocket && error.code === 'ECONNRESET')
          resolve(call(path, { method, headers, ...(body && { body }) }));
        else reject(error);
      });
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

  /** Tries again, as people do, until it is acknowledged or the patience ends. */
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

  let cookie = '';
  const post = async (path: string, fields: URLSearchParams): Promise<string> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin: site, cookie };
    const {
      status,
      headers: received,
      text: html,
    } = await call(path, { method: 'POST', headers, body: String(fields) });
    // Of the steps of the application, which another browser cannot go on with.
    cookie = received['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? cookie;
    // A form that is refused comes again, with its errors.
    if (status !== 200 && status !== 422) throw new Error(`POST ${path} answered ${status}`);
    return html;
  };

  async function sendWithoutScripts(): Promise<SentForm> {
    const sent = begin('contact');
    const values = { ...message, email: sent.email, message: 'Rappelez-moi, merci.', debut: LONG_AGO, cle: sent.key };
    const form = pageForm((await readPage('/contact')).text, 'form[action="/contact#ecrire"]');
    return acknowledged(sent, async () => {
      const html = await post(form.action, form.fill(values));
      if (!html.includes('Vos informations ont bien été envoyées')) throw new Error('the form was not accepted');
    });
  }

  /** Fills in both steps without scripts, what each page asks, and confirms the preview. */
  async function apply(): Promise<SentForm> {
    const sent = begin('application');
    const known = identity(sent.email);
    const answers: Record<string, string> = {};
    const press = async (html: string, step?: string): Promise<string> => {
      const form = pageForm(html, 'form:has(button[name="etape"])');
      sent.version ??= form.valueOf('version');
      const fields = form.fill({ ...form.answers(known), debut: LONG_AGO, cle: form.valueOf('cle') || sent.key }, step);
      Object.assign(answers, form.answers(known));
      return post(form.action || CANDIDATURE, fields);
    };
    const first = (await readPage(CANDIDATURE)).text;
    const refreshed = await press(await press(first), 'actualiser');
    const preview = await press(refreshed, 'apercu');
    return acknowledged(sent, async () => {
      const html = await press(preview, 'envoyer');
      if (!html.includes('Formulaire soumis avec succès')) throw new Error('the application was not accepted');
      Object.assign(sent, { answers });
    });
  }

  return {
    call,
    readPage,
    sendContact: () => sendByScript('contact', { ...message, message: `Rappelez-moi (${seed}).`, provenance: 'Site' }),
    sendNewsletter: () => sendByScript('newsletter', person),
    sendContactWithoutScripts: sendWithoutScripts,
    apply,
    /** Everything that was sent so far. */
    forms: forms as readonly SentForm[],
    acknowledged: (): SentForm[] => forms.filter(({ isAcknowledged }) => isAcknowledged),
    close: () => agent && agent.destroy(),
  };
}
