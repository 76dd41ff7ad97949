/** The scripts of the page's own remote, which the server wrote behind the shell's. */
import { trustedScript } from './trusted-script.client';

const OF_REMOTES = 'script[src^="/_mf/mf-"]';

/** `begin-scripts.client.ts` starts them one after the other: the last may not be inserted yet when the first has loaded. */
function remoteScripts(): HTMLScriptElement[] {
  const held =
    [...document.querySelectorAll('template')].at(-1)?.content.querySelectorAll<HTMLScriptElement>(OF_REMOTES) ?? [];
  return [...document.querySelectorAll<HTMLScriptElement>(OF_REMOTES), ...held];
}

/** Longer than loading takes on a slow network; a host that never answers must not block the shell. */
const DEADLINE_MS = 8_000;

const loaded = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${script.src} did not load`)));
  });

/** Retries a script with its integrity hash, which the remote's own loader would not check. */
function loadAgain({ src, integrity }: HTMLScriptElement): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScript(src);
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
  return loaded(script);
}

/**
 * Resolves once each of them has run, if necessary at a second attempt. They come after the shell's script in the page
 * and run in order, so none has finished before this is called there.
 *
 * @throws {Error} when one of them failed twice, or timed out
 */
export async function pageScripts(deadlineMs = DEADLINE_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`a script of the page did not come within ${deadlineMs} ms`)),
      deadlineMs,
    );
  });
  await Promise.race([
    Promise.all(remoteScripts().map((script) => loaded(script).catch(() => loadAgain(script)))),
    tooLate,
  ]).finally(() => clearTimeout(timer));
}
