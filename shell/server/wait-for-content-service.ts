import type { Settings } from './settings/settings';

const PAUSE_MS = 50;

/** Waits until the content service sends any answer, for at most `backendWaitMs`. */
export async function waitForContentService({
  backendUrl,
  backendWaitMs,
}: Pick<Settings, 'backendUrl' | 'backendWaitMs'>): Promise<void> {
  for (const end = performance.now() + backendWaitMs; performance.now() < end;) {
    const answer = await fetch(backendUrl, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
