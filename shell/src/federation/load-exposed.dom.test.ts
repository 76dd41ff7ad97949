import { createBrowserReleases, type BrowserReleases } from './browser-releases.client';
import { createLoadExposed } from './load-exposed.client';

const HASH = 'sha384-entry';
const address = { remote: 'mf-forms', module: './contact-page' } as const;

/** Each test has a version of its own: a page loads an entry once. */
function releasesOf(version: string): BrowserReleases {
  const entry = `/_mf/mf-forms/${version}/client/remote-entry.js`;
  return createBrowserReleases({ 'mf-forms': { version, container: `mf_forms_${version}`, entry, integrity: HASH } });
}

/** The effect of a version's entry. */
const define = (version: string, get = async (module: string) => () => ({ module, version })): void => {
  Object.assign(globalThis, { [`mf_forms_${version}`]: { init: () => undefined, get } });
};

/** The next script that is added to the page. */
const nextScript = (): Promise<HTMLScriptElement> =>
  new Promise((resolve) => {
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const script = added.find((node) => node instanceof HTMLScriptElement);
      if (!script) return;
      observer.disconnect();
      resolve(script);
    });
    observer.observe(document, { childList: true, subtree: true });
  });

it('loading a module adds the entry with its hash, and loads the module from its container', async () => {
  const added = nextScript();
  const loading = createLoadExposed(releasesOf('v1'))(address);
  const script = await added;
  expect(script.getAttribute('src')).toContain('/_mf/mf-forms/v1/client/remote-entry.js');
  expect([script.integrity, script.crossOrigin]).toEqual([HASH, 'anonymous']);
  define('v1');
  script.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toEqual({ module: './contact-page', version: 'v1' });
});

it('loading a module uses the container that the page has loaded, without another script', async () => {
  define('v2');
  await expect(createLoadExposed(releasesOf('v2'))(address)).resolves.toMatchObject({ version: 'v2' });
  expect(document.querySelector('script[src*="/v2/"]')).toBeNull();
});

it('loading a module tries again after a script that failed', async () => {
  const load = createLoadExposed(releasesOf('v3'));
  const added = nextScript();
  const failing = load(address);
  (await added).dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('remote-entry.js');
  const again = nextScript();
  const loading = load(address);
  const script = await again;
  define('v3');
  script.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toMatchObject({ version: 'v3' });
});

it('loading a module tries again after a module that failed', async () => {
  let attempts = 0;
  define('v4', async (module) => {
    attempts += 1;
    if (attempts === 1) throw new Error('chunk of v4 did not load');
    return () => ({ module, version: 'v4' });
  });
  const load = createLoadExposed(releasesOf('v4'));
  await expect(load(address)).rejects.toThrow('chunk of v4 did not load');
  await expect(load(address)).resolves.toMatchObject({ version: 'v4' });
});
