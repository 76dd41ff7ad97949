/**
 * A visitor who moves on before the animation between two pages is over skips the rest of it. The router leaves
 * the promise of that animation alone, and the browser would report it as a fault of the page.
 */
export function expectSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped')) event.preventDefault();
  });
}
