/** Requests that would pollute prototypes, leave a folder, split a header, or are too large: none does, and each is answered. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ask, asTarget, sendBytes, type RawAnswer, type RawRequest } from './raw-request';

/** The attacks are data: one more is one more line of a file in `corpus/`. */
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'corpus', `${name}.json`), 'utf8')) as T;

/** Number of requests, and problems. */
export type AttackResult = { tried: number; faults: string[] };

const FORM = 'Content-Type: application/x-www-form-urlencoded';
const KEY = 'Idempotency-Key: 5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11';

/** Sends all requests; 503 is no fault, because the content service of the attacked site takes no form. */
async function tryAll(
  origin: string,
  requests: readonly RawRequest[],
  judge: (answer: RawAnswer) => string | undefined,
) {
  const faults: string[] = [];
  for (const request of requests) {
    const answer = await ask(origin, request);
    const isFailure = answer.status === 0 || (answer.status >= 500 && answer.status !== 503);
    const fault = judge(answer) ?? (isFailure ? 'failed' : undefined);
    const { method = 'GET', target, headers = [], body = '' } = request;
    if (fault !== undefined) faults.push(`${method} ${target} ${headers} ${body} answered ${answer.status}: ${fault}`);
  }
  return { tried: requests.length, faults };
}

export function tryPollution(origin: string): Promise<AttackResult> {
  const targets = read<string[]>('body-targets');
  const requests = read<{ type: string; body: string }[]>('pollution').flatMap(({ type, body }) =>
    targets.map((target) => {
      const sent = target === '/_reports/csp' ? 'application/csp-report' : type;
      return { method: 'POST', target, headers: [`Content-Type: ${sent}`, KEY], body };
    }),
  );
  return tryAll(origin, requests, () => undefined);
}

/** Every address that gives files. */
const FILE_ROUTES = [
  '/_mf/',
  '/_mf/shell/static/',
  '/_mf/mf-content/x/client/',
  '/backend/public/storage/',
  '/_images/360/backend/public/storage/',
  '/backend/public/api/content/page/',
  '/federation/builds/',
  '/federation/preview/',
  '/_data/content/',
  '/',
];
/** Text that only files outside the public folders contain. */
const SECRETS =
  /root:[x*]:0:0|"workspaces"|\[fonts\]|API_TOKEN|_SECRET"|-of-a-test-site|registry\.npmjs|\[core\]|createRequire/;

/** @param asked addresses that the content service was asked for */
export async function tryTraversal(origin: string, asked: string[]): Promise<AttackResult> {
  asked.length = 0;
  const paths = read<string[]>('traversal');
  const requests = FILE_ROUTES.flatMap((route) => paths.map((path) => ({ target: route + asTarget(path) })));
  const { tried, faults } = await tryAll(origin, requests, ({ body }) =>
    SECRETS.test(body) ? 'gave away a file' : undefined,
  );
  const passedOn = asked.filter((address) => /\.\.|%2e|%25|\\|%5c|%00/i.test(address.split('?')[0] ?? ''));
  return { tried, faults: [...faults, ...passedOn.map((address) => `the content service was asked for ${address}`)] };
}

type Injection = { in: 'path' | 'form' | 'header'; value: string };

function injections({ in: place, value }: Injection): RawRequest[] {
  if (place === 'path') return [{ target: value }];
  if (place === 'form')
    return ['/consentement', '/contact', '/newsletter/confirmation/x'].map((target) => ({
      method: 'POST',
      target,
      headers: [FORM],
      body: value,
    }));
  const targets = ['/', '/RSE', '/federation/preview/leave', '/backend/public/storage/a.svg'];
  return targets.map((target) => ({ target, headers: [value] }));
}

export const tryHeaderInjection = (origin: string): Promise<AttackResult> =>
  tryAll(origin, read<Injection[]>('header-injection').flatMap(injections), ({ headers }) => {
    const cookies = (headers.get('set-cookie') ?? []).filter((cookie) => /stolen|evil|^taken/.test(cookie));
    const others = [...headers].filter(
      ([name, values]) => name !== 'location' && values.some((value) => value.includes('stolen=1')),
    );
    const isSplit = (headers.get('location') ?? []).length > 1;
    return cookies.length + others.length > 0 || isSplit ? `has ${[...cookies, ...others].join(' ')}` : undefined;
  });

/** Text in parts, some of which are repeated so many times. */
type Repeated = (string | [part: string, times: number])[];
type Flood = {
  name: string;
  bytes?: Repeated;
  method?: string;
  target?: Repeated;
  headers?: Repeated[];
  body?: Repeated;
  /** Statuses that refuse it; 0 is a connection that is cut. */
  allowed: number[];
};

const written = (text: Repeated = []): string =>
  text.map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1]))).join('');

export async function tryFloods(origin: string): Promise<AttackResult> {
  const floods = read<Flood[]>('floods');
  const faults: string[] = [];
  for (const { name, bytes, method = 'GET', target, headers = [], body, allowed } of floods) {
    const request = { method, target: written(target), headers: headers.map(written), body: written(body) };
    const raw = written(bytes).replaceAll('HOST', new URL(origin).host);
    const { status } = await (bytes ? sendBytes(origin, raw) : ask(origin, request));
    if (!allowed.includes(status)) faults.push(`${name}: answered ${status}; ${allowed.join(' or ')} was expected`);
  }
  return { tried: floods.length, faults };
}
