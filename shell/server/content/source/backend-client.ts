/** Calls to the content service, with the token that never leaves the server. */
import { API_BASE, STORAGE_BASE } from '@vipp/shared/contract/paths';
import { readBodyText } from '@vipp/shared/lib/read-body';
import type { SourceAnswer } from './content-cache';

const TIMEOUT_MS = 5_000;
/** A list of ten thousand posts is about 8 MB; far more than that is not an answer of ours. */
const MAX_BYTES = 64 * 1024 * 1024;

export type BackendClient = {
  /**
   * Asks for JSON below the API's base path.
   *
   * @throws {Error} when the backend is not reached in time, answers anything but 200, 304 or 404, or answers too much
   */
  read: (path: string, etag: string | undefined) => Promise<SourceAnswer<unknown>>;
  /** Size in bytes of a stored file, or undefined when the backend does not tell. */
  storedSize: (path: string) => Promise<number | undefined>;
};

type Options = { backendUrl: string; apiToken: string; maxBytes?: number };

export function createBackendClient({ backendUrl, apiToken, maxBytes = MAX_BYTES }: Options): BackendClient {
  const read: BackendClient['read'] = async (path, etag) => {
    const headers = {
      authorization: `Bearer ${apiToken}`,
      accept: 'application/json',
      ...(etag && { 'if-none-match': etag }),
    };
    const response = await fetch(`${backendUrl}${API_BASE}${path}`, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) await response.body?.cancel();
    if (response.status === 304) return { kind: 'unchanged' };
    if (response.status === 404) return { kind: 'not-found' };
    if (!response.ok) throw new Error(`backend answered ${response.status} to ${path}`);
    return {
      kind: 'content',
      content: JSON.parse(await readBodyText(response, maxBytes)),
      etag: response.headers.get('etag') ?? undefined,
    };
  };

  const storedSize: BackendClient['storedSize'] = async (path) => {
    if (!path.startsWith(`${STORAGE_BASE}/`)) return undefined;
    try {
      const response = await fetch(`${backendUrl}${path}`, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const length = response.ok ? Number(response.headers.get('content-length')) : 0;
      return length > 0 ? length : undefined;
    } catch {
      // A size is a courtesy: without it the link still works.
      return undefined;
    }
  };

  return { read, storedSize };
}
