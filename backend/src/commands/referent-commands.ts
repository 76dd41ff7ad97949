/** `npm run site -- submissions referent`. Reports are decrypted and answers encrypted here, in the referent's own process. */
import { text as readStream } from 'node:stream/consumers';
import { Argument, Option } from '@commander-js/extra-typings';
import { identityToRecipient } from 'age-encryption';
import * as z from 'zod/mini';
import { REPORT_OUTCOMES } from '../database/report-schema';
import { OperatorRefusal } from '../operators/operation';
import { formatOf, formatRows, toJson } from '../operators/print-rows';
import {
  acknowledgeReport,
  answerReport,
  closeReport,
  type EncryptedReport,
  findReports,
} from '../operators/report-operations';
import { decryptWith, encryptFor } from '../reports/age-text';
import { deadlinesOf, overdue } from '../reports/deadlines';
import {
  addCommand,
  type CommandContext,
  type CommandGroup,
  csvOption,
  DAY,
  identitiesOf,
  jsonOption,
  typed,
} from './command';

async function decrypt(identities: string[], report: EncryptedReport, sealed: string): Promise<string> {
  return decryptWith(identities, sealed).catch(() => {
    throw new OperatorRefusal(`report ${report.id} is not encrypted for this identity`);
  });
}

async function decryptReport(identities: string[], report: EncryptedReport): Promise<object> {
  const { sealed, recipients: _recipients, reporterRecipient: _reporter, messages, ...plain } = report;
  const texts = messages.map(async ({ sealed: text, ...message }) => ({
    ...message,
    text: await decrypt(identities, report, text),
  }));
  return {
    ...plain,
    ...deadlinesOf(report),
    report: JSON.parse(await decrypt(identities, report, sealed)),
    messages: await Promise.all(texts),
  };
}

function toRow(report: EncryptedReport) {
  const today = new Date().toISOString().slice(0, 10);
  return {
    id: report.id,
    received: report.createdAt,
    acknowledge_by: deadlinesOf(report).acknowledgeBy,
    acknowledged: report.acknowledgedAt,
    answer_by: deadlinesOf(report).answerBy,
    answered: report.answeredAt,
    messages: report.messages.length,
    closed: report.outcome,
    overdue: report.closedAt === null ? overdue(report, today).join(' and ') : '',
  };
}

const idArgument = new Argument('<ID>', 'of a report, which "referent list" shows').argParser(
  typed(z.uuid(), '"referent list" shows the ids'),
);
const identityOption = new Option(
  '--identity <FILE>',
  'secret key of a referent, as age-keygen writes it; it does not leave this process',
).makeOptionMandatory();

export function addReferentCommands(group: CommandGroup, { call, print }: CommandContext): void {
  addCommand(group, 'list', 'reports with their deadlines')
    .option('--since <DAY>', 'reports of this day and later', DAY)
    .addOption(csvOption)
    .addOption(jsonOption)
    .action(async ({ since, ...options }) => {
      const reports = await call(findReports, { since, isExport: false });
      print(formatRows(reports.map(toRow), formatOf(options, 'table')));
    });
  addCommand(group, 'export', 'print decrypted reports and messages, as JSON')
    .addOption(identityOption)
    .option('--since <DAY>', 'reports of this day and later', DAY)
    .action(async ({ identity, since }) => {
      const identities = await identitiesOf(identity);
      const reports = await call(findReports, { since, isExport: true });
      const decrypted = await Promise.all(reports.map((report) => decryptReport(identities, report)));
      print(toJson(decrypted));
    });
  addCommand(group, 'acknowledge', 'record that the reporter knows the report was received')
    .addArgument(idArgument)
    .action(async (id) => {
      await call(acknowledgeReport, { id });
      print('Acknowledged.\n');
    });
  const answer = addCommand(group, 'answer', 'answer the reporter, who reads it with the receipt code')
    .addArgument(idArgument)
    .addOption(identityOption)
    .requiredOption('--text <TEXT>', 'what the reporter is to read; - reads it from the standard input')
    .action(async (id, { identity, text: given }) => {
      const identities = await identitiesOf(identity);
      const text = (given === '-' ? await readStream(process.stdin) : given).trim();
      if (text === '') answer.error('--text is blank: it is what the reporter is to read');
      const report = (await call(findReports, { isExport: false })).find((one) => one.id === id);
      if (!report) throw new OperatorRefusal(`there is no report ${id}`);
      // First: only a referent who can read it may answer.
      await decrypt(identities, report, report.sealed);
      const own = await Promise.all(identities.map(identityToRecipient));
      const sealed = await encryptFor([...report.recipients, ...own, report.reporterRecipient], text);
      await call(answerReport, { id, sealed });
      print('Answered: the reporter reads it with the receipt code.\n');
    });
  addCommand(group, 'close', 'close a report; its outcome decides how long it is stored')
    .addArgument(idArgument)
    .addOption(new Option('--outcome <OUTCOME>').choices(REPORT_OUTCOMES).makeOptionMandatory())
    .action(async (id, { outcome }) => {
      await call(closeReport, { id, outcome });
      print('Closed.\n');
    });
}
