/** Settings of the content service, parsed once from the environment (docs/settings.md). */
import path from 'node:path';
import { parseVariables, publicOrigin, workshopOrigin } from '@vipp/shared/contract/settings/parse-variables.server';
import { variables } from '@vipp/shared/contract/settings/variables.server';
import type { TracingSettings } from '@vipp/shared/server/start-tracing';
import * as z from 'zod/mini';
import { isRecipient } from './reports/referent-keys';
import { StartupFailure } from './startup-failure';
import type { SalesRecipients } from './kernel/submission';

export type Settings = ReturnType<typeof parseSettings>;

/** What commands of `npm run site` need. */
export type CommandSettings = ReturnType<typeof parseCommandSettings>;

type KeyListSchema = typeof variables.SIGNALEMENTS_RECIPIENTS.schema;
const ofPublicKeys = (schema: KeyListSchema): KeyListSchema =>
  schema.check(z.refine((keys) => keys.every(isRecipient)));
const recipientsSchema = ofPublicKeys(variables.SIGNALEMENTS_RECIPIENTS.schema);
const backupRecipientsSchema = ofPublicKeys(variables.BACKUP_RECIPIENTS.schema);

/**
 * Reads the settings of the service; an empty variable counts as not set.
 *
 * @throws StartupFailure with one line for each setting that is wrong
 */
export function parseSettings(environment: NodeJS.ProcessEnv) {
  const { values, problems } = parseVariables('backend', environment, { SIGNALEMENTS_RECIPIENTS: recipientsSchema });
  if (problems) throw new StartupFailure(problems);
  const publicUrl = publicOrigin(values);
  const host = new URL(publicUrl).hostname.replace(/^www\./, '');
  const salesRecipients: SalesRecipients = {
    contact: values.CONTACT_RECIPIENTS ?? [],
    study: values.STUDY_RECIPIENTS ?? [],
  };
  const tracing: TracingSettings = {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  };
  return {
    port: values.BACKEND_PORT,
    host: values.HOST,
    dataDirectory: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    /** Bearer tokens that the API accepts. */
    apiTokens: values.API_TOKEN,
    /** Secrets of waiting mails: the first encrypts, all decrypt. */
    outboxSecrets: values.OUTBOX_SECRET,
    /** Bearer tokens of operators on other machines. */
    operatorTokens: values.OPERATOR_TOKEN ?? [],
    /** Origin of the site: what the links in mails begin with. */
    publicUrl,
    /** Origin of the host of the workshop; undefined where the site has none. */
    workshopUrl: workshopOrigin(values),
    smtpUrl: values.SMTP_URL,
    /** Sender of the mails, as `Name <address>`. */
    mailFrom: values.MAIL_FROM ?? `VIPP <ne-pas-repondre@${host}>`,
    /** Public keys that reports are encrypted for; when empty, a key pair is created in the data folder. */
    recipients: values.SIGNALEMENTS_RECIPIENTS ?? [],
    salesRecipients,
    logLevel: values.LOG_LEVEL,
    tracing,
  };
}

/** @throws StartupFailure with one line for each setting that is wrong */
export function parseCommandSettings(environment: NodeJS.ProcessEnv) {
  const { values, problems } = parseVariables('operators', environment, { BACKUP_RECIPIENTS: backupRecipientsSchema });
  if (problems) throw new StartupFailure(problems);
  return {
    dataDirectory: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    /** Address and token of a content service on another machine. */
    backendUrl: values.BACKEND_URL,
    operatorToken: values.OPERATOR_TOKEN?.[0],
    /** Public keys that backups are encrypted for. */
    backupRecipients: values.BACKUP_RECIPIENTS ?? [],
  };
}
