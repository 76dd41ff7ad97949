/** Which shared caches are in front of the site, and how they are purged: the setting CACHE_PURGE. */
import { converted } from './formats.server';

/** `xkey`: Varnish with its module xkey; `api`: the HTTP API of a CDN. */
export type SharedCache = { kind: 'xkey' | 'api'; address: string };

/** Those that are purged; none for a cache that cannot be, such as nginx, whose pages are fresh for a second. */
export type SharedCaches = readonly SharedCache[];

const WITHOUT_PURGE = 'without-purge';
const FORM = /^(?<kind>xkey|api)\+(?<address>https?:\/\/.+)$/;

function toSharedCache(text: string): SharedCache | undefined {
  const { kind, address = '' } = FORM.exec(text)?.groups ?? {};
  if ((kind !== 'xkey' && kind !== 'api') || !URL.canParse(address)) return undefined;
  return { kind, address: new URL(address).href };
}

const partsOf = (text: string): (SharedCache | undefined)[] =>
  text === WITHOUT_PURGE ? [] : text.split(',').map((part) => toSharedCache(part.trim()));

export const sharedCaches = {
  schema: converted(
    (text) => partsOf(text).every((cache) => cache !== undefined),
    (text): SharedCaches => partsOf(text).filter((cache) => cache !== undefined),
  ),
  expected:
    'a list of caches like xkey+http://127.0.0.1:6081 or api+https://…, separated by commas, or without-purge for caches that cannot be purged',
  example: 'xkey+http://127.0.0.1:6081',
};
