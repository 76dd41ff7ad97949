/** Reads stored pictures of the content service. */
import { readBody } from '@vipp/shared/lib/read-body';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 25 * 1024 * 1024;

type Original =
  | { kind: 'file'; file: Buffer; tag: string | undefined }
  /** It is the one that has the known tag. */
  | { kind: 'unchanged' }
  | { kind: 'missing' };

/**
 * @param knownTag entity tag of an earlier answer
 * @throws {Error} when the content service cannot be reached, refuses, redirects, or sends more than the limit
 */
export async function readOriginal(address: string, knownTag?: string): Promise<Original> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: knownTag === undefined ? {} : { 'if-none-match': knownTag },
  });
  if (response.ok) {
    const file = Buffer.from((await readBody(response, MAX_BYTES)).buffer);
    return { kind: 'file', file, tag: response.headers.get('etag') ?? undefined };
  }
  await response.body?.cancel();
  if (response.status === 304) return { kind: 'unchanged' };
  if (response.status === 404 || response.status === 410) return { kind: 'missing' };
  throw new Error(`the content service answered ${response.status}`);
}
