import type { IncomingMessage } from 'node:http';
import { wellFormedPath } from '@vipp/shared/lib/decode-uri';

/**
 * The address of a request with a path that can be decoded: percent signs of invalid sequences are escaped, as they are read
 * in a query. The router would refuse such an address before any route or hook runs.
 */
export function wellFormedAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return wellFormedPath(path) + url.slice(path.length);
}
