/** Refuses a build with modules that exceed the budget of the remote. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { exposedToBrowsers, type Build } from '@vipp/shared/contract/federation/build-manifest';
import {
  BUDGET_FIX,
  BUDGETS_FILE,
  budgetsSchema,
  filesOfModule,
  overBudget,
  type Budgets,
} from '@vipp/shared/contract/federation/budgets';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { GatheredFiles } from './gather-files';

const compress = promisify(brotliCompress);

/**
 * @param packagesDir folder of all packages
 * @throws {Error} when the file is missing, or has no budget for a remote
 */
export function readBudgets(packagesDir: string): Budgets {
  const file = path.join(packagesDir, BUDGETS_FILE);
  if (!existsSync(file)) throw new Error(`gateway: ${file} is missing: it contains the budget of each remote.`);
  const parsed = budgetsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`gateway: ${file} must give a number of kB for each of ${REMOTES.join(', ')}.`);
  return parsed.data;
}

/** Sizes with Brotli, as browsers get the files. */
async function compressedSizes(
  build: Build,
  wanted: ReadonlySet<string>,
  files: GatheredFiles,
): Promise<Map<string, number>> {
  const sizes = [...wanted].map(async (file): Promise<[string, number]> => {
    const body = files.get(build.client.files[file] ?? '') ?? Buffer.alloc(0);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return [file, (await compress(body, { params })).length];
  });
  return new Map(await Promise.all(sizes));
}

export async function checkBudgets(
  remote: RemoteName,
  build: Build,
  files: GatheredFiles,
  budgets: Budgets,
): Promise<Problem[]> {
  const needed = exposedToBrowsers(build).flatMap((module) => filesOfModule(build, module));
  const sizes = await compressedSizes(build, new Set(needed), files);
  return overBudget(build, sizes, budgets[remote]).map((message) => ({ check: 'budgets', message, fix: BUDGET_FIX }));
}
