/** Requirement 2.26: scrolls smoothly to an updated list, or at once for visitors who prefer reduced motion. */
export function scrollToBlock(block: Element | null): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  block?.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth', block: 'start' });
}
