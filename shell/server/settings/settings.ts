/** Settings of the gateway: environment variables, parsed once. README lists them with their meaning. */
import path from 'node:path';
import * as z from 'zod/mini';
import { isTrustProxy, parseTrustProxy, type TrustProxy } from './trusted-proxies';

const port = z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(65_535)));
const webAddress = z.url({ protocol: /^https?$/ });
/** The first signs or encrypts, all verify or decrypt: that is how a secret is changed without loss. */
const secretList = z.pipe(
  z.string('must be set to a secret of this site, the same for all its gateways').check(
    z.regex(/^[\x21-\x2b\x2d-\x7e]{32,}(,[\x21-\x2b\x2d-\x7e]{32,})*$/, {
      error:
        'must be at least 32 visible ASCII characters without spaces; several secrets are separated by commas, the newest first',
      abort: true,
    }),
  ),
  z.transform((text: string) => text.split(',')),
);

const ONE_PURPOSE = 'must not repeat another secret: each has one purpose';
const isSeparate = (secrets: readonly string[], others: readonly string[]): boolean =>
  !secrets.some((secret) => others.includes(secret));

const variablesSchema = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  PUBLIC_URL: z.optional(webAddress),
  BACKEND_URL: webAddress,
  BACK_OFFICE_URL: z.optional(webAddress),
  /** A list is accepted, as the content service takes it while the token changes; the first one is sent. */
  API_TOKEN: z.pipe(
    z.string().check(z.regex(/^[^,]/, { error: 'must be the bearer token of the content service', abort: true })),
    z.transform((text: string) => text.split(',')),
  ),
  PREVIEW_SECRET: secretList,
  FORM_STATE_SECRET: secretList,
  DATA_DIR: z._default(z.string(), '.data'),
  /** PostgreSQL, for a registry that several gateways share. */
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** The same database with a role that reaches the registry alone. */
  REGISTRY_DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Gives operators access to the status page and the metrics; without it there is no access. */
  FEDERATION_TOKEN: z._default(z.string(), ''),
  /** Seconds to wait, at the start, for a content service that starts beside the gateway. */
  BACKEND_WAIT: z._default(z.pipe(z.coerce.number(), z.number().check(z.nonnegative())), 0),
  /** Seconds for which content is fresh. */
  CONTENT_TTL: z._default(z.pipe(z.coerce.number(), z.number().check(z.positive())), 30),
  /** Submissions that one address may send in ten minutes. */
  SUBMISSION_LIMIT: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive())), 60),
  /** Proxies whose `X-Forwarded-*` headers count: addresses, networks, or a number of hops. */
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(
          isTrustProxy,
          'it lists addresses, networks such as 10.0.0.0/8, or loopback, linklocal and uniquelocal, separated by commas; or it is a number of hops from 0 to 10',
        ),
      ),
    'loopback',
  ),
  /** `off`: the gateway sends pages without their body, and browsers render them. */
  SSR: z._default(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** Folder that holds the packages, and the one of their builds within each. */
  PACKAGES_DIR: z._default(z.string(), '.'),
  BUILD_FOLDER: z._default(z.string(), 'dist'),
  /** A site whose registry and content are followed, while one remote is developed: `LOCAL_BUILD` below PACKAGES_DIR. */
  AGAINST: z.optional(webAddress),
  /** Versions of its remotes to use in place of the default versions, as `mf-content@v2,mf-forms@3.1`. */
  AGAINST_VERSIONS: z._default(z.string().check(z.regex(/^mf-[\w-]+@\w[\w.-]*(,mf-[\w-]+@\w[\w.-]*)*$/)), ''),
  LOCAL_BUILD: z.optional(z.string().check(z.regex(/^mf-[\w-]+\/[\w-]+$/))),
  /** Set by `npm run dev`: pages reload after a change, and browsers keep no file. */
  DEV_RELOAD: z.optional(z.literal('1')),
});

