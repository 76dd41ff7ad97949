/** Calls to the content service, with the bearer token. */
import { API_BASE, STORAGE_BASE } from '@vipp/shared/contract/paths';
import { readBodyText } from '@vipp/shared/lib/read-body';
import { tracedFetch } from '@vipp/shared/server/tracing';
import type { ReadAnswer } from './content-cache';

const TIMEOUT_MS = 5_000;
/** Far more than a list of ten thousand posts of about 12 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Statuses of content or of a call that a content service does not have. */
export const NO_SUCH_CALL: readonly number[] = [404, 405, 501];

export type ContentService = { backendUrl: string; apiToken: string };

/** Sends JSON. A redirect is not followed: that would turn the call into a GET, whose answer is not about it. */
export const sendJson = (
  { backendUrl, apiToken }: ContentService,
  name: string,
  path: string,
  { headers, ...init }: Parameters<typeof tracedFetch>[2],
): Promise<Response> =>
  tracedFetch(name, `${backendUrl}${API_BASE}${path}`, {
    method: 'POST',
    redirect: 'manual',
    ...init,
    headers: {
      authorization: `Bearer ${apiToken}`,
      'content-type': 'application/json',
      accept: 'application/json',
      ...headers,
    },
  });

export type BackendClient = ReturnType<typeof createBackendClient>;

export function createBackendClient({ backendUrl, apiToken }: ContentService) {
  /**
   * Requests JSON below the base path of the API, with its entity tag if known.
   *
   * @throws {Error} on a timeout, a status other than 200, 304 and those of an unknown path, or an answer larger than `MAX_BYTES`
   */
  const read = async (path: string, etag: string | undefined): Promise<ReadAnswer> => {
    const headers = {
      authorization: `Bearer ${apiToken}`,
      accept: 'application/json',
      ...(etag && { 'if-none-match': etag }),
    };
    const response = await tracedFetch('content', `${backendUrl}${API_BASE}${path}`, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) await response.body?.cancel();
    if (response.status === 304) return { kind: 'unchanged' };
    if (NO_SUCH_CALL.includes(response.status)) return { kind: 'not-found' };
    if (!response.ok) throw new Error(`backend answered ${response.status} to ${path}`);
    return {
      kind: 'content',
      content: JSON.parse(await readBodyText(response, MAX_BYTES)),
      etag: response.headers.get('etag') ?? undefined,
    };
  };

  /** Size of a stored file in bytes, or undefined when it is unknown. */
  const storedSize = async (path: string): Promise<number | undefined> => {
    if (!path.startsWith(`${STORAGE_BASE}/`)) return undefined;
    try {
      const response = await fetch(`${backendUrl}${path}`, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const length = response.ok ? Number(response.headers.get('content-length')) : 0;
      return length > 0 ? length : undefined;
    } catch {
      // The size is optional: the link works without it.
      return undefined;
    }
  };

  return { read, storedSize };
}
