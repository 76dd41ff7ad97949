/** The loading of a page: delays of its first paint, and its pictures. */
import type { Page } from '@playwright/test';

export type PageLoading = Awaited<ReturnType<typeof look>>;

/** Runs in the page, once it is hydrated. */
async function look() {
  const paints = await new Promise<(PerformanceEntry & { element?: Element | null })[]>((resolve) => {
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(seen), 0));
  });
  const pictures = [...document.images];
  const name = ({ currentSrc, src }: HTMLImageElement) => currentSrc || src;
  // The first content on a phone may be a little lower on a computer.
  const reach = ({ fetchPriority }: HTMLImageElement) => (fetchPriority === 'high' ? 1.5 : 1);
  const largest = paints.at(-1)?.element;
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(
    ({ href }) => href,
  );
  const isPreloaded = ({ currentSrc }: HTMLImageElement) => preloaded.includes(currentSrc);
  const seenArea = (picture: HTMLImageElement) => {
    const { width, top, bottom } = picture.getBoundingClientRect();
    return width * Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
  };
  const isLate =
    largest instanceof HTMLImageElement &&
    !isPreloaded(largest) &&
    pictures.filter(isPreloaded).every((picture) => seenArea(picture) < seenArea(largest));
  return {
    // Addresses of files that the browser loads before the first paint. `renderBlockingStatus` is not in TypeScript's DOM library yet.
    renderBlocking: (
      performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[]
    )
      .filter((entry) => entry.renderBlockingStatus === 'blocking')
      .map((entry) => entry.name),
    /** `font-display` of the faces in use. */
    fontDisplays: [...new Set([...document.fonts].map(({ display }) => display))],
    /** Pictures without the size that reserves their place. */
    unsized: pictures.filter((picture) => !picture.hasAttribute('width') || !picture.hasAttribute('height')).map(name),
    /** Pictures below the window that load at once. */
    eager: pictures
      .filter(
        (picture) =>
          picture.getBoundingClientRect().top > window.innerHeight * reach(picture) && picture.loading !== 'lazy',
      )
      .map(name),
    /** The picture of the largest paint, if neither it nor another one of its size was preloaded. */
    lateLargest: isLate ? name(largest) : null,
  };
}

export const readLoading = (page: Page) => page.evaluate(look);
