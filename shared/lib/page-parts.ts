/**
 * Parts of a page that the first view left out (`[data-part]` in base.css), because they were out of sight; none where
 * the root has `data-whole`.
 */

const leftOut = (): Iterable<HTMLElement> =>
  document.querySelectorAll<HTMLElement>('[data-part]:not([style*="content-visibility"])');

const layOut = (part: HTMLElement): void => {
  part.style.contentVisibility = 'visible';
};

/** Lays out all of the page at once: for who is about to be taken to a place on it. */
export function layOutWholePage(): void {
  for (const part of leftOut()) layOut(part);
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

/** Ends what lays out parts at the moment. */
let stop = (): void => {};

/**
 * Lays out part after part while the visitor asks for nothing, so that the page is whole for all that looks at it at once:
 * the bar beside it, pictures of it, tools.
 *
 * @returns what ends it
 */
export function layOutWhenIdle(): () => void {
  stop();
  const next = () => {
    const [part] = leftOut();
    if (!part) return;
    layOut(part);
    stop = whenIdle(next);
  };
  stop = whenIdle(next);
  return () => stop();
}

/** Leaves out what is out of sight once more, until it is to be laid out again: for a change that all of the page takes part in. */
export function skipOffscreen(): void {
  stop();
  delete document.documentElement.dataset.whole;
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) part.style.contentVisibility = '';
}