const settingsSchema = variablesSchema.check(
  z.refine(
    ({ API_TOKEN, FEDERATION_TOKEN, FORM_STATE_SECRET }) =>
      isSeparate(FORM_STATE_SECRET, [...API_TOKEN, FEDERATION_TOKEN]),
    { path: ['FORM_STATE_SECRET'], error: ONE_PURPOSE },
  ),
  z.refine(
    ({ API_TOKEN, FEDERATION_TOKEN, FORM_STATE_SECRET, PREVIEW_SECRET }) =>
      isSeparate(PREVIEW_SECRET, [...API_TOKEN, ...FORM_STATE_SECRET, FEDERATION_TOKEN]),
    { path: ['PREVIEW_SECRET'], error: ONE_PURPOSE },
  ),
);

export type Settings = {
  port: number;
  host: string;
  publicOrigin: string;
  backendUrl: string;
  /** How long the gateway waits for the content service before it begins. */
  backendWaitMs: number;
  /** Where back-office users go after a password reset. */
  backOfficeUrl: string | undefined;
  apiToken: string;
  /** Secrets that sign preview links: the first signs, all verify. */
  previewSecrets: readonly string[];
  /** Secrets of the form steps that pages carry: the first encrypts, all decrypt. */
  formStateSecrets: readonly string[];
  dataDir: string;
  databaseUrl: string | undefined;
  registryDatabaseUrl: string | undefined;
  federationToken: string;
  contentTtlMs: number;
  submissionLimit: number;
  /** Proxies whose `X-Forwarded-*` headers count. */
  trustProxy: TrustProxy;
  /** Whether pages are rendered here, or only in browsers. */
  serverRendering: boolean;
  logLevel: string;
  packagesDir: string;
  buildFolder: string;
  /** Origin of the site that the other remotes and the content come from, while one remote is developed. */
  against: string | undefined;
  /** Versions of its remotes to use in place of the default versions, by remote. */
  againstVersions: ReadonlyMap<string, string>;
  /** The build of that remote, as `mf-forms/dist-dev`. */
  localBuild: string | undefined;
  devReload: boolean;
};

/** A setting that cannot be used; the message is meant for the operator. */
export class SettingsError extends Error {}

/**
 * @param env usually what `takeSettings` answers
 * @throws {SettingsError} one line per setting that is missing or malformed
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name], message }) =>
      describe(String(name), env[String(name)], message),
    );
    throw new SettingsError(lines.join('\n'));
  }
  const values = parsed.data;
  const { API_TOKEN: apiTokens, PREVIEW_SECRET: previewSecrets, FORM_STATE_SECRET: formStateSecrets } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    backOfficeUrl: values.BACK_OFFICE_URL,
    backendUrl: values.BACKEND_URL.replace(/\/(backend\/public(\/api)?\/?)?$/, ''),
    backendWaitMs: values.BACKEND_WAIT * 1000,
    apiToken: apiTokens[0] ?? '',
    previewSecrets,
    formStateSecrets,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    registryDatabaseUrl: values.REGISTRY_DATABASE_URL,
    federationToken: values.FEDERATION_TOKEN,
    contentTtlMs: values.CONTENT_TTL * 1000,
    submissionLimit: values.SUBMISSION_LIMIT,
    trustProxy: parseTrustProxy(values.TRUST_PROXY),
    serverRendering: values.SSR === 'on',
    logLevel: values.LOG_LEVEL,
    packagesDir: path.resolve(values.PACKAGES_DIR),
    buildFolder: values.BUILD_FOLDER,
    against: values.AGAINST && new URL(values.AGAINST).origin,
    againstVersions: new Map(
      values.AGAINST_VERSIONS.split(',')
        .filter(Boolean)
        .map((pair) => splitOnce(pair, '@')),
    ),
    localBuild: values.LOCAL_BUILD,
    devReload: values.DEV_RELOAD === '1',
  };
}

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return [text.slice(0, at), text.slice(at + 1)];
}

const SECRETS: readonly string[] = [
  'API_TOKEN',
  'DATABASE_URL',
  'REGISTRY_DATABASE_URL',
  'FEDERATION_TOKEN',
  'FORM_STATE_SECRET',
  'PREVIEW_SECRET',
];

function describe(name: string, value: string | undefined, problem: string): string {
  // A token that is wrong is still a secret.
  const got =
    value === undefined ? 'it is not set' : SECRETS.includes(name) ? 'its value is not usable' : `got "${value}"`;
  return `gateway: ${name}: ${problem} (${got}). See "Settings" in README.md.`;
}
