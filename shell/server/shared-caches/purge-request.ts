/** How a shared cache is asked to forget what has a tag: one adapter for each kind of cache. */
import type { SharedCache } from '@vipp/shared/contract/settings/shared-caches.server';

const TIMEOUT_MS = 5_000;
/** CDNs accept 30 tags or more in one call. */
const TAGS_OF_ONE_CALL = 30;

async function call(address: string, init: RequestInit): Promise<void> {
  const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** Varnish with the module `xkey`: the keys in a header, as `docs/operating.md` configures it. */
const purgeXkey = (address: string, tags: readonly string[]): Promise<void> =>
  call(address, { method: 'PURGE', headers: { 'xkey-purge': tags.join(' ') } });

/** The HTTP API that CDNs have: the tags as JSON, and a bearer token. */
const purgeApi = (address: string, tags: readonly string[], token: string | undefined): Promise<void> =>
  call(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ tags }),
  });

/**
 * Resolves once the cache has forgotten everything with one of the tags.
 *
 * @throws {Error} when the cache does not answer within 5 s, or refuses
 */
export async function requestPurge(
  { kind, address }: SharedCache,
  tags: readonly string[],
  token: string | undefined,
): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_OF_ONE_CALL) {
    const some = tags.slice(start, start + TAGS_OF_ONE_CALL);
    await (kind === 'xkey' ? purgeXkey(address, some) : purgeApi(address, some, token));
  }
}
