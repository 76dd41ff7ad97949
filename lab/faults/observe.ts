/** Makes a fault while visitors use the site, and measures answers, losses and the time to recover. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Lab } from '../support/check';
import { until } from '../support/until';
import type { SentForm } from '../support/visitor';
import { readPages, sendForms, startVisits, type RunningVisits, type VisitEvent } from '../support/visits';

const program = path.resolve(import.meta.dirname, '../../backend/dist/site-command.cjs');
const PAGES = ['/', '/rse', '/contact', '/recrutements', '/actualite'];
/** Forms accepted before the fault, and after it. */
const FORMS_AROUND = 3;
/** Longer than any step on a busy machine: the figure has the real time. */
export const BACK_MS = 240_000;

export type Fault = {
  fault: string;
  /** Begins the fault and waits while it lasts; ends a fault that the site does not end by itself. */
  make: (visits: RunningVisits) => Promise<unknown>;
  /** What visitors may get besides pages and accepted forms. */
  pages?: readonly string[];
  forms?: readonly string[];
  /** The person or program that restores the site. */
  by: string;
};

/** Addresses in the stored forms, read as operators do. */
export async function storedAddresses(env: Readonly<Record<string, string>>): Promise<string[]> {
  const addresses: string[] = [];
  for (const collection of ['contacts', 'newsletter']) {
    const options = { env: { PATH: process.env.PATH, ...env }, maxBuffer: 1e9 };
    const args = [program, 'submissions', 'export', collection];
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    addresses.push(...(JSON.parse(stdout) as { email: string }[]).map(({ email }) => email));
  }
  return addresses;
}

/** @returns a summary in words, and faults */
function compareWithStored(forms: readonly SentForm[], stored: readonly string[]) {
  const acknowledged = forms.filter(({ isAcknowledged }) => isAcknowledged);
  const lost = acknowledged.filter(({ email }) => !stored.includes(email)).length;
  const twice = stored.length - new Set(stored).size;
  const lost_ = lost + twice === 0 ? `nothing of ${acknowledged.length}` : `${lost} of ${acknowledged.length}`;
  return { lost: lost_, faults: lost + twice === 0 ? [] : [`${lost} acknowledged forms lost, ${twice} stored twice`] };
}

/** Status or code of the system. */
const shortOf = (result: string): string => / answered (\d+)/.exec(result)?.[1] ?? result;

function count(events: readonly VisitEvent[]): string {
  const times = new Map<string, number>();
  for (const { result } of events) times.set(shortOf(result), (times.get(shortOf(result)) ?? 0) + 1);
  return [...times].map(([result, number]) => `${result} ×${number}`).join(', ');
}

const isBad = ({ result }: VisitEvent): boolean => result !== 'ok';
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** @returns ms from `since` until the last bad answer before some good pages and forms */
async function untilBack({ events }: RunningVisits, since: number): Promise<number | undefined> {
  let last = since;
  const isBack = await until(() => {
    last = Math.max(since, ...events.filter(isBad).map(({ begun, ms }) => begun + ms));
    const later = events.filter(({ begun }) => begun >= last);
    return (['page', 'form'] as const).every(
      (kind) => later.filter((event) => event.kind === kind).length >= FORMS_AROUND,
    );
  }, BACK_MS);
  return isBack ? last - since : undefined;
}

type ObservedSite = { url: string; stored: () => Promise<readonly string[]> };

/** Adds a row: answers to visitors, losses, and seconds to recover. */
export async function observe(lab: Lab, { url, stored }: ObservedSite, { make, by, ...fault }: Fault): Promise<void> {
  const timeoutMs = 30_000;
  const sending = { kind: 'form', paceMs: 700, act: sendForms } as const;
  const reading = { kind: 'page', size: 1, paceMs: 300, act: readPages(PAGES) } as const;
  const visits = startVisits(url, [reading, { ...sending, size: 1 }], { timeoutMs });
  // Refused visitors try again, with the same key.
  const patient = startVisits(url, [{ ...sending, size: 2 }], { patienceMs: BACK_MS, timeoutMs });
  const faults: string[] = [];
  try {
    const good = (kind: string): number => visits.events.filter((one) => one.kind === kind && !isBad(one)).length;
    // By then the gateway has the content of all pages cached.
    const isUsed = (): boolean => good('form') >= FORMS_AROUND && good('page') >= PAGES.length;
    if (!(await until(isUsed, BACK_MS))) faults.push(`before the fault: ${count(visits.events)}`);
    const began = performance.now();
    await make(visits).catch((error: unknown) => faults.push(String(error)));
    const ended = performance.now();
    const back = await untilBack(visits, ended);
    if (back === undefined) faults.push(`not back: ${count(visits.events.slice(-5))}`);
    await Promise.all([visits.stop(), patient.stop()]);
    const all = [...visits.events, ...patient.events];
    const allowed = { page: fault.pages ?? [], form: [...(fault.forms ?? []), ...(fault.pages ?? [])] };
    const unexpected = all.filter((event) => isBad(event) && !allowed[event.kind].includes(shortOf(event.result)));
    faults.push(...new Set(unexpected.map(({ kind, result }) => `a ${kind} got ${result}`)));
    const during = visits.events.filter(({ begun, ms }) => begun + ms >= began && begun <= ended + (back ?? Infinity));
    const [pages, forms] = (['page', 'form'] as const).map((kind) =>
      count(during.filter((event) => event.kind === kind)),
    );
    const compared = compareWithStored([...visits.forms(), ...patient.forms()], await stored());
    faults.push(...compared.faults);
    lab.add({ name: fault.fault, pages, forms, lost: compared.lost, back: seconds(back ?? Infinity), by, faults });
  } finally {
    await Promise.all([visits.stop(), patient.stop()]);
  }
}
