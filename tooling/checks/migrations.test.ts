/**
 * During an upgrade, and after going back, two versions use one database: the version before a migration must work after it
 * (docs/decisions/0016-upgrades-run-two-versions.md). A safe statement that looks unsafe has a line before it: `-- safe beside
 * the previous version: …`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../backend/migrations');
/** Earlier ones are those of sites that were upgraded with a pause. */
const FIRST = '0008';
const REASON = /^\s*-- safe beside the previous version: \S/m;
/** The previous version uses removed or renamed columns, reads another type, or writes null or refused values. */
const UNSAFE =
  /\bdrop (?:table|column|default)\b|\brename\b|\bset data type\b|\balter column \S+ type\b|\bset not null\b|\badd column\b(?!.*\bdefault\b).*\bnot null\b|\badd constraint\b|\bcreate unique index\b|\bcreate (?:or replace )?trigger\b|\bcreate or replace function\b/i;

function unsafeStatements(sql: string): string[] {
  const created = [...sql.matchAll(/\bcreate table (?:if not exists )?"?(\w+)"?/gi)].map(([, name]) => name);
  const ofNewTable = new RegExp(`\\b(?:on|table) (?:only )?"?(?:${created.join('|')})"?(?!\\w)`, 'i');
  return sql
    .split('--> statement-breakpoint')
    .filter((text) => !REASON.test(text))
    .map((text) => text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim())
    .filter((text) => UNSAFE.test(text) && !(created.length > 0 && ofNewTable.test(text)));
}

const migrations = readdirSync(folder).filter((file) => file.endsWith('.sql') && file >= FIRST);

it.each(migrations)('the version before %s works with the database after it', (file) => {
  expect(unsafeStatements(readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
});

it.each([
  'DROP TABLE "contacts";',
  'ALTER TABLE "contacts" DROP COLUMN "nom";',
  'ALTER TABLE "contacts" RENAME COLUMN "nom" TO "name";',
  'ALTER TABLE "contacts" ALTER COLUMN "nom" SET DATA TYPE varchar(80);',
  'ALTER TABLE "contacts" ALTER COLUMN "piece" SET NOT NULL;',
  'ALTER TABLE "contacts" ALTER COLUMN "piece" DROP DEFAULT;',
  'ALTER TABLE "contacts" ADD COLUMN "piece" text NOT NULL;',
  'ALTER TABLE "contacts" ADD CONSTRAINT "contacts_piece" CHECK ("piece" <> \'\');',
  'CREATE UNIQUE INDEX "contacts_email" ON "contacts" USING btree ("email");',
  'CREATE TRIGGER "contacts_are_final" BEFORE UPDATE ON "contacts" EXECUTE FUNCTION "f"();',
])('a migration with %s is refused', (statement) => expect(unsafeStatements(statement)).toEqual([statement]));

it.each([
  'CREATE TABLE "notes" ("text" text NOT NULL);',
  'ALTER TABLE "contacts" ADD COLUMN "piece" text;',
  'ALTER TABLE "contacts" ADD COLUMN "piece" text DEFAULT \'\' NOT NULL;',
  'CREATE INDEX "contacts_piece" ON "contacts" USING btree ("piece");',
  'UPDATE "contacts" SET "piece" = \'\' WHERE "piece" IS NULL;',
  'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "a" ON "notes" USING btree ("id");',
  '-- safe beside the previous version: 1.4 reads it no more\nALTER TABLE "contacts" DROP COLUMN "nom";',
])('a migration with %s is accepted', (statement) => expect(unsafeStatements(statement)).toEqual([]));

it.each([
  'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "a" ON "notes_old" USING btree ("id");',
  '-- safe beside the previous version: for this one\nDROP TABLE "a";--> statement-breakpoint\nDROP TABLE "b";',
  '-- safe beside the previous version:\nDROP TABLE "a";',
])('a migration with %s is refused for one statement', (sql) => expect(unsafeStatements(sql)).toHaveLength(1));
