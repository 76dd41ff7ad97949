/** Requirement 2.26: after an update the page scrolls smoothly to the list; at once for visitors who want no motion. */
export function scrollToBlock(block: Element | null): void {
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  block?.scrollIntoView({ behavior: stillness ? 'auto' : 'smooth', block: 'start' });
}
