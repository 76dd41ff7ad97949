/** Limits of the compressed size that a visitor downloads for each module of a remote. */
import { entryOf, exposedAssets, exposedToBrowsers, type Build } from './build-manifest';

/** Limit for each exposed module of a remote with all its files, in thousands of bytes with Brotli; `default` is for all others. */
export const BUDGETS: Readonly<Record<string, number> & { default: number }> = {
  default: 25,
  'mf-content': 23,
  'mf-news-studies': 40,
  'mf-forms': 39,
  'mf-recruitment': 50,
  'mf-workshop': 50,
};

export const BUDGET_FIX =
  'Make it smaller (a part that is needed later can be loaded later), or edit its budget in shared/contract/federation/budgets.ts and say why in docs/decisions.';

/** Files that a browser downloads for an exposed module: the container's entry, scripts and style sheets. */
export function filesOfModule(build: Build, module: string): string[] {
  const { js, css } = exposedAssets(build, module);
  return [...new Set([entryOf(build).client, ...js, ...css])];
}

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/**
 * @param sizeOf bytes of a client file as browsers get it (brotli)
 * @returns a fault for each exposed module over the budget
 * @throws {Error} for a file without a size: an unmeasured build must not pass
 */
export function overBudget(build: Build, sizeOf: (file: string) => number | undefined): string[] {
  const budget = BUDGETS[build.name] ?? BUDGETS.default;
  const bytesOf = (file: string): number => {
    const size = sizeOf(file);
    if (size !== undefined) return size;
    throw new Error(`${build.name}@${build.version}: the size of ${file} is unknown, so its budget cannot be checked`);
  };
  return exposedToBrowsers(build).flatMap((module) => {
    const size = kB(filesOfModule(build, module).reduce((total, file) => total + bytesOf(file), 0));
    return size <= budget ? [] : [`${module} ${size} kB > ${budget} kB (JavaScript and CSS, brotli)`];
  });
}
