/** Attacks in requests, as data: one more attack is one more line. */
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import type { RawRequest } from './raw-request';

/** Every address that reads a body. */
export const BODY_TARGETS: readonly string[] = [
  ...[...Object.keys(submissionCalls), '__proto__', 'constructor', 'toString'].map((name) => `/_data/submit/${name}`),
  ...['/', '/contact', '/signalements', '/signalements/suivi', '/recrutements', '/recrutements/candidature'],
  ...['/recrutements/candidature/step2', '/forget-password/verification-e-mail', '/newsletter/confirmation/x'],
  ...['/recrutementdetails/x', '/etude-de-cas', '/nowhere', '/consentement', '/federation/faults', '/_reports/csp'],
  ...['check', 'publish', 'promote', 'files/missing', 'keys'].map((name) => `/federation/api/${name}`),
];

/** Bodies that would change the prototypes of objects, by type. */
export const POLLUTION: Readonly<Record<string, readonly string[]>> = {
  'application/json': [
    '{"__proto__":{"polluted":1}}',
    '{"__proto__":{"status":200}}',
    '{"__proto__":{"__proto__":{"polluted":1}}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"constructor":{"prototype":{"toString":1}}}',
    '{"prototype":{"polluted":1}}',
    '{"nom":{"__proto__":{"polluted":1}}}',
    '{"nom":{"constructor":{"prototype":{"polluted":1}}}}',
    '[{"__proto__":{"polluted":1}}]',
    '{"a":[{"__proto__":{"polluted":1}}]}',
    '{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":1}}',
    '{"__pro\\u0074o__":{"polluted":1}}',
    '{"c\\u006fnstructor":{"prototype":{"polluted":1}}}',
    '{"__proto__.polluted":1}',
    '{"constructor.prototype.polluted":1}',
    '{"__proto__[polluted]":1}',
    '{"__proto__":null}',
    '{"__proto__":[]}',
    '{"__proto__":1}',
    '{"__proto__":"polluted"}',
    '{"hasOwnProperty":1}',
    '{"toString":null,"valueOf":null}',
    '{"toJSON":"polluted"}',
    '{"then":{"__proto__":{"polluted":1}}}',
    '{"length":1e9,"__proto__":{"length":1e9}}',
    '{"__defineGetter__":1,"__lookupGetter__":1}',
    '{"email":{"toString":"x","__proto__":{"polluted":1}}}',
    '{"__proto__":{"headers":{"x-polluted":"1"}}}',
    '{"__proto__":{"shell":"node","NODE_OPTIONS":"--inspect"}}',
    '{"csp-report":{"__proto__":{"polluted":1}}}',
  ],
  'application/x-www-form-urlencoded': [
    '__proto__=1',
    '__proto__[polluted]=1',
    '__proto__.polluted=1',
    'constructor[prototype][polluted]=1',
    'constructor.prototype.polluted=1',
    'prototype[polluted]=1',
    'nom[__proto__][polluted]=1',
    'nom.__proto__.polluted=1',
    'nom[constructor][prototype][polluted]=1',
    'experiences[__proto__][0]=1',
    'experiences.__proto__.polluted=1',
    'experiences[0][__proto__]=1',
    '__proto__[]=1',
    '%5F%5Fproto%5F%5F[polluted]=1',
    '__proto__%5Bpolluted%5D=1',
    '__proto__[__proto__][polluted]=1',
    'choice=accepted&__proto__=x&retour=__proto__',
    'hasOwnProperty=1&toString=1&valueOf=1',
    'formulaire=__proto__&etape=constructor',
    '__proto__&constructor&prototype',
  ],
};

/** Paths that would leave a folder. */
export const TRAVERSAL: readonly string[] = String.raw`
  ../package.json ../../package.json ../../../../../../etc/passwd ..%2f..%2f..%2f..%2fetc%2fpasswd
  ..%2F..%2Fpackage.json %2e%2e/%2e%2e/%2e%2e/etc/passwd %2e%2e%2f%2e%2e%2fetc%2fpasswd
  ..%5c..%5cpackage.json ..\..\package.json %2e%2e%5c%2e%2e%5cpackage.json ..%252f..%252fetc%252fpasswd
  %252e%252e%252fpackage.json ..%c0%af..%c0%afetc/passwd ..%c1%9cetc/passwd %c0%ae%c0%ae/etc/passwd
  ..%e0%80%afetc/passwd ....//....//etc/passwd ....\/....\/etc/passwd ..;/..;/etc/passwd ..%00/etc/passwd
  a.svg%00.js %00 /etc/passwd //etc/passwd /%2fetc/passwd file:///etc/passwd ./../../.env
  ../.data/secrets.json .git/config .env .npmrc ../../backend/dist/main.cjs ../server/main.cjs
  client/../server/main.cjs %2e/%2e%2e/server/main.cjs C:/Windows/win.ini C:%5cWindows%5cwin.ini
  \\127.0.0.1\c$\x .. .`
  .trim()
  .split(/\s+/);

