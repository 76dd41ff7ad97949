/** Visitors who open pages and send forms while a fault comes and goes, as a person does: who is refused tries again. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as elapsed } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@vipp/shared/contract/submissions';

const PAGES = ['/', '/rse', '/contact', '/recrutements', '/actualite'];
const PAGE_PAUSE_MS = 300;
const PAGE_TIMEOUT_MS = 20_000;
const FORM_PAUSE_MS = 400;
/** After it the browser's page says that the form was not sent. */
const FORM_TIMEOUT_MS = 10_000;
const RETRY_MS = 1_000;
/** More people than this do not try at once; so a long fault does not end in a flood. */
const MAX_TRYING = 6;

export type Form = { key: string; email: string; call: 'contact' | 'newsletter'; isAcknowledged: boolean };
export type Event = { kind: 'page' | 'form'; begun: number; ms: number; result: string };

type Answer = { status: number; text: string };
type Call = { method?: 'GET' | 'POST'; body?: string; headers?: Record<string, string>; timeoutMs: number };

/** On a connection of its own, as the first page of a visit. @throws {Error} with the system's code */
export function call(address: URL, { method = 'GET', body, headers = {}, timeoutMs }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent: false, timeout: timeoutMs }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject).on('timeout', () => sent.destroy(Object.assign(new Error(), { code: 'no answer' })));
    sent.end(body);
  });
}

const reasonOf = (error: unknown): string => String(Object(error).code ?? error);

const payloadOf = ({ call: name, email }: Form): object => {
  const person = { nom: 'Ahouansou', prenom: 'Kofi', fonction: 'Directeur', entreprise: 'Lagune', email };
  return name === 'contact'
    ? { ...person, telephone: '01 99 00 12 34', message: 'Rappelez-moi, merci.', provenance: 'Site VIPP' }
    : person;
};

/** @returns `accepted`, or what the visitor got instead */
async function sendForm(site: string, form: Form): Promise<string> {
  const body = JSON.stringify(payloadOf(form));
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    [IDEMPOTENCY_HEADER]: form.key,
  };
  const options = { method: 'POST', body, headers, timeoutMs: FORM_TIMEOUT_MS } as const;
  const { status, text } = await call(new URL(`/_data/submit/${form.call}`, site), options);
  if (status === 200 && Object(JSON.parse(text)).kind === 'accepted') return 'accepted';
  return String(status);
}

export type Visitors = {
  events: readonly Event[];
  forms: readonly Form[];
  acknowledged: () => number;
  /** Stops new visits; forms that are being sent are tried until they are accepted. */
  stop: (deadlineMs: number) => Promise<void>;
};

export function startVisitors(site: string): Visitors {
  const events: Event[] = [];
  const forms: Form[] = [];
  let isOver = false;
  let givesUpAt = Infinity;
  let trying = 0;
  const record = async (kind: Event['kind'], work: () => Promise<string>): Promise<string> => {
    const begun = performance.now();
    const result = await work().catch(reasonOf);
    events.push({ kind, begun, ms: performance.now() - begun, result });
    return result;
  };
  const visit = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      // Each is rendered: none is a copy from the cache.
      const address = new URL(`${PAGES[turn % PAGES.length]}?visite=${randomUUID()}`, site);
      await record('page', async () => {
        const { status, text } = await call(address, { headers: { accept: 'text/html' }, timeoutMs: PAGE_TIMEOUT_MS });
        return status === 200 && !text.includes('</html>') ? 'incomplete' : String(status);
      });
      await elapsed(PAGE_PAUSE_MS);
    }
  };
  const fillIn = async (form: Form): Promise<void> => {
    trying += 1;
    while (performance.now() < givesUpAt) {
      form.isAcknowledged = (await record('form', () => sendForm(site, form))) === 'accepted';
      if (form.isAcknowledged) break;
      await elapsed(RETRY_MS);
    }
    trying -= 1;
  };
  const send = async (): Promise<void> => {
    const sending: Promise<void>[] = [];
    for (let turn = 0; !isOver; turn += 1) {
      if (trying < MAX_TRYING) {
        const name = turn % 2 === 0 ? 'contact' : 'newsletter';
        const form: Form = {
          key: randomUUID(),
          email: `${randomUUID()}@faults.example`,
          call: name,
          isAcknowledged: false,
        };
        forms.push(form);
        sending.push(fillIn(form));
      }
      await elapsed(FORM_PAUSE_MS);
    }
    await Promise.all(sending);
  };
  const work = Promise.all([visit(), send()]);
  return {
    events,
    forms,
    acknowledged: () => forms.filter(({ isAcknowledged }) => isAcknowledged).length,
    stop: async (deadlineMs) => {
      isOver = true;
      givesUpAt = performance.now() + deadlineMs;
      await work;
    },
  };
}
