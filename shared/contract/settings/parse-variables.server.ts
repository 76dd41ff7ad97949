/** Parses the settings of a program, and words all problems alike. */
import type * as z from 'zod/mini';
import {
  variableNames,
  variableNamed,
  type Program,
  type Variable,
  type VariableName,
  type variables,
} from './variables.server';

// What settings must be like together.

type GivenValues = { [Name in VariableName]?: z.output<(typeof variables)[Name]['schema']> };

/** A wrong variable, and a text that completes its name to a sentence. */
type Problem = { name: VariableName; is: string };

/** Each secret has one purpose: a value that is known for one must be of no use for another. */
function repeatedSecrets(values: GivenValues): Problem[] {
  const known = new Set([...(values.API_TOKEN ?? []), values.FEDERATION_TOKEN]);
  return (['FORM_STATE_SECRET', 'OUTBOX_SECRET', 'OPERATOR_TOKEN'] as const).flatMap((name) => {
    const secrets = values[name] ?? [];
    const isRepeated = secrets.some((secret) => known.has(secret));
    for (const secret of secrets) known.add(secret);
    return isRepeated ? [{ name, is: 'repeats another secret, and each has one purpose' }] : [];
  });
}

function missingToken(program: Program, { BACKEND_URL, API_TOKEN }: GivenValues): Problem[] {
  if (BACKEND_URL === undefined || API_TOKEN !== undefined || program === 'operators') return [];
  return [{ name: 'API_TOKEN', is: 'is missing: BACKEND_URL names another content service, which expects its token' }];
}

/** On one host, scripts of every remote could act for a recruiter who is signed in. */
function sharedHost({ PUBLIC_URL, WORKSHOP_URL }: GivenValues): Problem[] {
  if (PUBLIC_URL === undefined || WORKSHOP_URL === undefined) return [];
  const [site, workshop] = [new URL(PUBLIC_URL), new URL(WORKSHOP_URL)];
  if (site.hostname === workshop.hostname)
    return [{ name: 'WORKSHOP_URL', is: 'names the host of PUBLIC_URL: the workshop needs its own' }];
  return site.protocol === workshop.protocol
    ? []
    : [{ name: 'WORKSHOP_URL', is: 'is not https as PUBLIC_URL is, or the reverse' }];
}

const brokenRules = (program: Program, values: GivenValues): Problem[] => [
  ...repeatedSecrets(values),
  ...missingToken(program, values),
  ...sharedHost(values),
];

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

/** The values of a program: a variable without default may be undefined if the program does not need it. */
export type Values<Reader extends Program> = {
  [Name in ReadBy<Reader>]:
    | z.output<Table[Name]['schema']>
    | (HasValue<Table[Name], Reader> extends true ? never : undefined);
};

/** Stricter schemas of one program. */
type Refined = { readonly [Name in VariableName]?: z.ZodMiniType<z.output<Table[Name]['schema']>, string> };

type Parsed<Reader extends Program> =
  | { values: Values<Reader>; problems?: undefined }
  | { values?: undefined; problems: readonly string[] };

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
 * An empty or blank variable counts as not set; blanks around a value do not belong to it.
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
  // The loop follows the table of the types, but TypeScript cannot know that.
  const given = values as GivenValues & Values<Reader>;
  const isReported = (name: VariableName): boolean => problems.some((problem) => problem.name === name);
  problems.push(...brokenRules(program, given).filter(({ name }) => !isReported(name)));
  const lines = [...removedSettings(program, env), ...problems.map(sentence)];
  return lines.length > 0 ? { problems: lines } : { values: given };
}

/** Origin of the site: what canonical links, and the links in mails, begin with. */
export const publicOrigin = ({ PUBLIC_URL, PORT }: { PUBLIC_URL: string | undefined; PORT: number }): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Origin of the workshop's host; undefined where the site has none. Browsers take every name below `localhost` for this machine. */
export function workshopOrigin(
  values: Parameters<typeof publicOrigin>[0] & { WORKSHOP_URL: string | undefined },
): string | undefined {
  if (values.WORKSHOP_URL !== undefined) return values.WORKSHOP_URL;
  const { protocol, hostname, port } = new URL(publicOrigin(values));
  return LOCAL.test(hostname) ? `${protocol}//atelier.localhost${port && `:${port}`}` : undefined;
}
