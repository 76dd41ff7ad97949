/** The referents' commands. Reports are decrypted and answers encrypted here, in the referent's own process. */
import { text as readStream } from 'node:stream/consumers';
import { identityToRecipient } from 'age-encryption';
import { deadlinesOf, overdue } from '../reports/deadlines';
import { readIdentities } from '../reports/referent-keys';
import { decryptWith, encryptFor } from '../reports/age-text';
import { errorText } from '../startup-failure';
import type { CommandArguments } from './command-arguments';
import { type CallOperation, OperatorRefusal } from './operation';
import { formatRows } from './print-rows';
import { acknowledgeReport, answerReport, closeReport, findReports, type EncryptedReport } from './report-operations';
import { parseTyped, reportId, reportOutcome } from './typed-values';
import { UsageError } from './usage';

type ReferentCommand = (call: CallOperation, args: CommandArguments) => Promise<string>;

async function identitiesOf({ identity }: CommandArguments): Promise<string[]> {
  if (identity === undefined) throw new UsageError('--identity FILE is missing: the secret key of a referent');
  const identities = await readIdentities(identity).catch((error: unknown) => {
    throw new OperatorRefusal(`the identity ${identity} cannot be read (${errorText(error)})`);
  });
  if (identities.length === 0) throw new OperatorRefusal(`${identity} contains no line AGE-SECRET-KEY-1…`);
  return identities;
}

const idOf = ({ words }: CommandArguments): string => parseTyped(reportId, words[2]);

async function decrypt(identities: string[], report: EncryptedReport, sealed: string): Promise<string> {
  return decryptWith(identities, sealed).catch(() => {
    throw new OperatorRefusal(`report ${report.id} is not encrypted for this identity`);
  });
}

async function decryptReport(identities: string[], report: EncryptedReport): Promise<object> {
  const { id, createdAt, acknowledgedAt, answeredAt, closedAt, outcome } = report;
  const messages = report.messages.map(async ({ sender, sentAt, sealed }) => ({
    sender,
    sentAt,
    text: await decrypt(identities, report, sealed),
  }));
  return {
    id,
    createdAt,
    acknowledgedAt,
    answeredAt,
    closedAt,
    outcome,
    ...deadlinesOf(report),
    report: JSON.parse(await decrypt(identities, report, report.sealed)),
    messages: await Promise.all(messages),
  };
}

const list: ReferentCommand = async (call, { since, format = 'table' }) => {
  const today = new Date().toISOString().slice(0, 10);
  const rows = (await call(findReports, { since, isExport: false })).map((report) => ({
    id: report.id,
    received: report.createdAt,
    acknowledge_by: deadlinesOf(report).acknowledgeBy,
    acknowledged: report.acknowledgedAt,
    answer_by: deadlinesOf(report).answerBy,
    answered: report.answeredAt,
    messages: report.messages.length,
    closed: report.outcome,
    overdue: report.closedAt === null ? overdue(report, today).join(' and ') : '',
  }));
  return formatRows(rows, format);
};

const exportDecrypted: ReferentCommand = async (call, args) => {
  const identities = await identitiesOf(args);
  const reports = await call(findReports, { since: args.since, isExport: true });
  const decrypted = await Promise.all(reports.map((report) => decryptReport(identities, report)));
  return `${JSON.stringify(decrypted, undefined, 2)}\n`;
};

const acknowledge: ReferentCommand = async (call, args) => {
  await call(acknowledgeReport, { id: idOf(args) });
  return 'Acknowledged.\n';
};

async function textOf({ text }: CommandArguments): Promise<string> {
  const given = text === '-' ? await readStream(process.stdin) : text;
  if (!given?.trim()) throw new UsageError('--text TEXT is missing: what the reporter is to read');
  return given.trim();
}

/** Decrypts the report first: only a referent who can read it may answer. */
const answer: ReferentCommand = async (call, args) => {
  const id = idOf(args);
  const identities = await identitiesOf(args);
  const text = await textOf(args);
  const report = (await call(findReports, { isExport: false })).find((one) => one.id === id);
  if (!report) throw new OperatorRefusal(`there is no report ${id}`);
  await decrypt(identities, report, report.sealed);
  const own = await Promise.all(identities.map(identityToRecipient));
  const sealed = await encryptFor([...report.recipients, ...own, report.reporterRecipient], text);
  await call(answerReport, { id, sealed });
  return 'Answered: the reporter reads it with the receipt code.\n';
};

const close: ReferentCommand = async (call, args) => {
  const id = idOf(args);
  const outcome = parseTyped(reportOutcome, args.outcome);
  await call(closeReport, { id, outcome });
  return 'Closed.\n';
};

export const referentCommands: Record<string, ReferentCommand> = {
  list,
  export: exportDecrypted,
  acknowledge,
  answer,
  close,
};
