/**
 * Calls back once the next frame is painted: what a press changed is on screen before what takes a slow phone a while.
 * A page that is not looked at paints nothing, and waits until it is.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
