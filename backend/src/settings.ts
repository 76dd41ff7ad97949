/** Settings of the content service, parsed once from the environment (docs: README, « Settings »). */
import path from 'node:path';
import * as z from 'zod/mini';
import { isRecipient } from './reports/referent-keys';
import type { SeedSize } from './seeding/enlarge-seed';
import { seedSizeSchema } from './seeding/seed-size';
import { StartupFailure } from './startup-failure';
import type { SalesRecipients } from './submissions/sales-recipients';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const isAddress = (text: string, protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const commaSeparated = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const addressList = z.pipe(commaSeparated, z.array(z.email('e-mail addresses separated by commas')));

/** Several values while one is replaced: the first one is used, all are accepted. */
const secretList = (expected: { notSet: string; malformed: string; minLength: number }) => {
  const one = `[\\x21-\\x2b\\x2d-\\x7e]{${expected.minLength},}`;
  const text = z
    .string(expected.notSet)
    .check(z.regex(new RegExp(`^${one}(,${one})*$`), { error: expected.malformed, abort: true }));
  return z.pipe(
    text,
    z.transform((values: string) => values.split(',')),
  );
};

const apiTokens = secretList({
  notSet: 'set: the token that callers send as « Authorization: Bearer … »',
  malformed: 'made of visible ASCII characters without spaces; several tokens are separated by commas',
  minLength: 1,
});

const outboxSecrets = secretList({
  notSet: 'set: the secret that encrypts waiting mails, the same for all instances on one database',
  malformed:
    'at least 32 visible ASCII characters without spaces; several secrets are separated by commas, the newest first',
  minLength: 32,
});

/** Every message completes « NAME must be … »; values are not repeated where they may hold a secret. */
const environmentSchema = z.object({
  BACKEND_PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, 'a port from 0 (any free one) to 65535')),
      z.pipe(z.transform(Number), z.int().check(z.maximum(65535, 'a port from 0 (any free one) to 65535'))),
    ),
    0,
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z.pipe(
    z._default(z.string(), '.data'),
    z.transform((folder: string) => path.resolve(folder)),
  ),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isAddress(text, ['postgres:', 'postgresql:']),
          'like postgres://user:password@host:5432/database, or left out for the embedded database',
        ),
      ),
  ),
  API_TOKEN: apiTokens,
  OUTBOX_SECRET: outboxSecrets,
  PUBLIC_URL: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => isAddress(text, ['http:', 'https:']),
          'the address of the site, like https://www.example.com',
        ),
      ),
    'http://localhost:3000',
  ),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isAddress(text, ['smtp:', 'smtps:']),
          'like smtp://user:password@host:587, or left out to write mails into DATA_DIR/mail',
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$/, 'a sender like VIPP <ne-pas-repondre@example.com>')),
  ),
  SIGNALEMENTS_RECIPIENTS: z.pipe(
    commaSeparated,
    z.array(z.string().check(z.refine(isRecipient, 'public keys like age1…, separated by commas'))),
  ),
  CONTACT_RECIPIENTS: addressList,
  STUDY_RECIPIENTS: addressList,
  SEED_SIZE: seedSizeSchema,
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
});

const serviceSchema = environmentSchema.check(
  z.refine(({ API_TOKEN, OUTBOX_SECRET }) => !OUTBOX_SECRET.some((secret) => API_TOKEN.includes(secret)), {
    path: ['OUTBOX_SECRET'],
    error: 'another secret than API_TOKEN',
  }),
);

/** The operators' command calls no API, and needs the secret of the outbox only where it writes a mail. */
const commandSchema = z.extend(environmentSchema, {
  API_TOKEN: z.optional(apiTokens),
  OUTBOX_SECRET: z.optional(outboxSecrets),
});

export type Settings = {
  port: number;
  host: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** Bearer tokens that the API accepts. */
  apiTokens: readonly string[];
  /** Secrets of waiting mails: the first encrypts, all decrypt. */
  outboxSecrets: readonly string[];
  /** Origin of the site: what the links in mails begin with. */
  publicUrl: string;
  smtpUrl: string | undefined;
  /** Sender of the mails, as `Name <address>`. */
  mailFrom: string;
  /** Public keys that reports are encrypted for; when empty, a key pair is created in the data folder. */
  recipients: readonly string[];
  /** E-mail addresses that are notified of contact messages and of study requests. */
  salesRecipients: SalesRecipients;
  /** How many posts and case studies the site has; undefined for those of the release. */
  seedSize: SeedSize | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
};

/** Settings whose value may be shown when it is wrong. */
const SHOWN = ['BACKEND_PORT', 'LOG_LEVEL', 'PUBLIC_URL', 'MAIL_FROM', 'SEED_SIZE'];

function describeIssue(issue: z.core.$ZodIssue, environment: NodeJS.ProcessEnv): string {
  const name = String(issue.path[0]);
  const got = SHOWN.includes(name) ? ` (got "${environment[name]}")` : '';
  return `${name} must be ${issue.message}${got}`;
}

function parseWith(schema: typeof serviceSchema | typeof commandSchema, environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (!result.success) {
    const issues = result.error.issues.map((issue) => describeIssue(issue, environment));
    throw new StartupFailure(`${issues.join('; ')}. Correct the environment variable and start again.`);
  }
  const values = result.data;
  const { origin, hostname } = new URL(values.PUBLIC_URL);
  return {
    port: values.BACKEND_PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    apiTokens: values.API_TOKEN ?? [],
    outboxSecrets: values.OUTBOX_SECRET ?? [],
    publicUrl: origin,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `VIPP <ne-pas-repondre@${hostname.replace(/^www\./, '')}>`,
    recipients: values.SIGNALEMENTS_RECIPIENTS,
    salesRecipients: { contact: [...new Set(values.CONTACT_RECIPIENTS)], study: [...new Set(values.STUDY_RECIPIENTS)] },
    seedSize: values.SEED_SIZE,
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * Reads the settings of the service; an empty variable counts as not set.
 *
 * @throws StartupFailure that names every setting that is wrong
 */
export const parseSettings = (environment: NodeJS.ProcessEnv): Settings => parseWith(serviceSchema, environment);

/** Reads the settings of the operators' command; without OUTBOX_SECRET it writes no mail. */
export const parseCommandSettings = (environment: NodeJS.ProcessEnv): Settings => parseWith(commandSchema, environment);
