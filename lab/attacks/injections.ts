/** Requests that would pollute prototypes, lead away, leave a folder or split a header: none does, and each is answered. */
import { BODY_TARGETS, HEADER_INJECTION, POLLUTION, REDIRECTS, TRAVERSAL } from './corpus';
import { ask, asTarget, type RawAnswer, type RawRequest } from './raw-request';

/** How many requests were sent, and what went wrong. */
export type AttackResult = { tried: number; faults: string[] };

/** PUBLIC_URL of the site. */
export const PUBLIC_ORIGIN = 'https://www.vipp.example';

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
  const requests = POLLUTION.flatMap(({ type, body }) =>
    BODY_TARGETS.map((target) => {
      const sent = target === '/_reports/csp' ? 'application/csp-report' : type;
      return { method: 'POST', target, headers: [`Content-Type: ${sent}`, KEY], body };
    }),
  );
  return tryAll(origin, requests, () => undefined);
}

function redirectRequests(attack: string): RawRequest[] {
  const text = encodeURIComponent(/\p{Surrogate}/u.test(attack) ? 'x' : attack);
  const raw = asTarget(attack);
  const rooted = raw.startsWith('/') ? raw : `/${raw}`;
  const isAbsolute = /^https?:\/\//i.test(attack);
  const targets = [
    rooted,
    `${rooted}/RSE/`,
    `/consentement?retour=${text}`,
    `/consentement?retour=${raw.replaceAll('#', '%23')}`,
    `/actualite?slug=${text}`,
    `/etude-de-cas?slug=${text}`,
    `/Etude_de_cas?SLUG=${text}&slug=${text}`,
    `/actualite/slug=${text}`,
    `/federation/preview/${text}`,
    `/RSE/?retour=${text}&next=${text}&url=${text}`,
    `/recrutementDetails/${text}`,
    ...(isAbsolute ? [raw] : []),
  ];
  return [
    ...targets.map((target) => ({ target })),
    { method: 'POST', target: '/consentement', headers: [FORM], body: `choice=accepted&retour=${text}` },
    { target: `${rooted}/RSE`, headers: ['X-Forwarded-Proto: http', 'X-Forwarded-Host: evil.example'] },
    ...(isAbsolute ? [{ target: `${raw}/RSE`, headers: ['X-Forwarded-Proto: http'] }] : []),
  ];
}

/** Whether a browser at an address of the site would leave it. */
function leadsAway(location: string | undefined): boolean {
  if (location === undefined) return false;
  if (!URL.canParse(location, `${PUBLIC_ORIGIN}/rse`)) return true;
  return new URL(location, `${PUBLIC_ORIGIN}/rse`).origin !== PUBLIC_ORIGIN || /[\r\n\t]/.test(location);
}

export const tryRedirects = (origin: string): Promise<AttackResult> =>
  tryAll(origin, REDIRECTS.flatMap(redirectRequests), ({ headers }) => {
    const [location] = headers.get('location') ?? [];
    return leadsAway(location) || headers.has('refresh') ? `leads to ${location}` : undefined;
  });

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

function injections({ in: place, value }: (typeof HEADER_INJECTION)[number]): RawRequest[] {
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
  tryAll(origin, HEADER_INJECTION.flatMap(injections), ({ headers }) => {
    const cookies = (headers.get('set-cookie') ?? []).filter((cookie) => /stolen|evil|^taken/.test(cookie));
    const others = [...headers].filter(
      ([name, values]) => name !== 'location' && values.some((value) => value.includes('stolen=1')),
    );
    const isSplit = (headers.get('location') ?? []).length > 1;
    return cookies.length + others.length > 0 || isSplit ? `has ${[...cookies, ...others].join(' ')}` : undefined;
  });
