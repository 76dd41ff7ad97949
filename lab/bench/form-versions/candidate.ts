/** A candidate without JavaScript, who answers what each page asks, takes time over it, and sends again what got no answer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { textOf, parseHtml, attribute } from '../../support/html-tree';
import { formsOf, type PageForm } from './page-form';

const IDENTITY = '/recrutements/candidature';
const REFERENCE = /VIPP-[2-9A-Z]{4}-[2-9A-Z]{4}/;
/** Below this time, the site takes an answer for that of a robot. */
const LONG_AGO = '1';

export type SentApplication = {
  email: string;
  /** Of the form that the candidate was shown first. */
  version: string;
  /** Everything that was typed and chosen, by the name of its field. */
  answers: Readonly<Record<string, string>>;
  reference: string;
  /** Requests that got no answer, and were sent again. */
  retries: number;
};

const identityOf = (email: string): Record<string, string> => ({
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

type Answer = { status: number; html: string };

export function createCandidate(url: string, thinkMs: () => number) {
  const email = `${randomUUID()}@candidats.example`;
  const known = identityOf(email);
  const answers: Record<string, string> = {};
  let retries = 0;

  /** Repeats a request until the site answers it. */
  const request = async (path: string, body?: URLSearchParams): Promise<Answer> => {
    for (;;) {
      try {
        const response = await fetch(new URL(path, url), {
          method: body ? 'POST' : 'GET',
          headers: { accept: 'text/html' },
          ...(body && { body }),
          signal: AbortSignal.timeout(15_000),
        });
        const html = await response.text();
        if (response.status < 500) return { status: response.status, html };
      } catch {
        // Killed before it answered.
      }
      retries += 1;
      await pause(250);
    }
  };

  const answerOf = (
    name: string,
    { kind, choices, value }: { kind: string; choices: readonly string[]; value: string },
  ) => {
    const wanted = known[name];
    if (wanted !== undefined) return wanted;
    if (choices.length > 0) return choices.find((choice) => choice !== '') ?? '';
    if (kind === 'checkbox' || name === 'site_bis') return '';
    return value || `Réponse à ${name}`;
  };

  const fill = (form: PageForm): URLSearchParams => {
    const body = new URLSearchParams([...form.hidden]);
    body.set('debut', LONG_AGO);
    if (!body.get('cle')) body.set('cle', randomUUID());
    for (const [name, field] of form.fields) {
      const answer = answerOf(name, field);
      if (name !== 'site_bis') answers[name] = answer;
      if (answer !== '' || field.kind !== 'checkbox') body.set(name, answer);
    }
    return body;
  };

  /** Fills in the form of a page and presses the button of a step. */
  const send = async (html: string, step: string): Promise<string> => {
    const form = formsOf(html).find(({ steps }) => steps.includes(step));
    if (!form) throw new Error(`the page has no button « ${step} »: ${problemsOf(html)}`);
    await pause(thinkMs());
    const body = fill(form);
    body.set('etape', step);
    return (await request(form.action || IDENTITY, body)).html;
  };

  return {
    /** @throws Error with the messages of the page where an answer was refused */
    apply: async (): Promise<SentApplication> => {
      const first = (await request(IDENTITY)).html;
      const [form] = formsOf(first);
      if (!form) throw new Error(`step 1 has no form: ${problemsOf(first)}`);
      const version = form.hidden.get('version') ?? '';
      const second = await send(first, form.steps[0] ?? '');
      const refreshed = await send(second, 'actualiser');
      const preview = await send(refreshed, 'apercu');
      const receipt = await send(preview, 'envoyer');
      const reference = REFERENCE.exec(receipt)?.[0];
      if (!reference) throw new Error(`no receipt: ${problemsOf(receipt)}`);
      return { email, version, answers, reference, retries };
    },
  };
}

const problemsOf = (html: string): string =>
  parseHtml(html)
    .filter((element) => attribute(element, 'role') === 'alert' || element.tagName === 'h1')
    .map(textOf)
    .join(' | ');
