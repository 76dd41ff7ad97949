/**
 * Path data of the maps, 5 kB compressed. Hydration leaves them in the server's HTML. Only a browser's own rendering loads
 * them, by the page's loader.
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
