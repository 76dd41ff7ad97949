/**
 * Parts of a page outside the window, not laid out at first (`[data-part]` in base.css); none when the root has `data-whole`.
 */

const skippedParts = (): Iterable<HTMLElement> =>
  document.querySelectorAll<HTMLElement>('[data-part]:not([style*="content-visibility"])');

const layOut = (part: HTMLElement): void => {
  part.style.contentVisibility = 'visible';
};

/** Lays out the whole page at once, before scrolling to a position in it. */
export function layOutWholePage(): void {
  document.documentElement.dataset.whole = '';
}

/** Skips parts of the next page again. */
export function layOutInParts(): void {
  delete document.documentElement.dataset.whole;
}

const whenIdle = (then: () => void): (() => void) => {
  // Not in every browser.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then);
  return () => cancelIdleCallback(handle);
};

/** Stops the current layout of parts. */
let stop = (): void => {};

/**
 * Lays out part after part in idle time: the scroll bar, screenshots and tools need the whole page.
 *
 * @returns a function that stops it
 */
export function layOutWhenIdle(): () => void {
  stop();
  const next = () => {
    const [part] = skippedParts();
    if (!part) return;
    layOut(part);
    stop = whenIdle(next);
  };
  stop = whenIdle(next);
  return () => stop();
}

/** Skips parts outside the window again, before a change of the whole page. */
export function skipOffscreen(): void {
  stop();
  layOutInParts();
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) part.style.contentVisibility = '';
}
