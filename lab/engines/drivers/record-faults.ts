/** Key of the session storage under which a page lists its faults. */
export const FAULTS_KEY = 'engine-test-faults';

/**
 * Lists errors, warnings, policy violations and failed resources, from before the first script of the page. It runs in the page,
 * so it uses nothing from outside.
 */
export function recordFaults(key: string): void {
  // Documents of their own, such as a PDF's viewer, are no pages of the site.
  if (window !== window.top || !window.location.protocol.startsWith('http')) return;
  const note = (text: string) => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...noted, `${window.location.pathname}: ${text}`]));
  };
  const toText = (value: unknown): string => (value instanceof Error ? value.message : String(value));
  window.addEventListener(
    'error',
    ({ target, message }) => note(target instanceof Element ? `did not load: ${target.outerHTML}` : String(message)),
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => note(`not handled: ${toText(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      note(`${level}: ${values.map(toText).join(' ')}`);
      print(...values);
    };
  }
}
