/** Reads a stored picture of the content service that is drawn into another one. */
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import { readBody } from '@vipp/shared/lib/read-body';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 4 * 1024 * 1024;
const DRAWABLE = /^image\/(?:svg\+xml|png|jpeg)/;

/**
 * @param path `image` of a page's head
 * @returns a `data:` address; undefined where the picture is not a stored file, is unavailable, or has a type that cannot be drawn
 */
export async function readIllustration(backendUrl: string, path: string | undefined): Promise<string | undefined> {
  if (!path?.startsWith(`${STORAGE_BASE}/`)) return undefined;
  try {
    const response = await fetch(`${backendUrl}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const type = DRAWABLE.exec(response.headers.get('content-type') ?? '')?.[0];
    if (response.ok && type)
      return `data:${type};base64,${Buffer.from(await readBody(response, MAX_BYTES)).toString('base64')}`;
    await response.body?.cancel();
    return undefined;
  } catch {
    // The card shows the brand pattern instead.
    return undefined;
  }
}
