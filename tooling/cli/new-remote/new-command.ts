/** `vipp-mf new`: a remote that runs, is tested, linted, budgeted and can be published at once. */
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandContext, Outcome } from '../context';
import { planRemote, type RemotePlan } from './plan-remote';

const projectRoot = path.resolve(import.meta.dirname, '../../..');

function write(root: string, { remote, created, changed }: RemotePlan): void {
  for (const [file, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  // What `npm ci` would do for it; everything else is installed already.
  const packages = path.join(root, 'node_modules');
  if (existsSync(packages) && !existsSync(path.join(packages, remote)))
    symlinkSync(path.join('..', remote), path.join(packages, remote), 'junction');
}

const nextSteps = ({ remote, pages }: RemotePlan): string[] => [
  '',
  `See it: npm start, then http://localhost:3000${pages[0]?.path ?? ''}`,
  `Test it: npx jest ${remote}`,
  `Edit what it says: ${remote}/src/model/page-texts.ts. ${remote}/README.md explains the rest, also how to remove it.`,
];

export async function createRemote({ parsed, options }: CommandContext, root = projectRoot): Promise<Outcome> {
  const plan = await planRemote(root, { name: parsed.subjects?.join(' '), routes: options.route ?? [] });
  const isDry = options['dry-run'] === true;
  if (!isDry) write(root, plan);
  const [created, changed] = [Object.keys(plan.created), Object.keys(plan.changed)];
  const lines = [
    ...created.map((file) => `${isDry ? 'would create' : 'created'} ${file}`),
    ...changed.map((file) => `${isDry ? 'would change' : 'changed'} ${file}`),
    ...(isDry ? [] : nextSteps(plan)),
  ];
  return { result: { remote: plan.remote, created, changed, dryRun: isDry }, text: lines.join('\n') };
}
