import type { IncomingMessage } from 'node:http';
import { decodeUri } from '@vipp/shared/lib/decode-uri';

/**
 * The address of a request with its path made decodable: a percent sign that begins no sequence is taken literally, as in a query.
 * The router refuses such an address before any route or hook could answer it; so it leads to a page, or to none, like all others.
 */
export function wellFormedAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (decodeUri(path) !== undefined) return url;
  const segments = path
    .split('/')
    .map((segment) => (decodeUri(segment) === undefined ? segment.replaceAll('%', '%25') : segment));
  return segments.join('/') + url.slice(path.length);
}
