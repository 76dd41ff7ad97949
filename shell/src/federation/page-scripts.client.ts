/** The scripts of the page's own remote, after those of the shell. */
import { withTimeout } from '../with-timeout';
import { trustedScript } from './trusted-script.client';

const OF_REMOTES = 'script[src^="/_mf/mf-"]';

/** `begin-scripts.client.ts` starts them one after the other: the last may be missing at the load of the first. */
function remoteScripts(): HTMLScriptElement[] {
  const deferred =
    [...document.querySelectorAll('template')].at(-1)?.content.querySelectorAll<HTMLScriptElement>(OF_REMOTES) ?? [];
  return [...document.querySelectorAll<HTMLScriptElement>(OF_REMOTES), ...deferred];
}

/** Longer than loading takes on a slow network; a server that never answers must not block the shell. */
const TIMEOUT_MS = 8_000;

const whenLoaded = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // The federation runtime would wait for it, instead of adding another one of the same address.
      script.remove();
      reject(new Error(`${script.src} did not load`));
    });
  });

/** Retries a script with its integrity hash, which the remote's own loader would not check. */
function retry({ src, integrity }: HTMLScriptElement): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScript(src);
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
  return whenLoaded(script);
}

/**
 * Resolves after each has run, if necessary after a retry. They run in order after the shell's script: none has finished yet.
 *
 * @throws {Error} when one of them failed twice, or timed out
 */
export async function pageScripts(timeoutMs = TIMEOUT_MS): Promise<void> {
  await withTimeout(
    timeoutMs,
    Promise.all(remoteScripts().map((script) => whenLoaded(script).catch(() => retry(script)))),
    `a script of the page did not load within ${timeoutMs} ms`,
  );
}
