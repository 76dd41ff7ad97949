/** Settings of the content service, parsed once from the environment (docs/settings.md). */
import path from 'node:path';
import { parseVariables, type Values } from '@vipp/shared/contract/settings/parse-variables.server';
import { publicOrigin, workshopOrigin } from '@vipp/shared/contract/settings/public-origin.server';
import { variables } from '@vipp/shared/contract/settings/variables.server';
import type { TracingSettings } from '@vipp/shared/server/start-tracing';
import * as z from 'zod/mini';
import { isRecipient } from './reports/referent-keys';
import { StartupFailure } from './startup-failure';
import type { SalesRecipients } from './kernel/sales-recipients';

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
  /** Origin of the host of the workshop; undefined where the site has none. */
  workshopUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Sender of the mails, as `Name <address>`. */
  mailFrom: string;
  /** Public keys that reports are encrypted for; when empty, a key pair is created in the data folder. */
  recipients: readonly string[];
  /** E-mail addresses that are notified of contact messages and of study requests. */
  salesRecipients: SalesRecipients;
  logLevel: Values<'backend'>['LOG_LEVEL'];
  tracing: TracingSettings;
};

/** What commands of `npm run site` need; without a secret they write no mail. */
export type CommandSettings = Pick<
  Settings,
  'dataDirectory' | 'databaseUrl' | 'outboxSecrets' | 'publicUrl' | 'workshopUrl'
> & {
  /** Public keys that backups are encrypted for. */
  backupRecipients: readonly string[];
};

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
export function parseSettings(environment: NodeJS.ProcessEnv): Settings {
  const { values, problems } = parseVariables('backend', environment, { SIGNALEMENTS_RECIPIENTS: recipientsSchema });
  if (problems) throw new StartupFailure(problems);
  const publicUrl = publicOrigin(values);
  const host = new URL(publicUrl).hostname.replace(/^www\./, '');
  return {
    port: values.BACKEND_PORT,
    host: values.HOST,
    dataDirectory: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    apiTokens: values.API_TOKEN,
    outboxSecrets: values.OUTBOX_SECRET,
    publicUrl,
    workshopUrl: workshopOrigin(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `VIPP <ne-pas-repondre@${host}>`,
    recipients: values.SIGNALEMENTS_RECIPIENTS ?? [],
    salesRecipients: { contact: values.CONTACT_RECIPIENTS ?? [], study: values.STUDY_RECIPIENTS ?? [] },
    logLevel: values.LOG_LEVEL,
    tracing: {
      endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
      headers: values.OTEL_EXPORTER_OTLP_HEADERS,
      share: values.OTEL_TRACES_SAMPLER_ARG,
    },
  };
}

/** @throws StartupFailure with one line for each setting that is wrong */
export function parseCommandSettings(environment: NodeJS.ProcessEnv): CommandSettings {
  const { values, problems } = parseVariables('operators', environment, { BACKUP_RECIPIENTS: backupRecipientsSchema });
  if (problems) throw new StartupFailure(problems);
  return {
    dataDirectory: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    outboxSecrets: values.OUTBOX_SECRET ?? [],
    publicUrl: publicOrigin(values),
    workshopUrl: workshopOrigin(values),
    backupRecipients: values.BACKUP_RECIPIENTS ?? [],
  };
}
