/**
 * Refuses a migration that the version before it cannot live with: during an upgrade, and after going back, both versions use
 * one database (docs/decisions/0016-upgrades-run-two-versions.md).
 */
import path from 'node:path';
import { projectFiles } from './project-files';

const BREAKPOINT = '--> statement-breakpoint';
/** Earlier ones are those of sites that were upgraded with a pause. */
const FIRST_CHECKED = '0008';
/** A line before a statement that removes what no version uses any more, or adds what every version fulfils. */
const REASON = /^\s*-- safe beside the previous version: \S/m;

type Rule = { refused: RegExp; unless?: RegExp; why: string };

const RULES: readonly Rule[] = [
  { refused: /\bdrop table\b/i, why: 'the previous version still uses the table' },
  { refused: /\bdrop column\b/i, why: 'the previous version still reads the column' },
  { refused: /\brename\b/i, why: 'the previous version knows the old name: add the new one, and fill both' },
  { refused: /\bset data type\b|\balter column \S+ type\b/i, why: 'the previous version reads the old type' },
  { refused: /\bset not null\b/i, why: 'the previous version may write null' },
  { refused: /\bdrop default\b/i, why: 'the previous version does not write the column' },
  {
    refused: /\badd column\b.*\bnot null\b/is,
    unless: /\bdefault\b/i,
    why: 'the previous version does not write the column: give it a default, or let it be null',
  },
  {
    refused: /\badd constraint\b|\bcreate unique index\b/i,
    why: 'the previous version may write what the constraint refuses',
  },
  {
    refused: /\bcreate (or replace )?trigger\b|\bcreate or replace function\b/i,
    why: 'the previous version does not know the trigger',
  },
];

const withoutComments = (statement: string): string => statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();

/** Tables that the migration creates: the previous version does not use them. */
const createdTables = (sql: string): string[] =>
  [...sql.matchAll(/\bcreate table (?:if not exists )?"?(\w+)"?/gi)].map(([, name = '']) => name);

const isAbout = (statement: string, tables: readonly string[]): boolean =>
  tables.some((table) => new RegExp(`\\b(?:alter table|on|table) (?:only )?"?${table}"?(?!\\w)`, 'i').test(statement));

/** @returns one line for each statement that needs another way, or a reason */
export function unsafeStatements(file: string, sql: string): string[] {
  const own = createdTables(sql);
  return sql.split(BREAKPOINT).flatMap((text) => {
    const statement = withoutComments(text);
    if (REASON.test(text) || isAbout(statement, own)) return [];
    const rule = RULES.find(({ refused, unless }) => refused.test(statement) && !unless?.test(statement));
    return rule ? [`${file}: ${statement.slice(0, 100)}\n  ${rule.why}`] : [];
  });
}

const HOW =
  'Change it so that the previous version works with it too, or say why it does on a line before the statement:\n-- safe beside the previous version: … (docs/decisions/0016-upgrades-run-two-versions.md)';

export function unsafeMigrations(): string[] {
  const migrations = projectFiles(/^backend\/migrations\/.*\.sql$/);
  const later = [...migrations].filter(([file]) => path.basename(file) >= FIRST_CHECKED);
  const unsafe = later.flatMap(([file, sql]) => unsafeStatements(file, sql));
  return unsafe.length > 0 ? [...unsafe, HOW] : [];
}
