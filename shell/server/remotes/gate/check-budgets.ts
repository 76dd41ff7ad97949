/** Refuses a build with modules that exceed the budget of the remote. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { exposedToBrowsers, type Build } from '@vipp/shared/contract/federation/build-manifest';
import {
  BUDGET_FIX,
  budgetOf,
  filesOfModule,
  overBudget,
  type Budgets,
} from '@vipp/shared/contract/federation/budgets';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { GatheredFiles } from './gather-files';

const compress = promisify(brotliCompress);

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
  return overBudget(build, sizes, budgetOf(budgets, remote)).map((message) => ({
    check: 'budgets',
    message,
    fix: BUDGET_FIX,
  }));
}
