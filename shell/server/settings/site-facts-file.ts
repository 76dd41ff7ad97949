/** Reads the facts about the company from their file: YAML, of which every value is text. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type * as z from 'zod/mini';
import { missingFacts, siteFactsSchema, type SiteFacts } from '@vipp/shared/contract/site-facts';
import { errorCode } from '@vipp/shared/server/error-text';
import { SettingsError } from './settings';

const EXAMPLE = 'docs/site-facts.example.yaml';

type FactsFile = { path: string; isGiven: boolean };
type Issue = z.core.$ZodIssue;

/** @returns undefined where there is no file, and none was named */
function readText({ path, isGiven }: FactsFile): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const isMissing = errorCode(error) === 'ENOENT';
    if (isMissing && !isGiven) return undefined;
    const reason = isMissing ? 'does not exist' : `cannot be read (${String(error)})`;
    throw new SettingsError(
      `gateway: SITE_FACTS names a file that ${reason}: ${path}. Copy ${EXAMPLE} there, see docs/settings.md`,
    );
  }
}

/** Without the fields that nothing is filled in for. */
function filledIn(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined;
  const fields = Object.entries(value).map(([name, field]) => [name, filledIn(field)] as const);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

function describe(issue: Issue): string[] {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) => `${[...issue.path, key].join('.')} is not a field of this file, ${EXAMPLE} has all of them`,
    );
  const expected = issue.code === 'invalid_type' && issue.expected !== 'string' ? 'a group of fields' : issue.message;
  const got = typeof issue.input === 'string' ? ` (got ${JSON.stringify(issue.input)})` : '';
  return [`${place || 'the file'} is not ${expected}${got}`];
}

/** @throws {SettingsError} with file, field and expectation of everything that is wrong */
export function parseSiteFacts(path: string, text: string): SiteFacts {
  const refuse = (problems: readonly string[]): SettingsError =>
    new SettingsError(problems.map((problem) => `gateway: ${path}, ${problem}`).join('\n'));
  let facts: unknown;
  try {
    // Numbers such as +33199001234 and 0012 stay as typed.
    facts = parse(text, { schema: 'failsafe' });
  } catch (error) {
    throw refuse([`this is not YAML (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`]);
  }
  const parsed = siteFactsSchema.safeParse(filledIn(facts) ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refuse(parsed.error.issues.flatMap(describe));
}

/** @throws {SettingsError} for a malformed file, or a named one that is missing */
export function readSiteFacts(file: FactsFile): SiteFacts {
  const text = readText(file);
  return text === undefined ? {} : parseSiteFacts(file.path, text);
}

/** @returns a notice for operators, where something is not filled in */
export function describeMissingFacts(facts: SiteFacts, path: string): string[] {
  const missing = missingFacts(facts);
  if (missing.length === 0) return [];
  return [
    `the site does not say what law asks for: ${missing.join(', ')} not filled in. Fill in ${path} as ${EXAMPLE} shows, and start again`,
  ];
}
