/** Imports a remote's entry in the form of an ES module, as Vite builds it. */

/** By address. A failure is not cached. */
const verified = new Map<string, Promise<void>>();

/** Loads one file with its hash: a script into the module map, so that a later import finds it there, or a style sheet. */
function loadVerified(address: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = address.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = address;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} did not load, or is not the published file`));
    };
    document.head.append(link);
  });
}

/**
 * An import itself checks no hash, even after a failed preload: every file of the build is verified first. Style sheets are
 * loaded too, because the remote's own loader would add them without their hash.
 *
 * @param files SHA-384 of each script and style sheet of the build, by address
 * @throws {Error} naming a file that did not load; the next call tries again
 */
export async function importVerified(entry: string, files: Readonly<Record<string, string>>): Promise<unknown> {
  const load = ([address, integrity]: [string, string]): Promise<void> => {
    const loading = verified.get(address) ?? loadVerified(address, integrity);
    verified.set(address, loading);
    loading.catch(() => verified.delete(address));
    return loading;
  };
  await Promise.all(Object.entries(files).map(load));
  return import(/* webpackIgnore: true */ entry);
}
