/**
 * Calls back once the next frame is painted, so that the effect of a click is visible before slow work begins.
 * In a background tab it waits until the page is visible.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
