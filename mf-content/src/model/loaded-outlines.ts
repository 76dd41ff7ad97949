/**
 * Path data of the maps, 5 kB compressed. The server's HTML has them, and hydration keeps it, so a browser loads them only for a
 * page that it renders itself: by the loader of the page, which hydration does not call.
 */
type Outlines = typeof import('./country-outlines');

let outlines: Outlines | undefined;

/** Where they cannot be loaded, the maps have towns and no outlines. */
export async function loadOutlines(): Promise<void> {
  outlines ??= await import('./country-outlines').catch(() => undefined);
}

export const loadedOutlines = (): Outlines | undefined => outlines;
