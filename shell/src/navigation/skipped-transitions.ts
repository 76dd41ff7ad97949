/**
 * A navigation that starts before the transition between two pages is over skips the rest of it. The router does not
 * handle the rejected promise of that transition, which the browser would report as an error of the page.
 */
export function expectSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped')) event.preventDefault();
  });
}
