/** Parses the part of the settings that a program reads, and says in one wording what is wrong. */
import type * as z from 'zod/mini';
import { brokenRules, type GivenValues, type Problem } from './rules.server';
import {
  variableNames,
  variableNamed,
  type Program,
  type Variable,
  type VariableName,
  type variables,
} from './variables.server';

type Table = typeof variables;

type ReadBy<Reader extends Program> = {
  [Name in VariableName]: Reader extends Table[Name]['readBy'][number] ? Name : never;
}[VariableName];

type HasValue<One, Reader extends Program> = One extends { default: string }
  ? true
  : One extends { requiredBy: readonly (infer Needing)[] }
    ? Reader extends Needing
      ? true
      : false
    : false;

/** What a program gets: a variable that it neither needs nor has a default for may be undefined. */
export type Values<Reader extends Program> = {
  [Name in ReadBy<Reader>]:
    z.output<Table[Name]['schema']> | (HasValue<Table[Name], Reader> extends true ? never : undefined);
};

/** Stricter schemas of a program that knows more than the format. */
type Refined = { readonly [Name in VariableName]?: z.ZodMiniType<z.output<Table[Name]['schema']>, string> };

type Parsed<Reader extends Program> =
  { values: Values<Reader>; problems?: undefined } | { values?: undefined; problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const FILES_MOVE =
  'ARTEFACTS is no longer a setting: files of versions are in the database or DATA_DIR. Copy the objects of the bucket into DATA_DIR/federation/files of each gateway, then remove it, see CHANGELOG.md';

/** Settings of earlier versions whose data a start without them would not find. */
const removedSettings = (program: Program, env: Environment): string[] =>
  (program === 'gateway' || program === 'site') && env.ARTEFACTS?.trim() ? [FILES_MOVE] : [];

const sentence = ({ name, is }: Problem): string =>
  `${name} ${is}. Set it like ${name}=${variableNamed(name).example}, see docs/settings.md`;

const isNotExpected = ({ expected, isSecret }: Variable, text: string): string =>
  `is not ${expected}${isSecret ? '' : ` (got ${JSON.stringify(text)})`}`;

/**
 * A variable that is empty or blank counts as not set; blanks around a value do not belong to it.
 *
 * @returns the values, or one line for each variable that is wrong; no line contains a secret
 */
export function parseVariables<Reader extends Program>(
  program: Reader,
  env: Environment,
  refined: Refined = {},
): Parsed<Reader> {
  const values: Partial<Record<VariableName, unknown>> = {};
  const problems: Problem[] = [];
  for (const name of variableNames) {
    const variable = variableNamed(name);
    if (!variable.readBy.includes(program)) continue;
    const text = env[name]?.trim() || (variable.defaultOf?.[program] ?? variable.default);
    if (text === undefined) {
      if (variable.requiredBy?.includes(program)) problems.push({ name, is: 'is missing' });
      continue;
    }
    const result = (refined[name] ?? variable.schema).safeParse(text);
    if (result.success) values[name] = result.data;
    else problems.push({ name, is: isNotExpected(variable, text) });
  }
  // The loop has followed the table that the types are made of, which no type of a loop can say.
  const given = values as GivenValues & Values<Reader>;
  const isReported = (name: VariableName): boolean => problems.some((problem) => problem.name === name);
  problems.push(...brokenRules(given).filter(({ name }) => !isReported(name)));
  const lines = [...removedSettings(program, env), ...problems.map(sentence)];
  return lines.length > 0 ? { problems: lines } : { values: given };
}
