/** Reads what a remote declares of its pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { declaredRoutesSchema, ROUTES_FILE, type RemoteRoute } from './remotes';

/**
 * @param folder of the remote
 * @returns undefined where it has no such file
 * @throws {Error} naming each field that is wrong or unknown
 */
export function readRoutes(folder: string): RemoteRoute[] | undefined {
  const file = path.join(folder, ROUTES_FILE);
  if (!existsSync(file)) return undefined;
  let declared: unknown;
  try {
    declared = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const routes = declaredRoutesSchema.safeParse(declared);
  if (routes.success) return routes.data;
  throw new Error(`${file}: ${z.prettifyError(routes.error)}. See docs/contracts/page-module.md.`);
}
