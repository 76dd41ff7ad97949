/** The next version of a package beside the one that runs: another shell, another remote, and one migration more. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { restamp } from 'tooling/build/build-manifest';

export const NEXT_PACKAGE = 'upgrade-1';
const REMOTE = 'mf-content';
/** Parts that differ in each version, or find the others beside themselves. */
const COPIED = ['server.js', 'package.json', 'server', 'shell', 'backend', REMOTE];

type Journal = { entries: { idx: number; when: number; tag: string }[] };

/** It expands: the version before works beside it. */
function addMigration(folder: string): void {
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error(`${file} names no migration`);
  const tag = `${String(last.idx + 1).padStart(4, '0')}_upgrade`;
  writeFileSync(
    path.join(folder, `${tag}.sql`),
    'ALTER TABLE "contacts" ADD COLUMN "upgrade_1" integer DEFAULT 1 NOT NULL;',
  );
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(file, JSON.stringify(journal));
}

/** @param target new folder */
export function makeNextPackage(from: string, target: string): void {
  mkdirSync(target);
  for (const name of readdirSync(from)) {
    const [source, copy] = [path.join(from, name), path.join(target, name)];
    // Compressed copies would be those of the version before.
    const filter = (file: string): boolean => !/\.(?:br|gz)$/.test(file);
    if (COPIED.includes(name)) cpSync(source, copy, { recursive: true, filter });
    else symlinkSync(source, copy);
  }
  for (const name of ['shell', REMOTE])
    restamp({ dist: path.join(from, name, 'dist'), target: path.join(target, name, 'dist'), version: NEXT_PACKAGE });
  addMigration(path.join(target, 'backend/migrations'));
}

const READY: Readonly<Record<string, string>> = {
  'backend-1': 'until_ready "http://127.0.0.1:$BACKEND_1/backend/public/api/alive"',
  'backend-2': 'until_ready "http://127.0.0.1:$BACKEND_2/backend/public/api/alive"',
  'gateway-1': 'until_ready "http://127.0.0.1:$GATEWAY_1/readyz"; until_cache_uses_both',
  'gateway-2': 'until_ready "http://127.0.0.1:$GATEWAY_2/readyz"; until_cache_uses_both',
};

/** Content services first: what a gateway of the next version asks for is there then; back again in the other order. */
export function replaceParts(folder: string, isDowngrade: boolean): string {
  const parts = Object.entries(READY);
  const steps = (isDowngrade ? parts.toReversed() : parts).map(
    ([part, ready]) => `service_stop ${part}; part_start ${part}; ${ready}`,
  );
  return [`ln -sfn '${folder}' "$SITE/app"`, ...steps, ''].join('\n');
}
