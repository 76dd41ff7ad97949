/** Compares the builds of this folder with the budgets of the remote table, as the gate does when they are published; exits 1 when one is too large. */
import path from 'node:path';
import { BUDGET_FIX, BUDGETS, overBudget } from '@vipp/shared/contract/federation/budgets';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';

const root = path.resolve(import.meta.dirname, '../..');

function checkRemote(remote: string, budget: number): string[] {
  const build = readBuild(path.join(root, remote, 'dist'));
  if (!build) return [`${remote} is not built: npm run build`];
  return overBudget(build, new Map(Object.entries(build.sizes ?? {})), budget).map((line) => `${line}. ${BUDGET_FIX}`);
}

export function main(): void {
  const lines = Object.entries(BUDGETS).flatMap(([remote, budget]) => checkRemote(remote, budget));
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
}
