/** Requests that are too large, too deep, too many or too slow: each is refused or done soon, and a page is still answered during it. */
import { connect } from 'node:net';
import { until } from '../support/until';
import type { AttackResult } from './injections';
import { ask, sendBytes, type RawAnswer } from './raw-request';

const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';
const KEY = 'Idempotency-Key: 5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11';
const SLOW_MS = 180_000;

type Send = (origin: string) => Promise<RawAnswer>;

const post =
  (target: string, body: string, headers: readonly string[] = [JSON_TYPE, KEY]): Send =>
  (origin) =>
    ask(origin, { method: 'POST', target, headers, body });
const get =
  (target: string, headers: readonly string[] = []): Send =>
  (origin) =>
    ask(origin, { target, headers });
const bytes =
  (text: string): Send =>
  (origin) =>
    sendBytes(origin, text.replace('HOST', new URL(origin).host));
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const LARGE: readonly (readonly [name: string, send: Send, allowed: readonly number[]])[] = [
  ['1 MB of headers', bytes(`GET / HTTP/1.1\r\nHost: HOST\r\nX-Large: ${'x'.repeat(1_000_000)}\r\n\r\n`), [431]],
  [
    '5 000 headers',
    bytes(`GET / HTTP/1.1\r\nHost: HOST\r\n${many(5_000, (index) => `X-${index}: 1`).join('\r\n')}\r\n\r\n`),
    [431],
  ],
  ['an address of 100 kB', bytes(`GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: HOST\r\n\r\n`), [431, 414]],
  ['an address of 15 kB', get(`/actualite/${'x'.repeat(15_000)}`), [404, 414]],
  ['a search of 12 kB', get(`/actualite?q=${'a%20'.repeat(3_000)}`), [200]],
  ['3 000 parameters', get(`/actualite?${many(3_000, () => 'a=1').join('&')}`), [200]],
  ['3 000 categories', get(`/actualite?${many(1_000, () => 'categorie=1').join('&')}`), [200]],
  ['15 kB of cookies', get('/', [`Cookie: ${many(1_000, (index) => `a${index}=1`).join('; ')}`]), [200, 431]],
  [
    'a body of 50 MB',
    (origin) =>
      sendBytes(
        origin,
        Buffer.concat([
          Buffer.from(
            `POST /contact HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n${JSON_TYPE}\r\nContent-Length: 50000000\r\n\r\n`,
          ),
          Buffer.alloc(5_000_000, 120),
        ]),
      ),
    [413, 0],
  ],
  [
    'a body that declares a negative length',
    bytes(`POST /contact HTTP/1.1\r\nHost: HOST\r\n${JSON_TYPE}\r\nContent-Length: -1\r\n\r\n`),
    [400],
  ],
  [
    'chunks without end',
    (origin) =>
      sendBytes(
        origin,
        `POST /contact HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n${'1000\r\n'.concat('x'.repeat(4096), '\r\n').repeat(100)}`,
      ),
    [413, 0],
  ],
  [
    'a smuggled request',
    bytes(
      'POST /contact HTTP/1.1\r\nHost: HOST\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
    ),
    [400],
  ],
  ['JSON 90 000 levels deep', post('/_data/submit/contact', '['.repeat(90_000) + ']'.repeat(90_000)), [400, 413, 422]],
  [
    'objects 20 000 levels deep',
    post('/_data/submit/contact', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    [400, 413, 422],
  ],
  ['an answer of 150 kB', post('/_data/submit/contact', JSON.stringify({ message: 'x'.repeat(150_000) })), [422]],
  ['40 000 fields', post('/contact', many(40_000, () => 'a=1').join('&'), [FORM_TYPE]), [200, 400, 405, 413, 422]],
  [
    '40 000 fields of one name',
    post('/recrutements/candidature/step2', many(30_000, () => 'a[]=1').join('&'), [FORM_TYPE]),
    [200, 303, 400, 413, 422],
  ],
  [
    'a billion blocks',
    post(
      '/recrutements/candidature/step2',
      'experiences=1000000000&experiences.999999999.entreprise=x&experiences[999999999].x=1',
      [FORM_TYPE],
    ),
    [200, 303, 422],
  ],
  [
    'addresses of mail that make patterns slow',
    post('/_data/submit/contact', JSON.stringify({ email: `${'a.'.repeat(30_000)}@`, telephone: '0'.repeat(50_000) })),
    [422],
  ],
  ['a number that is none', post('/_data/submit/contact', '{"age":1e999,"nom":-0}'), [400, 422]],
  ['a compressed body', post('/contact', '\u001f\u008b', [JSON_TYPE, 'Content-Encoding: gzip']), [400, 415]],
  [
    'ranges without number',
    get('/_mf/shell/static/x', [`Range: bytes=${many(1_000, (index) => `${index}-`).join(',')}`]),
    [404, 416],
  ],
  [
    '500 requests in one packet',
    bytes(
      `${'GET /healthz HTTP/1.1\r\nHost: HOST\r\n\r\n'.repeat(499)}GET /healthz HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n`,
    ),
    [200],
  ],
];

/** Connections that each send a byte every second. */
function openSlowConnections(origin: string, count: number, start: string): { open: () => number; end: () => void } {
  const { hostname, port } = new URL(origin);
  const sockets = many(count, () => {
    const socket = connect(Number(port), hostname, () => socket.write(start));
    return socket;
  });
  const open = new Set(sockets);
  for (const socket of sockets)
    socket
      .on('error', () => undefined)
      .on('close', () => open.delete(socket))
      .resume();
  const timer = setInterval(() => open.forEach((socket) => socket.write('a')), 1_000);
  return {
    open: () => open.size,
    end: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Headers must arrive within 15 s, a whole request within 60 s, and the gateway checks every 5 s: it ends all of these. */
async function trySlow(origin: string): Promise<string[]> {
  const host = new URL(origin).host;
  const start = `POST /contact HTTP/1.1\r\nHost: ${host}\r\n${JSON_TYPE}\r\nContent-Length: 90000\r\n\r\n{`;
  const slow = [
    openSlowConnections(origin, 300, `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `),
    openSlowConnections(origin, 100, start),
  ];
  const { status } = await ask(origin, { target: '/' });
  await until(() => slow.every((one) => one.open() === 0), SLOW_MS);
  const open = slow.reduce((sum, one) => sum + one.open(), 0);
  for (const one of slow) one.end();
  return [
    ...(status === 200 ? [] : [`beside 400 slow connections the home page answered ${status}`]),
    ...(open === 0 ? [] : [`${open} slow connections are still open`]),
  ];
}

export async function tryFloods(origin: string): Promise<AttackResult> {
  const faults: string[] = [];
  for (const [name, send, allowed] of LARGE) {
    const { status } = await send(origin);
    if (!allowed.includes(status)) faults.push(`${name}: answered ${status}; ${allowed.join(' or ')} was expected`);
  }
  return { tried: LARGE.length + 2, faults: [...faults, ...(await trySlow(origin))] };
}
