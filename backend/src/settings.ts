/** Settings of the content service, parsed once from the environment (docs: README, « Settings »). */
import path from 'node:path';
import * as z from 'zod/mini';
import { StartupFailure } from './startup-failure';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const isDatabaseUrl = (text: string) =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);

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
  DATA_DIR: z.pipe(z._default(z.string(), '.data'), z.transform((folder: string) => path.resolve(folder))),
  DATABASE_URL: z.optional(
    z.string().check(z.refine(isDatabaseUrl, 'like postgres://user:password@host:5432/database, or left out for the embedded database')),
  ),
  API_TOKEN: z
    .string('set: the token that callers send as « Authorization: Bearer … »')
    .check(z.regex(/^[\x21-\x7E]+$/, 'made of visible ASCII characters without spaces')),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
});

export type Settings = {
  port: number;
  host: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  apiToken: string;
  logLevel: (typeof LOG_LEVELS)[number];
};

/** Settings whose value may be shown when it is wrong. */
const SHOWN = ['BACKEND_PORT', 'LOG_LEVEL'];

function describeIssue(issue: z.core.$ZodIssue, environment: NodeJS.ProcessEnv): string {
  const name = String(issue.path[0]);
  const got = SHOWN.includes(name) ? ` (got "${environment[name]}")` : '';
  return `${name} must be ${issue.message}${got}`;
}

/**
 * Reads the settings; an empty variable counts as not set.
 *
 * @throws StartupFailure that names every setting that is wrong
 */
export function parseSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const issues = result.error.issues.map((issue) => describeIssue(issue, environment));
    throw new StartupFailure(`${issues.join('; ')}. Correct the environment variable and start again.`);
  }
  const { BACKEND_PORT, HOST, DATA_DIR, DATABASE_URL, API_TOKEN, LOG_LEVEL } = result.data;
  return {
    port: BACKEND_PORT,
    host: HOST,
    dataDirectory: DATA_DIR,
    databaseUrl: DATABASE_URL,
    apiToken: API_TOKEN,
    logLevel: LOG_LEVEL,
  };
}
