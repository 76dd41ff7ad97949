import { unsafeStatements } from './check-migrations';

const lines = (sql: string) => unsafeStatements('0008_next.sql', sql);

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
])('refuses %s', (statement) => {
  expect(lines(statement)).toEqual([expect.stringContaining('0008_next.sql')]);
});

it.each([
  'CREATE TABLE "notes" ("text" text NOT NULL);',
  'ALTER TABLE "contacts" ADD COLUMN "piece" text;',
  'ALTER TABLE "contacts" ADD COLUMN "piece" text DEFAULT \'\' NOT NULL;',
  'CREATE INDEX "contacts_piece" ON "contacts" USING btree ("piece");',
  'UPDATE "contacts" SET "piece" = \'\' WHERE "piece" IS NULL;',
])('accepts %s', (statement) => expect(lines(statement)).toEqual([]));

it('accepts constraints of a table that the migration creates, and not of one with a longer name', () => {
  const create = 'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\n';
  expect(lines(`${create}CREATE UNIQUE INDEX "a" ON "notes" USING btree ("id");`)).toEqual([]);
  expect(lines(`${create}CREATE UNIQUE INDEX "a" ON "notes_old" USING btree ("id");`)).toHaveLength(1);
});

it('accepts a statement with a reason, and only that one', () => {
  const drop = 'ALTER TABLE "contacts" DROP COLUMN "nom";';
  const reason = '-- safe beside the previous version: 1.4 reads it no more\n';
  expect(lines(`${reason}${drop}--> statement-breakpoint\n${drop}`)).toHaveLength(1);
  expect(lines(`-- safe beside the previous version:\n${drop}`)).toHaveLength(1);
});
