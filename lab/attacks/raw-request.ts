/** Requests of the corpus as bytes. */
import { sendBytes, type RawAnswer } from '@vipp/shared/testing/raw-http.server';

/** An address of the corpus as it can be written in a request's first line: spaces and line ends would end it. */
export const asTarget = (text: string): string =>
  encodeURI(text)
    .replaceAll(/%25([0-9a-f]{2})/gi, '%$1')
    .replaceAll('%5C', '\\');

export type RawRequest = { method?: string; target: string; headers?: readonly string[]; body?: string };

export function ask(
  origin: string,
  { method = 'GET', target, headers = [], body = '' }: RawRequest,
): Promise<RawAnswer> {
  const { host, port } = new URL(origin);
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close'];
  const length = method === 'POST' ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  return sendBytes(Number(port), [...lines, ...length, ...headers, '', body].join('\r\n'));
}