/** Line ends and other text that would become a header of the answer. */
export const INJECTIONS = {
  path: [
    '/rse%0d%0aset-cookie:%20stolen=1',
    '/RSE%0d%0aset-cookie:%20stolen=1',
    '/RSE?a=%0d%0aset-cookie:%20stolen=1',
    '/RSE/?a=%E5%98%8D%E5%98%8Aset-cookie:%20stolen=1',
    '/actualite?slug=x%0d%0aset-cookie:%20stolen=1',
    '/etude_de_cas?slug=x%0aset-cookie:%20stolen=1',
    '/actualite/slug=x%0d%0aset-cookie:%20stolen=1',
    '/consentement?retour=/%0d%0aset-cookie:%20stolen=1',
    '/consentement?retour=/x%250d%250aset-cookie:%20stolen=1',
    '/federation/preview/x%0d%0aset-cookie:%20stolen=1',
    '/_mf/x%0d%0aset-cookie:%20stolen=1',
    '/backend/public/storage/x%0d%0aset-cookie:%20stolen=1',
    '/_data/news/x%0d%0aset-cookie:%20stolen=1',
  ],
  form: [
    'choice=accepted%0d%0aset-cookie:%20stolen=1',
    'choice=accepted&retour=/%0d%0aset-cookie:%20stolen=1',
    'choice=accepted&retour=/x%0aset-cookie:%20stolen=1',
    'choice=accepted%3B%20Domain=evil.example&retour=/',
    'choice=accepted&retour=/%E5%98%8A%E5%98%8Dset-cookie:stolen=1',
  ],
  header: [
    'Cookie: isDarkmode=true%0d%0aset-cookie: stolen=1',
    'Cookie: its_cookies=accepted\u0001; vipp_part=1%0d%0ax: stolen=1',
    'Cookie: vipp_apercu=a.b" onload="stolen=1',
    'X-Forwarded-Proto: http\r\nX-Forwarded-Host: stolen=1.example',
    'X-Forwarded-For: stolen=1',
    'Idempotency-Key: x%0d%0aset-cookie: stolen=1',
    'X-Folded: a\r\n set-cookie: stolen=1',
    'X-Bare: a\nset-cookie: stolen=1',
    'X-Null: a\u0000b stolen=1',
    'Accept-Encoding: br, stolen=1',
    'If-None-Match: "stolen=1"',
    'Origin: https://stolen=1.example',
  ],
};

/** Statuses that refuse it, 0 for a connection that is cut; bytes, in which HOST is the site's, or a request. */
type Flood = readonly [name: string, allowed: readonly number[], sent: string | RawRequest];

export const KEY = 'Idempotency-Key: 5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11';
const json = (body: string): RawRequest => ({
  method: 'POST',
  target: '/_data/submit/contact',
  headers: ['Content-Type: application/json', KEY],
  body,
});
const form = (target: string, body: string): RawRequest => ({
  method: 'POST',
  target,
  headers: ['Content-Type: application/x-www-form-urlencoded'],
  body,
});
const GET = 'GET / HTTP/1.1\r\nHost: HOST\r\n';
const POST = 'POST /contact HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n';
const STEP_2 = '/recrutements/candidature/step2';
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: HOST\r\n';

export const FLOODS: readonly Flood[] = [
  ['1 MB of headers', [431], `${GET}X-Large: ${'x'.repeat(1e6)}\r\n\r\n`],
  ['5 000 headers', [431], `${GET}${'X-a: 1\r\n'.repeat(5_000)}\r\n`],
  ['an address of 100 kB', [431, 414], `GET /${'x'.repeat(1e5)} HTTP/1.1\r\nHost: HOST\r\n\r\n`],
  ['an address of 15 kB', [404, 414], { target: `/actualite/${'x'.repeat(15_000)}` }],
  ['a search of 12 kB', [200], { target: `/actualite?q=${'a%20'.repeat(3_000)}` }],
  ['3 000 parameters', [200], { target: `/actualite?${'a=1&'.repeat(3_000)}` }],
  ['1 000 categories', [200], { target: `/actualite?${'categorie=1&'.repeat(1_000)}` }],
  ['15 kB of cookies', [200, 431], { target: '/', headers: [`Cookie: ${'a=1; '.repeat(3_000)}`] }],
  ['a body of 50 MB', [413, 0], `${POST}Content-Length: 50000000\r\n\r\n${'x'.repeat(5e6)}`],
  ['a body that declares a negative length', [400], `${POST}Content-Length: -1\r\n\r\n`],
  [
    'chunks without end',
    [413, 0],
    `${POST}Transfer-Encoding: chunked\r\n\r\n${`400\r\n${'x'.repeat(1_024)}\r\n`.repeat(400)}`,
  ],
  [
    'a smuggled request',
    [400],
    'POST /contact HTTP/1.1\r\nHost: HOST\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
  ],
  ['JSON 90 000 levels deep', [400, 413, 422], json('['.repeat(90_000) + ']'.repeat(90_000))],
  ['objects 20 000 levels deep', [400, 413, 422], json(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)],
  ['an answer of 150 kB', [422], json(`{"message":"${'x'.repeat(150_000)}"}`)],
  ['40 000 fields', [200, 400, 405, 413, 422], form('/contact', 'a=1&'.repeat(40_000))],
  ['30 000 fields of one name', [200, 303, 400, 413, 422], form(STEP_2, 'a[]=1&'.repeat(30_000))],
  [
    'a billion blocks',
    [200, 303, 400, 422],
    form(STEP_2, 'experiences=1000000000&experiences.999999999.entreprise=x&experiences[999999999].x=1'),
  ],
  [
    'addresses of mail that make patterns slow',
    [422],
    json(`{"email":"${'a.'.repeat(30_000)}@","telephone":"${'0'.repeat(50_000)}"}`),
  ],
  ['a number that is none', [400, 422], json('{"age":1e999,"nom":-0}')],
  [
    'a compressed body',
    [400, 415],
    {
      ...json('\u001f\u008b'),
      target: '/contact',
      headers: ['Content-Type: application/json', 'Content-Encoding: gzip'],
    },
  ],
  [
    'ranges without number',
    [404, 416],
    { target: '/_mf/shell/static/x', headers: [`Range: bytes=${'0-,'.repeat(1_000)}`] },
  ],
  ['500 requests in one packet', [200], `${`${HEALTH}\r\n`.repeat(499)}${HEALTH}Connection: close\r\n\r\n`],
];
