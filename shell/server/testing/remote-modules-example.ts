/** Modules of remotes in tests: every page is loaded from a table, and no version ever fails. */
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { RemoteModules } from '../remotes/builds/remote-modules';

/** @param pages by exposed module; all others cannot be loaded */
export const remoteModulesExample = (pages: Readonly<Record<string, PageModule>> = {}): RemoteModules => ({
  load: async (build, { module }) => {
    const page = pages[module];
    if (!page) throw new Error(`${module} cannot be loaded`);
    return { page, build };
  },
  rendered: () => undefined,
  loadLastWorking: async () => undefined,
  prepare: async () => undefined,
  fault: () => undefined,
  retain: (builds) => builds,
});
