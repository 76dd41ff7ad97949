/**
 * Calls back after the next frame is painted: the effect of a click comes before slow work. In a background tab it waits until
 * the page is visible.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
