/** Holds the builds of this folder to tooling/budgets.json, as the gate will when they are published; exits 1 when one is too large. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const ENTRY = 'remote-entry.js';

/**
 * @param {{ name: string, container: string, sizes: Record<string, number>, client: { groups: Record<string, { js: string[], css: string[] }> } }} build
 * @param {number} budget thousands of bytes, compressed, of each exposed module with all that it needs
 * @returns {string[]} one line for each module that is larger
 */
export function overBudget({ name, container, sizes, client }, budget) {
  return Object.entries(client.groups).flatMap(([module, { js, css }]) => {
    const files = new Set([ENTRY, ...js, ...css]);
    const size = [...files].reduce((sum, file) => sum + (sizes[file] ?? 0), 0) / 1000;
    if (module === container || size <= budget) return [];
    return [
      `${name} ${module} ${size.toFixed(1)} kB > ${budget} kB: make it smaller, or edit tooling/budgets.json and say why in docs/decisions`,
    ];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const budgets = JSON.parse(readFileSync(path.join(root, 'tooling/budgets.json'), 'utf8'));
  const lines = Object.entries(budgets).flatMap(([remote, budget]) => {
    const manifest = path.join(root, remote, 'dist/build.json');
    return existsSync(manifest)
      ? overBudget(JSON.parse(readFileSync(manifest, 'utf8')), budget)
      : [`${remote} is not built: npm run build`];
  });
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exit(1);
}
