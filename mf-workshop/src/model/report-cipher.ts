/**
 * The keys of a referent and what they open, in the memory of this page only: nothing of it is sent, stored, logged or part
 * of an address. The program that decrypts is loaded when a file is chosen.
 */
import type { EncryptedReport } from '@vipp/shared/contract/workshop/report-calls';
import { factsOf, type Fact } from './report-words';

const age = () => import('@vipp/shared/lib/age-text');

export type OwnKeys = { identities: readonly string[]; recipients: readonly string[] };

export type OpenedReport = {
  report: EncryptedReport;
  facts: readonly Fact[];
  /** Text: undefined where it is not encrypted for the key. */
  thread: readonly { from: 'referent' | 'reporter'; sentOn: string; text: string | undefined }[];
};

/** A file of keys has a few lines. */
const MAX_FILE_BYTES = 100_000;

/** @returns undefined where the file has no valid secret key */
export async function readKeys(file: File): Promise<OwnKeys | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  const { identitiesIn, recipientsOf } = await age();
  const identities = identitiesIn(await file.text());
  const recipients = await recipientsOf(identities).catch(() => []);
  return recipients.length > 0 ? { identities, recipients } : undefined;
}

/** @returns undefined where the report is not encrypted for the keys */
export async function decryptReport(
  { identities }: OwnKeys,
  report: EncryptedReport,
): Promise<OpenedReport | undefined> {
  const { decryptWith } = await age();
  const decrypt = (sealed: string) => decryptWith(identities, sealed).catch(() => undefined);
  const text = await decrypt(report.sealed);
  if (text === undefined) return undefined;
  const thread = report.thread.map(async ({ sealed, ...message }) => ({ ...message, text: await decrypt(sealed) }));
  return { report, facts: factsOf(text), thread: await Promise.all(thread) };
}

/** What the reporter reads with the receipt code, and referents with their keys. */
export async function sealAnswer({ recipients, reporterRecipient }: EncryptedReport, text: string): Promise<string> {
  const { encryptFor } = await age();
  return encryptFor([...recipients, reporterRecipient], text);
}
