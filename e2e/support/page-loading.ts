/** How a page was loaded: what delayed its first paint, layout shifts, how its pictures were loaded. */
import type { Page } from '@playwright/test';

export type PageLoading = {
  blockingScripts: number;
  styleSheets: number;
  /** `font-display` of the faces in use. */
  fontDisplays: string[];
  layoutShift: number;
  /** Pictures without the size that reserves their place. */
  unsized: string[];
  /** Pictures below the window that load at once. */
  eager: string[];
  /** The largest paint where it is a picture that is not preloaded, or not in the form that is shown. */
  lateLargest: string | null;
};

/** Runs in the page, once it is hydrated. */
async function look(): Promise<PageLoading> {
  type Entry = PerformanceEntry & { element?: Element | null; value?: number; hadRecentInput?: boolean };
  const entries = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      const seen: Entry[] = [];
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
      requestAnimationFrame(() => setTimeout(() => resolve(seen), 0));
    });
  const [shifts, paints] = await Promise.all([entries('layout-shift'), entries('largest-contentful-paint')]);
  const pictures = [...document.images];
  const name = ({ currentSrc, src }: HTMLImageElement) => currentSrc || src;
  // The first content on a phone may be a little lower on a computer.
  const reach = ({ fetchPriority }: HTMLImageElement) => (fetchPriority === 'high' ? 1.5 : 1);
  const largest = paints.at(-1)?.element;
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(
    ({ href }) => href,
  );
  const isLate = largest instanceof HTMLImageElement && !preloaded.includes(largest.currentSrc);
  return {
    blockingScripts: document.head.querySelectorAll('script[src]:not([defer], [async], [type=module])').length,
    styleSheets: document.querySelectorAll('link[rel=stylesheet]').length,
    fontDisplays: [...new Set([...document.fonts].map(({ display }) => display))],
    layoutShift: shifts.reduce((sum, { value = 0, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    unsized: pictures.filter((picture) => !picture.hasAttribute('width') || !picture.hasAttribute('height')).map(name),
    eager: pictures
      .filter(
        (picture) =>
          picture.getBoundingClientRect().top > window.innerHeight * reach(picture) && picture.loading !== 'lazy',
      )
      .map(name),
    lateLargest: isLate ? name(largest) : null,
  };
}

export const readLoading = (page: Page): Promise<PageLoading> => page.evaluate(look);
