/** The settings of `npm start`: environment variables, parsed once. The README lists them for people. */
import * as z from 'zod/mini';
import { dataFolder } from '../preflight.mjs';
import { UserError } from '../user-error.mjs';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

function address(protocols: readonly string[], { bare = false } = {}) {
  const accepts = (text: string): boolean => {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    const hasMore = url.pathname.replace(/\/$/, '') !== '' || url.search !== '' || url.hash !== '';
    return protocols.includes(url.protocol) && url.hostname !== '' && !(bare && hasMore);
  };
  return z.string().check(z.refine(accepts));
}

const wholeNumber = (minimum: number, maximum: number) =>
  z.string().check(
    z.regex(/^\d+$/),
    z.refine((text) => Number(text) >= minimum && Number(text) <= maximum),
  );

const web = ['http:', 'https:'];

/** Schema, what is expected in words, an example. */
type Variable = [schema: z.ZodMiniType, expected: string, example: string];

const SECRET_LIST: Variable = [
  z.string().check(z.regex(/^[\x21-\x2b\x2d-\x7e]{32,}(,[\x21-\x2b\x2d-\x7e]{32,})*$/)),
  'a secret of at least 32 characters without spaces or accents, or several separated by commas, the newest first',
  '$(openssl rand -hex 32)',
];

const isAddressList = (text: string): boolean =>
  text.split(',').every((part) => z.email().safeParse(part.trim()).success);
const addressList: Variable = [
  z.string().check(z.refine(isAddressList)),
  'a list of e-mail addresses separated by commas',
  'a@example.com,b@example.com',
];
/** The gateway checks each address again. */
const PROXIES =
  /^(\d{1,2}|(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)( *, *(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?))*)$/i;

/** What each variable must look like, how to say so, and an example that is right. */
const variables = {
  PORT: [wholeNumber(1, 65_535), 'a port number from 1 to 65535', '3000'],
  PUBLIC_URL: [address(web, { bare: true }), 'a web address without a path', 'https://www.example.com'],
  DATA_DIR: [z.string(), 'a folder', '.data'],
  DATABASE_URL: [
    address(['postgres:', 'postgresql:']),
    'a PostgreSQL address',
    'postgres://user:password@host:5432/database',
  ],
  REGISTRY_DATABASE_URL: [
    address(['postgres:', 'postgresql:']),
    'a PostgreSQL address',
    'postgres://gateway:password@host:5432/database',
  ],
  BACKEND_URL: [address(web), 'a web address', 'http://host:port'],
  API_TOKEN: [z.string().check(z.regex(/^[\x21-\x7e]+$/)), 'a token without spaces or accents', '3f9a0c'],
  PREVIEW_SECRET: SECRET_LIST,
  FORM_STATE_SECRET: SECRET_LIST,
  OUTBOX_SECRET: SECRET_LIST,
  BACK_OFFICE_URL: [address(web), 'a web address', 'https://back-office.example.com'],
  SMTP_URL: [address(['smtp:', 'smtps:']), 'an SMTP address', 'smtp://user:password@host:587'],
  CONTACT_RECIPIENTS: addressList,
  STUDY_RECIPIENTS: addressList,
  TRUST_PROXY: [
    z.string().check(z.regex(PROXIES)),
    'a list of addresses and networks, or a number of hops',
    'loopback,10.0.0.5',
  ],
  LOG_LEVEL: [z.enum(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`, 'info'],
  SEED_SIZE: [
    z.string().check(z.regex(/^(normal|large|[1-9]\d{0,4}x[1-9]\d{0,4})$/)),
    'normal, large, or numbers of posts and case studies',
    '10000x5000',
  ],
  SSR: [z.enum(['on', 'off']), 'on or off', 'on'],
  CONTENT_TTL: [wholeNumber(1, 86_400), 'a number of seconds from 1 to 86400', '30'],
} satisfies Record<string, Variable>;

type VariableName = keyof typeof variables;
const NAMES = Object.keys(variables).filter((name): name is VariableName => name in variables);

/** Never shown back, for a log is read by many. */
const SECRET = new Set<string>([
  'API_TOKEN',
  'CONTACT_RECIPIENTS',
  'DATABASE_URL',
  'REGISTRY_DATABASE_URL',
  'FORM_STATE_SECRET',
  'OUTBOX_SECRET',
  'PREVIEW_SECRET',
  'SMTP_URL',
  'STUDY_RECIPIENTS',
]);

function problem(name: VariableName, value: string): string {
  const [, expected, example] = variables[name];
  const got = SECRET.has(name) ? '' : ` (got ${JSON.stringify(value)})`;
  return `${name} is not ${expected}${got}. Set it like ${name}=${example}, see README.md`;
}

export type SiteSettings = ReturnType<typeof parseSettings>;

/** @throws {UserError} with one line for each malformed variable */
export function parseSettings(env: NodeJS.ProcessEnv) {
  const set = NAMES.flatMap((name) => (env[name] ? [{ name, value: env[name] }] : []));
  const given: Partial<Record<VariableName, string>> = Object.fromEntries(set.map(({ name, value }) => [name, value]));
  const problems = set
    .filter(({ name, value }) => !variables[name][0].safeParse(value).success)
    .map(({ name, value }) => problem(name, value));
  if (given.BACKEND_URL && !given.API_TOKEN) {
    problems.push(
      'API_TOKEN is missing: BACKEND_URL points to another backend. Set API_TOKEN to the bearer token that it expects',
    );
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const port = Number(given.PORT ?? 3000);
  return {
    port,
    publicUrl: new URL(given.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    dataDir: dataFolder(given),
    databaseUrl: given.DATABASE_URL,
    registryDatabaseUrl: given.REGISTRY_DATABASE_URL,
    backendUrl: given.BACKEND_URL,
    apiToken: given.API_TOKEN,
    previewSecret: given.PREVIEW_SECRET,
    formStateSecret: given.FORM_STATE_SECRET,
    outboxSecret: given.OUTBOX_SECRET,
    backOfficeUrl: given.BACK_OFFICE_URL,
    smtpUrl: given.SMTP_URL,
    contactRecipients: given.CONTACT_RECIPIENTS,
    studyRecipients: given.STUDY_RECIPIENTS,
    /** Quiet unless asked: the line with the address is what `npm start` is there to show. */
    logLevel: given.LOG_LEVEL ?? 'warn',
    contentTtl: Number(given.CONTENT_TTL ?? 30),
  };
}
