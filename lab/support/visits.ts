/** Visitors who open pages and send forms, one after the other, until they are stopped: the traffic beneath a fault or a measurement. */
import { randomUUID } from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';
import { createVisitor, type SentForm } from './visitor';

const PAGES = ['/', '/le-groupe', '/contact', '/actualite', '/recrutements', '/prestations', '/rse'];

/** `result`: `ok`, or what the visitor got instead. */
export type VisitEvent = { kind: 'page' | 'form'; begun: number; ms: number; result: string };

type Options = {
  /** Visitors who read pages, and visitors who send forms. */
  readers?: number;
  senders?: number;
  paths?: readonly string[];
  /** Least time from one page of a visitor to its next, and from one form to its next. */
  pagePaceMs?: number;
  formPaceMs?: number;
  /** Each page has a query of its own: none is a copy out of a cache. */
  isUncached?: boolean;
  /** A form that is refused is sent again for so long. */
  patienceMs?: number;
  timeoutMs?: number;
  ca?: string;
};

export type RunningVisits = {
  events: readonly VisitEvent[];
  forms: () => SentForm[];
  /** What went otherwise than it should, in words. */
  failures: () => string[];
  /** Ends once what was begun is answered. */
  stop: () => Promise<void>;
};

const reasonOf = (error: unknown): string => {
  const { code, message } = Object(error) as { code?: string; message?: string };
  return code ?? message ?? String(error);
};

export function startVisits(site: string, options: Options = {}): RunningVisits {
  const { readers = 1, senders = 1, paths = PAGES, pagePaceMs = 250, formPaceMs = 500, isUncached = true } = options;
  const { patienceMs = 0, timeoutMs = 20_000, ca } = options;
  const events: VisitEvent[] = [];
  let isOver = false;
  const create = (seed: number) =>
    createVisitor(site, { seed, patienceMs, timeoutMs, isNew: true, ...(ca !== undefined && { ca }) });
  const visitors = Array.from({ length: readers + senders }, (_, seed) => create(seed));

  async function repeat(
    kind: VisitEvent['kind'],
    paceMs: number,
    start: number,
    act: (turn: number) => Promise<unknown>,
  ) {
    for (let turn = start; !isOver; turn += 1) {
      const pace = elapsed(paceMs);
      const begun = performance.now();
      const result = await act(turn).then(() => 'ok', reasonOf);
      events.push({ kind, begun, ms: performance.now() - begun, result });
      await pace;
    }
  }
  const work = visitors.map((visitor, seed) => {
    const read = (turn: number) =>
      visitor.readPage(`${paths[turn % paths.length]}${isUncached ? `?visite=${randomUUID()}` : ''}`);
    const sends = [visitor.sendContact, visitor.sendContactWithoutScripts, visitor.sendNewsletter];
    const send = (turn: number) => sends[turn % sends.length]?.() ?? Promise.resolve();
    return seed < readers ? repeat('page', pagePaceMs, seed, read) : repeat('form', formPaceMs, seed, send);
  });
  return {
    events,
    forms: () => visitors.flatMap(({ forms }) => forms),
    failures: () => events.filter(({ result }) => result !== 'ok').map(({ kind, result }) => `${kind}: ${result}`),
    stop: async () => {
      isOver = true;
      await Promise.all(work);
      for (const visitor of visitors) visitor.close();
    },
  };
}
