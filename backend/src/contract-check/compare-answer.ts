/** Compares one answer with its schema, field by field. */
import * as z from 'zod/mini';

export type FieldReport = {
  path: string;
  expected: string;
  /** Number of compared values; 0 for a field that no item has. */
  values: number;
  optional: boolean;
  /** Absent when all values conform. */
  wrong?: { times: number; got: string; example: string };
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

function describe(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describe).join(' or ');
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  return [schema.type ?? 'anything'].flat().join(' or ');
}

type Field = Pick<FieldReport, 'path' | 'expected' | 'optional'>;

/** Every value below `schema` that is neither an object nor a list; `path` is written like `data[].typologie.content`. */
function fieldsBelow(schema: JsonSchema, path: string, optional: boolean): Field[] {
  if (schema.type === 'array' && isSchema(schema.items) && !Array.isArray(schema.items))
    return fieldsBelow(schema.items, `${path}[]`, optional);
  if (schema.type !== 'object') return [{ path, expected: describe(schema), optional }];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isSchema(property)
      ? fieldsBelow(property, path === '' ? name : `${path}.${name}`, optional || !schema.required?.includes(name))
      : [],
  );
}

type Key = PropertyKey;
const MAX_VALUE_LENGTH = 40;

const isRecord = (value: unknown): value is Record<Key, unknown> => typeof value === 'object' && value !== null;

/** Writes the path of a value (`data[3].title`) or of its field (`data[].title`). */
function writePath(keys: readonly Key[], forField: boolean): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${forField ? '' : key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

const valueAt = (answer: unknown, keys: readonly Key[]): unknown =>
  keys.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), answer);

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** Counts the values of the field `path`, such as `data[].id`. */
function countValues(answer: unknown, path: string): number {
  const steps = path.match(/\[\]|[^.[\]]+/g) ?? [];
  const found = steps.reduce<unknown[]>(
    (values, step) =>
      values.flatMap((value) => {
        if (step === '[]') return Array.isArray(value) ? value : [];
        return isRecord(value) && value[step] !== undefined ? [value[step]] : [];
      }),
    [answer],
  );
  return found.length;
}

/** Groups the issues by field, with the first example of each. */
function collectWrong(answer: unknown, issues: z.core.$ZodIssue[]) {
  const wrong = new Map<string, { times: number; got: string; example: string; expected: string }>();
  for (const issue of issues) {
    const path = writePath(issue.path, true);
    const known = wrong.get(path);
    if (known) known.times += 1;
    else {
      const got = describeValue(valueAt(answer, issue.path));
      const expected = issue.code === 'invalid_type' ? issue.expected : issue.code;
      wrong.set(path, { times: 1, got, example: writePath(issue.path, false), expected });
    }
  }
  return wrong;
}

/** Reports on every field of `schema`, and on every other part of `answer` that `schema` refuses. */
export function compareAnswer(schema: z.ZodMiniType, answer: unknown): FieldReport[] {
  const result = schema.safeParse(answer);
  const wrong = collectWrong(answer, result.success ? [] : result.error.issues);
  const fields = fieldsBelow(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), '', false);
  const reports = fields.map(({ path, expected, optional }): FieldReport => {
    const found = wrong.get(path);
    wrong.delete(path);
    return { path, expected, optional, values: countValues(answer, path), ...(found && { wrong: found }) };
  });
  // The remaining issues are about lists and objects that are missing or of another type.
  const containers = [...wrong].map(([path, found]): FieldReport => ({
    path: path === '' ? '(the answer)' : path,
    expected: found.expected,
    optional: false,
    values: countValues(answer, path),
    wrong: found,
  }));
  return [...containers, ...reports];
}
