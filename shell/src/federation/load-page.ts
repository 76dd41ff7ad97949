/** Loading of page modules from federated remotes, for the gateway and the browser. */
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';

/** `./home-page` of `mf-content`, for instance. */
export type PageAddress = { remote: RemoteName; module: string };

/** Resolves with what a remote exposes under a name. */
export type LoadExposed = (address: PageAddress) => Promise<unknown>;

/** Resolves with the page module; rejects when it cannot be loaded. */
export type LoadPage = (address: PageAddress) => Promise<PageModule>;

/** Loads page modules by way of `loadExposed`. */
export const createLoadPage =
  (load: LoadExposed): LoadPage =>
  async (address) =>
    parsePageModule(await load(address), address);

/**
 * Checks that an exposed module is a page module.
 *
 * @throws {TypeError} naming the module and what is missing
 */
export function parsePageModule(exposed: unknown, { remote, module }: PageAddress): PageModule {
  if (typeof exposed === 'object' && exposed !== null && 'page' in exposed) {
    const { page } = exposed;
    if (isPageModule(page)) return page;
  }
  throw new TypeError(
    `${remote}: ${module} exposes no page. Export \`page\` with a Component and a meta function, see docs/contracts/page-module.md.`,
  );
}

function isPageModule(value: unknown): value is PageModule {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'Component' in value && typeof value.Component === 'function' && 'meta' in value && typeof value.meta === 'function'
  );
}
