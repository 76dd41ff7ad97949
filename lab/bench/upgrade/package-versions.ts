/** Further versions of a package for production: another shell, another remote, and one migration more with each. */
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { restamp } from 'tooling/build/restamp';
import { unsafeStatements } from 'tooling/checks/check-migrations';

const REMOTE = 'mf-content';
/** Parts that differ in each version, or find the others beside themselves. */
const COPIED = ['server.js', 'package.json', 'server', 'shell', 'backend', REMOTE];

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number(), tag: z.string() })),
});

/** A migration as the next version would have it: it expands, so that the version before works beside it. */
const statementOf = (number: number): string =>
  number % 2 === 1
    ? `ALTER TABLE "contacts" ADD COLUMN "upgrade_${number}" integer DEFAULT ${number} NOT NULL;`
    : `CREATE TABLE "upgrade_${number}" ("id" integer PRIMARY KEY NOT NULL);`;

function addMigrations(folder: string, count: number): void {
  const file = path.join(folder, 'meta/_journal.json');
  const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const last = journal.entries.at(-1);
  if (!last) throw new Error(`${file} names no migration`);
  for (let number = 1; number <= count; number += 1) {
    const idx = last.idx + number;
    const tag = `${String(idx).padStart(4, '0')}_upgrade_${number}`;
    const refused = unsafeStatements(tag, statementOf(number));
    if (refused.length > 0) throw new Error(refused.join('\n'));
    writeFileSync(path.join(folder, `${tag}.sql`), statementOf(number));
    journal.entries.push({ ...last, idx, when: last.when + number, tag });
  }
  writeFileSync(file, JSON.stringify(journal));
}

/**
 * @param packageFolder of `npm run package`
 * @param folder new: that version of the package
 * @param number 0 for the package as it is
 */
export function makeVersion(packageFolder: string, folder: string, number: number): void {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  for (const name of readdirSync(packageFolder)) {
    const [from, to] = [path.join(packageFolder, name), path.join(folder, name)];
    // Compressed copies would be those of the version before.
    const filter = (file: string): boolean => number === 0 || !/\.(?:br|gz)$/.test(file);
    if (COPIED.includes(name)) cpSync(from, to, { recursive: true, filter });
    else symlinkSync(from, to);
  }
  if (number === 0) return;
  const version = `upgrade-${number}`;
  for (const name of ['shell', REMOTE]) {
    const dist = path.join(packageFolder, name, 'dist');
    restamp({ dist, target: path.join(folder, name, 'dist'), version });
  }
  addMigrations(path.join(folder, 'backend/migrations'), number);
}
