/**
 * Path data of the maps, 5 kB compressed. The server's HTML has them, and hydration keeps it, so a browser loads them only for a
 * page that it renders itself: by the loader of the page, which hydration does not call.
 */
const importOutlines = async () => {
  const { countryOutlines, overviewOutlines } = await import(
    /* webpackChunkName: "country-outlines" */ './country-outlines'
  );
  return { countryOutlines, overviewOutlines };
};

type Outlines = Awaited<ReturnType<typeof importOutlines>>;

let outlines: Outlines | undefined;

/** Where they cannot be loaded, the maps have towns and no outlines. */
export async function loadOutlines(): Promise<void> {
  outlines ??= await importOutlines().catch(() => undefined);
}

export const loadedOutlines = (): Outlines | undefined => outlines;
