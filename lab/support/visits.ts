/** Visitors who open pages and send forms, one after the other: the traffic beneath a fault or a measurement. */
import { randomUUID } from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';
import { createVisitor, type SentForm, type Visitor, type VisitorOptions } from './visitor';

/** An action that a visitor repeats. */
type Act = (visitor: Visitor, turn: number) => Promise<unknown>;
/** `size`: so many visitors; `paceMs`: least time from one act of a visitor to the next. */
type Crowd = { kind: 'page' | 'form'; size: number; paceMs: number; act: Act };

/** `result`: `ok`, or the error of the visitor. */
export type VisitEvent = { kind: Crowd['kind']; begun: number; ms: number; result: string };

export type RunningVisits = {
  events: readonly VisitEvent[];
  forms: () => SentForm[];
  /** Unexpected results, in words. */
  failures: () => string[];
  /** Ends after the answers to open requests. */
  stop: () => Promise<void>;
};

const PAGES = ['/', '/le-groupe', '/contact', '/actualite', '/recrutements', '/prestations', '/rse'];

/** Each page has a query of its own: none is a copy out of a cache. */
export const readPages =
  (paths: readonly string[] = PAGES): Act =>
  (visitor, turn) =>
    visitor.readPage(`${paths[turn % paths.length]}?visite=${randomUUID()}`);

export const sendForms: Act = (visitor, turn) =>
  [visitor.sendContact, visitor.sendContactWithoutScripts, visitor.sendNewsletter][turn % 3]?.() ?? Promise.resolve();

const reasonOf = (error: unknown): string => {
  const { code, message } = Object(error) as { code?: string; message?: string };
  return code ?? message ?? String(error);
};

export function startVisits(site: string, crowds: readonly Crowd[], options: VisitorOptions = {}): RunningVisits {
  const events: VisitEvent[] = [];
  const visitors: Visitor[] = [];
  let isOver = false;
  async function repeat(seed: number, { kind, paceMs, act }: Crowd): Promise<void> {
    const visitor = createVisitor(site, { seed, ...options });
    visitors.push(visitor);
    for (let turn = seed; !isOver; turn += 1) {
      const pace = elapsed(paceMs);
      const begun = performance.now();
      const result = await act(visitor, turn).then(() => 'ok', reasonOf);
      events.push({ kind, begun, ms: performance.now() - begun, result });
      await pace;
    }
  }
  const all = crowds.flatMap((crowd) => Array.from({ length: crowd.size }, () => crowd));
  const work = all.map((crowd, seed) => repeat(seed, crowd));
  return {
    events,
    forms: () => visitors.flatMap(({ forms }) => forms),
    failures: () => events.filter(({ result }) => result !== 'ok').map(({ kind, result }) => `${kind}: ${result}`),
    stop: async () => {
      isOver = true;
      await Promise.all(work);
    },
  };
}
