/** Everything that submissions need besides HTTP: keys, mails, housekeeping. */
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createMailTransport } from '../mail/mail-transport';
import { startMailWorker } from '../mail/mail-worker';
import { createOutbox } from '../kernel/outbox';
import { loadReferentKeys } from '../reports/referent-keys';
import type { Settings } from '../settings';
import { startHousekeeping } from './housekeeping';
import type { ServiceContext } from '../kernel/submission';

const UNTOLD = 'are stored, and no one is notified by mail (docs/operating.md)';

type Options = Pick<ServiceContext, 'queries' | 'storage'> & { settings: Settings; logger: FastifyBaseLogger };

export async function startSubmissions({ settings, queries, storage, logger }: Options) {
  const { dataDirectory, salesRecipients } = settings;
  const { recipients, identityFile } = await loadReferentKeys(
    settings.recipients,
    dataDirectory,
    settings.publicUrl.startsWith('https:'),
  );
  if (identityFile !== undefined) {
    logger.warn(
      { identityFile },
      'reports are encrypted for a key pair that is stored on this machine: set SIGNALEMENTS_RECIPIENTS to the public keys of the referents, see docs/operating.md',
    );
  }
  const lists = [
    ['CONTACT_RECIPIENTS', salesRecipients.contact, `messages of the contact form ${UNTOLD}`],
    ['STUDY_RECIPIENTS', salesRecipients.study, `requests for case studies ${UNTOLD}`],
    ['SIGNALEMENTS_RECIPIENTS', recipients, 'the form of reports is closed'],
  ] as const;
  const missing = lists.flatMap(([name, { length }, what]) => (length > 0 ? [] : [`${name} is not set: ${what}`]));
  if (missing.length > 0) logger.warn(missing.join('; '));
  // Sites without OUTBOX_SECRET encrypted mails with API_TOKEN; remove the tokens here once no such site is left.
  const outbox = createOutbox([...settings.outboxSecrets, ...settings.apiTokens], settings);
  const transport = createMailTransport({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    directory: path.join(dataDirectory, 'mail'),
  });
  const worker = startMailWorker({ queries, outbox, transport, logger });
  const housekeeping = startHousekeeping(queries, logger, { outbox, onCommitted: worker.wake });
  const stored = { dataDirectory, storage, queries, outbox };
  const context: ServiceContext = { ...stored, recipients, salesRecipients, onCommitted: worker.wake };
  return {
    context,
    /** For operators about a service that works. */
    notices: () => [...missing, housekeeping.notice()],
    close: async () => {
      await housekeeping.stop();
      await worker.stop();
    },
  };
}
