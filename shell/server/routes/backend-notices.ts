/** Notices of the content service for operators, such as a missing setting. Only the reference backend has them. */
import * as z from 'zod/mini';
import { API_BASE } from '@vipp/shared/contract/paths';
import { readBodyText } from '@vipp/shared/lib/read-body';

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 64 * 1024;
const healthSchema = z.object({
  status: z.literal('ok'),
  notices: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
});

/** @returns no notices where the service has no such call, or is not available, which `/readyz` reports by itself */
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
