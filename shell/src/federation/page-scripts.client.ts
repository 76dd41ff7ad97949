/** The scripts of the page's own remote, which the server wrote behind the shell's. */
import { trustedScript } from './trusted-script.client';

const OF_REMOTES = 'script[src^="/_mf/mf-"]';

/** `begin-scripts.client.ts` lets them begin one after the other: the last may still be held when the first has come. */
function remoteScripts(): HTMLScriptElement[] {
  const held =
    [...document.querySelectorAll('template')].at(-1)?.content.querySelectorAll<HTMLScriptElement>(OF_REMOTES) ?? [];
  return [...document.querySelectorAll<HTMLScriptElement>(OF_REMOTES), ...held];
}

/** A visitor on a slow network waits for less than this; a host that never answers must not hold the shell back. */
const DEADLINE_MS = 8_000;

const loaded = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${script.src} did not load`)));
  });

/** A remote's own loader would ask again too, and take whatever comes: this one checks it. */
function loadAgain({ src, integrity }: HTMLScriptElement): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScript(src);
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
  return loaded(script);
}

/**
 * Resolves once each of them has run, where it failed at a second attempt. They stand behind the shell's
 * script and keep that order, so none is over before this is called there.
 *
 * @throws {Error} when one of them failed twice, or does not come at all
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
