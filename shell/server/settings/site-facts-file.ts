/** Reads the facts about the company from their file: YAML, of which every value is text. */
import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod/mini';
import { missingFacts, siteFactsSchema, type SiteFacts } from '@vipp/shared/contract/site-facts';
import { SettingsError } from './settings';

const EXAMPLE = 'docs/site-facts.example.yaml';

type FactsFile = { path: string; isGiven: boolean };
type Issue = z.core.$ZodIssue;
type Written = { document: Document; lines: LineCounter };

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** @returns undefined where there is no file, and none was named */
function readText({ path, isGiven }: FactsFile): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error) && !isGiven) return undefined;
    const reason = isMissing(error) ? 'does not exist' : `cannot be read (${String(error)})`;
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

/** Line of the field's name, or of the group that it would be in. */
function lineOf({ document, lines }: Written, place: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const name of place) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
    if (!pair || !isScalar(pair.key)) break;
    offset = pair.key.range?.[0] ?? offset;
    node = pair.value;
  }
  return lines.linePos(offset).line;
}

function describe(issue: Issue, written: Written): string[] {
  const { path: place } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const field = [...place, key];
      return `line ${lineOf(written, field)}: ${field.join('.')} is not a field of this file, ${EXAMPLE} has all of them`;
    });
  const expected = issue.code === 'invalid_type' && issue.expected !== 'string' ? 'a group of fields' : issue.message;
  const value = written.document.getIn(place);
  const got = typeof value === 'string' ? ` (got ${JSON.stringify(value)})` : '';
  return [`line ${lineOf(written, place)}: ${place.join('.') || 'the file'} is not ${expected}${got}`];
}

/** @throws {SettingsError} with file, line, field and expectation of everything that is wrong */
export function parseSiteFacts(path: string, text: string): SiteFacts {
  const lines = new LineCounter();
  // Numbers such as +33199001234 and 0012 stay what was typed.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  const refuse = (problems: readonly string[]): SettingsError =>
    new SettingsError(problems.map((problem) => `gateway: ${path}, ${problem}`).join('\n'));
  if (document.errors.length > 0)
    throw refuse(
      document.errors.map(({ pos, message }) => `line ${lines.linePos(pos[0]).line}: this is not YAML (${message})`),
    );
  const parsed = siteFactsSchema.safeParse(filledIn(document.toJS()) ?? {});
  if (parsed.success) return parsed.data;
  throw refuse(parsed.error.issues.flatMap((issue) => describe(issue, { document, lines })));
}

/** @throws {SettingsError} for a file that is malformed, or that was named and is not there */
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
