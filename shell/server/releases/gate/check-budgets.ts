/** What a visitor downloads for each module of a remote, compressed: bounded, so that no page grows unnoticed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { REMOTES, type RemoteName } from '../../../src/federation/remotes';
import { CLIENT_ENTRY, exposedAssets, type Build } from '../protocol/remote-build';
import { exposedToBrowsers } from './check-modules';
import type { GatheredFiles } from './gather-files';
import type { Problem } from '../protocol/problem';

const compress = promisify(brotliCompress);

const budgetsSchema = z.record(z.enum(REMOTES), z.number().check(z.positive()));

/** Thousands of bytes for each exposed module of a remote, with all that it needs. */
export type Budgets = z.infer<typeof budgetsSchema>;

const BUDGETS_FILE = 'tooling/budgets.json';

/**
 * @param packagesDir folder of all packages
 * @throws {Error} when there is no such file, or a remote is missing in it
 */
export function readBudgets(packagesDir: string): Budgets {
  const file = path.join(packagesDir, BUDGETS_FILE);
  if (!existsSync(file)) throw new Error(`gateway: ${file} is missing: it holds how large each remote may be.`);
  const parsed = budgetsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`gateway: ${file} must give a number of kB for each of ${REMOTES.join(', ')}.`);
  return parsed.data;
}

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Brotli, as browsers get it. */
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
  const filesOf = (module: string): string[] => {
    const { js, css } = exposedAssets(build, module);
    return [...new Set([CLIENT_ENTRY, ...js, ...css])];
  };
  const modules = exposedToBrowsers(build);
  const sizes = await compressedSizes(build, new Set(modules.flatMap(filesOf)), files);
  return modules.flatMap((module): Problem[] => {
    const size = kB(filesOf(module).reduce((total, file) => total + (sizes.get(file) ?? 0), 0));
    if (size <= budgets[remote]) return [];
    const message = `${remote}@${build.version}: ${module} ${size} kB > ${budgets[remote]} kB (JavaScript and CSS, brotli)`;
    return [
      {
        check: 'budgets',
        message,
        fix: `Make it smaller (a part that is needed later can be loaded later), or edit ${BUDGETS_FILE} and say why in docs/decisions.`,
      },
    ];
  });
}
