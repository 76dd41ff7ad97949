/**
 * What the content service reports to operators, such as a setting that is missing. Only the reference backend has these
 * notices: for another content service they are not the site's to give.
 */
import * as z from 'zod/mini';
import { API_BASE } from '@vipp/shared/contract/paths';
import { readBodyText } from '@vipp/shared/lib/read-body';

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 64 * 1024;
const healthSchema = z.object({
  status: z.literal('ok'),
  notices: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
});

/** None where the service cannot be reached, which its own part of `/readyz` shows, or has no such call. */
export async function readBackendNotices(backendUrl: string): Promise<readonly string[]> {
  try {
    const response = await fetch(`${backendUrl}${API_BASE}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok)
      return healthSchema.safeParse(JSON.parse(await readBodyText(response, MAX_BYTES))).data?.notices ?? [];
    await response.body?.cancel();
    return [];
  } catch {
    return [];
  }
}
