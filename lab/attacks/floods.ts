/** Requests that are too large, too deep, too many or too slow: each is refused or done, and a page is still answered during it. */
import { connect } from 'node:net';
import { until } from '../support/until';
import { FLOODS, type Repeated } from './corpus';
import type { AttackResult } from './injections';
import { ask, sendBytes } from './raw-request';

const SLOW_MS = 180_000;

const written = (text: Repeated = []): string =>
  text.map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1]))).join('');

/** Connections that each send a byte every second. */
function openSlowConnections(origin: string, count: number, start: string) {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: count }, () => {
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
  const end = (): void => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
  return { open, end };
}

/** Headers must arrive within 15 s, a whole request within 60 s, and the gateway checks every 5 s: it ends all of these. */
async function trySlow(origin: string): Promise<string[]> {
  const host = new URL(origin).host;
  const body = `POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{`;
  const slow = [
    openSlowConnections(origin, 300, `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `),
    openSlowConnections(origin, 100, body),
  ];
  const { status } = await ask(origin, { target: '/' });
  await until(() => slow.every(({ open }) => open.size === 0), SLOW_MS);
  const left = slow.reduce((sum, { open }) => sum + open.size, 0);
  for (const { end } of slow) end();
  return [
    ...(status === 200 ? [] : [`beside 400 slow connections the home page answered ${status}`]),
    ...(left === 0 ? [] : [`${left} slow connections are still open`]),
  ];
}

export async function tryFloods(origin: string): Promise<AttackResult> {
  const faults: string[] = [];
  for (const { name, bytes, method = 'GET', target, headers = [], body, allowed } of FLOODS) {
    const request = { method, target: written(target), headers: headers.map(written), body: written(body) };
    const raw = written(bytes).replaceAll('HOST', new URL(origin).host);
    const { status } = await (bytes ? sendBytes(origin, raw) : ask(origin, request));
    if (!allowed.includes(status)) faults.push(`${name}: answered ${status}; ${allowed.join(' or ')} was expected`);
  }
  return { tried: FLOODS.length + 2, faults: [...faults, ...(await trySlow(origin))] };
}
