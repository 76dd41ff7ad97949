/** Requests that would pollute prototypes, leave a folder, split a header, or are too large: none does, and each is answered. */
import { sendBytes, type RawAnswer } from '@vipp/shared/testing/raw-http.server';
import { ask, asTarget, type RawRequest } from './raw-request';
import { BODY_TARGETS, FLOODS, INJECTIONS, KEY, POLLUTION, TRAVERSAL } from './request-corpus';

/** Number of requests, and problems. */
export type AttackResult = { tried: number; faults: string[] };

const FORM = 'Content-Type: application/x-www-form-urlencoded';

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
  const requests = Object.entries(POLLUTION).flatMap(([type, bodies]) =>
    bodies.flatMap((body) =>
      BODY_TARGETS.map((target) => {
        const sent = target === '/_reports/csp' ? 'application/csp-report' : type;
        return { method: 'POST', target, headers: [`Content-Type: ${sent}`, KEY], body };
      }),
    ),
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
  const requests = FILE_ROUTES.flatMap((route) => TRAVERSAL.map((path) => ({ target: route + asTarget(path) })));
  const { tried, faults } = await tryAll(origin, requests, ({ body }) =>
    SECRETS.test(body) ? 'gave away a file' : undefined,
  );
  const passedOn = asked.filter((address) => /\.\.|%2e|%25|\\|%5c|%00/i.test(address.split('?')[0] ?? ''));
  return { tried, faults: [...faults, ...passedOn.map((address) => `the content service was asked for ${address}`)] };
}

const FORM_TARGETS = ['/consentement', '/contact', '/newsletter/confirmation/x'];
const HEADER_TARGETS = ['/', '/RSE', '/federation/preview/leave', '/backend/public/storage/a.svg'];
const injections = (): RawRequest[] => [
  ...INJECTIONS.path.map((target) => ({ target })),
  ...INJECTIONS.form.flatMap((body) =>
    FORM_TARGETS.map((target) => ({ method: 'POST', target, headers: [FORM], body })),
  ),
  ...INJECTIONS.header.flatMap((header) => HEADER_TARGETS.map((target) => ({ target, headers: [header] }))),
];

export const tryHeaderInjection = (origin: string): Promise<AttackResult> =>
  tryAll(origin, injections(), ({ headers }) => {
    const cookies = (headers.get('set-cookie') ?? []).filter((cookie) => /stolen|evil|^taken/.test(cookie));
    const others = [...headers].filter(
      ([name, values]) => name !== 'location' && values.some((value) => value.includes('stolen=1')),
    );
    const isSplit = (headers.get('location') ?? []).length > 1;
    return cookies.length + others.length > 0 || isSplit ? `has ${[...cookies, ...others].join(' ')}` : undefined;
  });

export async function tryFloods(origin: string): Promise<AttackResult> {
  const faults: string[] = [];
  const { host, port } = new URL(origin);
  for (const [name, allowed, sent] of FLOODS) {
    const isRaw = typeof sent === 'string';
    const { status } = await (isRaw ? sendBytes(Number(port), sent.replaceAll('HOST', host)) : ask(origin, sent));
    if (!allowed.includes(status)) faults.push(`${name}: answered ${status}; ${allowed.join(' or ')} was expected`);
  }
  return { tried: FLOODS.length, faults };
}
