/** `npm run site -- submissions referent`. Reports are decrypted here, in the referent's own process. */
import { Option } from '@commander-js/extra-typings';
import { decryptWith } from '@vipp/shared/lib/age-text';
import { OperatorRefusal } from '../operators/operation';
import { toJson } from '../operators/print-rows';
import { type EncryptedReport, findReports } from '../operators/report-operations';
import { deadlinesOf } from '../reports/deadlines';
import { addCommand, type CommandContext, type CommandGroup, DAY, identitiesOf } from './command';

async function decryptReport(identities: string[], { sealed, messages, ...plain }: EncryptedReport): Promise<object> {
  const report = await decryptWith(identities, sealed).catch(() => {
    throw new OperatorRefusal(`report ${plain.id} is not encrypted for this identity`);
  });
  const texts = messages.map(async ({ sealed: text, ...message }) => ({
    ...message,
    // Null where the referent was excluded before.
    text: await decryptWith(identities, text).catch(() => null),
  }));
  return {
    ...plain,
    ...deadlinesOf(plain),
    report: JSON.parse(report),
    messages: await Promise.all(texts),
  };
}

const identityOption = new Option(
  '--identity <FILE>',
  'secret key of a referent, as age-keygen writes it; it does not leave this process',
).makeOptionMandatory();

export function addReferentCommands(group: CommandGroup, { call, print }: CommandContext): void {
  addCommand(group, 'export', 'print decrypted reports and messages, as JSON; the workshop does all else')
    .addOption(identityOption)
    .option('--since <DAY>', 'reports of this day and later', DAY)
    .action(async ({ identity, since }) => {
      const identities = await identitiesOf(identity);
      const reports = await call(findReports, { since });
      const decrypted = await Promise.all(reports.map((report) => decryptReport(identities, report)));
      print(toJson(decrypted));
    });
}
