/** Ethics reports for referents. Texts are encrypted: browsers of referents decrypt them, the site cannot. */
import * as z from 'zod/mini';
import { REPORT_OUTCOMES } from '../forms/report';
import { REFERENTS } from './roles';
import { callsFor } from './workshop-call';

const day = z.iso.date();
const id = z.uuid();
const text = z.string();
/** A public key; those of `age1pq1…` have 2,000 characters. */
const key = z.string().check(z.maxLength(4000), z.regex(/^age1[0-9a-z]+$/));
const keys = z.array(key).check(z.maxLength(50));
/** Nothing else is stored: a page that forgot to encrypt would be refused. */
const ciphertext = text.check(
  z.maxLength(500_000),
  z.regex(/^-----BEGIN AGE ENCRYPTED FILE-----\r?\n[\w+/=\r\n]+-----END AGE ENCRYPTED FILE-----\s*$/),
);
const done = z.object({});

const listedReportSchema = z.object({
  id,
  receivedOn: day,
  /** Legal deadlines: seven days, and three months after the acknowledgement. */
  acknowledgeBy: day,
  acknowledgedOn: z.nullable(day),
  answerBy: day,
  answeredOn: z.nullable(day),
  overdue: z.array(z.enum(['acknowledgement', 'answer'])),
  closedOn: z.nullable(day),
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
  messages: z.int(),
  /** Who wrote the last message. */
  lastFrom: z.nullable(z.enum(['referent', 'reporter'])),
});
export type ListedReport = z.infer<typeof listedReportSchema>;

const encryptedReportSchema = z.object({
  ...listedReportSchema.shape,
  sealed: text,
  thread: z.array(z.object({ from: z.enum(['referent', 'reporter']), sentOn: day, sealed: text })),
  /** Public keys of the referents who can decrypt its messages, and of the reporter. */
  recipients: z.array(text),
  reporterRecipient: text,
  /** Who opened it, and the last day; for twelve months, as the audit trail. */
  readers: z.array(z.object({ email: text, on: day })),
  /** Referents who may open it, with their latest key. */
  members: z.array(z.object({ email: text, key: z.nullable(text) })),
  excluded: z.array(text),
});
export type EncryptedReport = z.infer<typeof encryptedReportSchema>;

export const reportCalls = callsFor(REFERENTS, {
  reports: { input: z.object({}), output: z.object({ reports: z.array(listedReportSchema) }) },
  /** `keys`: public keys of the caller; refused where the report is encrypted for none of them. */
  openReport: { input: z.object({ id, keys }), output: encryptedReportSchema },
  acknowledgeReport: { input: z.object({ id }), output: done },
  /** Refused when `recipients`, its readers, are no longer those of the report. */
  answerReport: { input: z.object({ id, recipients: keys, sealed: ciphertext }), output: done },
  closeReport: { input: z.object({ id, outcome: z.enum(REPORT_OUTCOMES) }), output: done },
  /** The account opens the report no more, and later messages are not encrypted for the key. */
  excludeReferent: { input: z.object({ id, email: text.check(z.maxLength(254)), key: z.nullable(key) }), output: done },
});
