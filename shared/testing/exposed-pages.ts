import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageModule } from '../contract/page-module';

export type ExposedPage = { name: string; page: PageModule };

/**
 * The page modules of a remote, found as its build finds them: tests include a new page by themselves.
 *
 * @param folder `src/exposes` of the remote
 */
export function exposedPages(folder: string): ExposedPage[] {
  const files = readdirSync(folder).filter((file) => /^[a-z0-9-]+\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const { page } = jest.requireActual<{ page?: PageModule }>(path.join(folder, file));
    return page ? [{ name: file.replace(/\.tsx?$/, ''), page }] : [];
  });
}
