/** Settings of the gateway, parsed once. docs/settings.md lists them with their meaning. */
import path from 'node:path';
import { parseVariables, publicOrigin, workshopOrigin } from '@vipp/shared/contract/settings/parse-variables.server';

/** Variables that Node, packages and libraries read at run time. */
const HARMLESS = /^(HOME|LANG|LC_ALL|NODE_ENV|PATH|PGSSL\w+|SystemRoot|TMPDIR|TZ)$/;

/** @returns the variables that the settings are read from; the process keeps none that may be a secret */
export function takeSettings(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(process.env)) if (!HARMLESS.test(name)) Reflect.deleteProperty(process.env, name);
  return env;
}

/** A setting that cannot be used; the message is meant for the operator. */
export class SettingsError extends Error {}

/**
 * @param env usually what `takeSettings` answers
 * @throws {SettingsError} one line per setting that is missing or malformed
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const { values, problems } = parseVariables('gateway', env);
  if (problems) throw new SettingsError(problems.map((line) => `gateway: ${line}`).join('\n'));
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin: publicOrigin(values),
    /** Origin of the host that serves only the workshop; undefined where the site has no workshop. */
    workshopOrigin: workshopOrigin(values),
    /** Target for back-office users after a password reset. */
    backOfficeUrl: values.BACK_OFFICE_URL,
    backendUrl: values.BACKEND_URL.replace(/\/(backend\/public(\/api)?\/?)?$/, ''),
    backendWaitMs: values.BACKEND_WAIT * 1000,
    apiToken: values.API_TOKEN[0] ?? '',
    /** Secrets for the form steps that pages carry: the first encrypts, all decrypt. */
    formStateSecrets: values.FORM_STATE_SECRET,
    dataDir: path.resolve(values.DATA_DIR),
    /** It may be absent where `isGiven` is false. */
    siteFactsFile: {
      path: path.resolve(values.SITE_FACTS ?? path.join(values.DATA_DIR, 'site-facts.yaml')),
      isGiven: values.SITE_FACTS !== undefined,
    },
    databaseUrl: values.DATABASE_URL,
    registryDatabaseUrl: values.REGISTRY_DATABASE_URL,
    federationToken: values.FEDERATION_TOKEN ?? '',
    contentTtlMs: values.CONTENT_TTL * 1000,
    sharedCache: values.SHARED_CACHE === 'on',
    submissionLimit: values.SUBMISSION_LIMIT,
    trustProxy: values.TRUST_PROXY,
    shellCheck: values.SHELL_CHECK === 'on',
    logLevel: values.LOG_LEVEL,
    tracing: {
      endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
      headers: values.OTEL_EXPORTER_OTLP_HEADERS,
      share: values.OTEL_TRACES_SAMPLER_ARG,
    },
    packagesDir: path.resolve(values.PACKAGES_DIR),
    buildFolder: values.BUILD_FOLDER,
    /** Origin of the other remotes and the content during the development of one remote. */
    against: values.AGAINST,
    /** The build of that remote, as `mf-forms/dist-dev`. */
    localBuild: values.LOCAL_BUILD,
    devReload: values.DEV_RELOAD !== undefined,
  };
}

export type Settings = ReturnType<typeof readSettings>;
