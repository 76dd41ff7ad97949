/** Compares the builds of this folder with the budgets of the remote table, as the gate does when they are published. */
import path from 'node:path';
import { BUDGET_FIX, BUDGETS, overBudget } from '@vipp/shared/contract/federation/budgets';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { root } from './project-files';

export const overBudgets = (): string[] =>
  Object.entries(BUDGETS).flatMap(([remote, budget]) => {
    const build = readBuild(path.join(root, remote, 'dist'));
    if (!build) return [`${remote} is not built: npm run build`];
    const sizes = new Map(Object.entries(build.sizes ?? {}));
    return overBudget(build, sizes, budget).map((line) => `${line}. ${BUDGET_FIX}`);
  });
