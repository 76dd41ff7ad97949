/** Visitors without scripts: they ask for pages with their files, and send forms, at a steady rate until they are stopped. */
import { randomUUID } from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';

const PAGES = ['/', '/le-groupe', '/contact', '/actualite', '/recrutements', '/prestations', '/rse'];
const PAGE_PACE_MS = 250;
const FORM_PACE_MS = 700;
const TIMEOUT_MS = 20_000;
/** Longer than the time below which a form is treated as sent by a robot. */
const READING_MS = 5_000;

const MESSAGE = {
  nom: 'Ahouansou',
  prenom: 'Marie-Noëlle',
  fonction: 'Directrice',
  entreprise: 'Lagune & Fils',
  telephone: '01 99 00 12 34',
};

export type Tally = {
  requests: number;
  /** What was not answered as it should be. */
  failures: string[];
  longestMs: number;
  /** Presses on links that no navigation followed, and what they reached. */
  missedPresses: string[];
  /** Marks of the forms whose visitors read that they were sent. */
  acknowledged: string[];
};

/** `step` names what is replaced at the moment. */
export type Visitor = { site: string; tally: Tally; step: () => string };

/** Counts and prints what was not answered as it should be. */
export function fail({ tally, step }: Pick<Visitor, 'tally' | 'step'>, what: string): void {
  const line = `${step()}: ${what}`;
  tally.failures.push(line);
  console.log(line);
}

/** @returns the text of an answer with 200; undefined of any other, which is counted */
async function ask(visitor: Visitor, path: string, init: RequestInit = {}): Promise<string | undefined> {
  const { site, tally } = visitor;
  const began = performance.now();
  tally.requests += 1;
  try {
    const answer = await fetch(new URL(path, site), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    if (answer.status === 200) return text;
    fail(visitor, `${init.method ?? 'GET'} ${path} was answered with ${answer.status}`);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    fail(visitor, `${init.method ?? 'GET'} ${path}: ${String(cause)}`);
  } finally {
    tally.longestMs = Math.max(tally.longestMs, performance.now() - began);
  }
  return undefined;
}

const filesOf = (html: string): string[] => [...new Set(html.match(/\/_mf\/[\w./-]+\.(?:js|css|woff2)/g))];

async function visitPage(visitor: Visitor, turn: number): Promise<void> {
  const html = await ask(visitor, PAGES[turn % PAGES.length] ?? '/');
  if (html === undefined) return;
  const files = filesOf(html);
  const file = files[turn % files.length];
  if (file === undefined) fail(visitor, `a page names no file`);
  else await ask(visitor, file);
}

export const newMark = (): string => `mark-${randomUUID()}`;
export const emailOf = (mark: string): string => `${mark}@upgrade.example`;

/** As scripts send it. */
async function sendByScript(visitor: Visitor, mark: string): Promise<boolean> {
  const body = JSON.stringify({ ...MESSAGE, email: emailOf(mark), message: mark, provenance: 'Site VIPP' });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    origin: new URL(visitor.site).origin,
  };
  const text = await ask(visitor, '/_data/submit/contact', { method: 'POST', headers, body });
  if (text === undefined) return false;
  if (Object(JSON.parse(text)).kind === 'accepted') return true;
  fail(visitor, `a form was answered with ${text.slice(0, 200)}`);
  return false;
}

const hiddenFields = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /\bname="([^"]*)"/.exec(input)?.[1] ?? '',
      /\bvalue="([^"]*)"/.exec(input)?.[1] ?? '',
    ]),
  );

/** As a browser without scripts sends it: the page with its hidden fields, then the form. */
async function sendWithoutScripts(visitor: Visitor, mark: string): Promise<boolean> {
  const html = await ask(visitor, '/contact');
  if (html === undefined) return false;
  const [form] = /<form[^>]*action="\/contact#ecrire"[^]*?<\/form>/.exec(html) ?? [''];
  const { debut, ...hidden } = hiddenFields(form);
  const fields = {
    ...hidden,
    debut: String(Number(debut) - READING_MS),
    ...MESSAGE,
    email: emailOf(mark),
    message: mark,
  };
  const headers = { origin: new URL(visitor.site).origin };
  const answer = await ask(visitor, '/contact', { method: 'POST', headers, body: new URLSearchParams(fields) });
  if (answer === undefined) return false;
  if (/Vos informations ont bien été envoyées/.test(answer)) return true;
  fail(visitor, `a form without scripts was not accepted`);
  return false;
}

async function sendForm(visitor: Visitor, turn: number): Promise<void> {
  const mark = newMark();
  const isSent = await (turn % 2 === 0 ? sendByScript : sendWithoutScripts)(visitor, mark);
  if (isSent) visitor.tally.acknowledged.push(mark);
}

/** @returns what stops them, once what they have begun is answered */
export function startVisitors(visitor: Visitor, { readers, senders }: { readers: number; senders: number }) {
  let isOver = false;
  const repeat = async (act: (visitor: Visitor, turn: number) => Promise<void>, paceMs: number, start: number) => {
    for (let turn = start; !isOver; turn += 1) {
      const pace = elapsed(paceMs);
      await act(visitor, turn);
      await pace;
    }
  };
  const all = [
    ...Array.from({ length: readers }, (_, index) => repeat(visitPage, PAGE_PACE_MS, index)),
    ...Array.from({ length: senders }, (_, index) => repeat(sendForm, FORM_PACE_MS, index)),
  ];
  return async (): Promise<void> => {
    isOver = true;
    await Promise.all(all);
  };
}
