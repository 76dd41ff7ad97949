/** Payloads of `npm run site -- contract --forms`: recognisable as a trial, and valid for every form. */
import { randomBytes } from 'node:crypto';
import { applicationFormSchema, RECEIVED_FIELD } from '@vipp/shared/contract/application/application-schema';
import { askedFields } from '@vipp/shared/contract/application/asked-fields';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { checkApplication } from '@vipp/shared/contract/application/check-answers';
import type { Answers, ApplicationField, ApplicationForm } from '@vipp/shared/contract/application/definition';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import { applicationReceiptSchema } from '@vipp/shared/contract/forms/application';
import { reportReceiptSchema } from '@vipp/shared/contract/forms/report';
import type { SubmissionName } from '@vipp/shared/contract/submission-calls';
import { ask, type Backend } from './call-backend';

const TRIAL_MARK = 'ESSAI du contrat';
const TEXT = `${TRIAL_MARK} (npm run site -- contract --forms). Ne pas traiter, à supprimer.`;
const NAME = 'Essai';

/** Bodies of the trials that were accepted, for the calls that continue one of them. */
export type Accepted = Partial<Record<SubmissionName, unknown>>;

export type Trial = {
  call: SubmissionName;
  /** Outcomes of a conforming service, to which a call that requirement 7.3 does not name may be unknown. */
  expected: readonly ('accepted' | 'refused' | 'unsupported')[];
  payload: (accepted: Accepted) => unknown;
};

type TrialForm = Pick<ApplicationForm, 'version' | 'questions'>;

/** The form of the content service; the built-in one where it has none. */
export async function readTrialForm(backend: Backend): Promise<TrialForm> {
  try {
    const { text } = await ask(backend, formCalls.current.path, 1);
    const { version, definition } = formCalls.current.schema.parse(JSON.parse(text));
    return { version, questions: definition };
  } catch {
    // A service that does not answer is reported by the trials themselves.
    return { version: 0, questions: builtInApplication };
  }
}

/** Some answer that a question accepts. */
function someAnswer(field: ApplicationField): string {
  if ('options' in field) return field.options[0]?.value ?? '';
  if (field.kind === 'checkbox') return 'on';
  const [rule] = field.rules ?? [];
  switch (rule?.rule) {
    case 'email':
      return 'essai@example.com';
    case 'digits':
      return '0'.repeat(rule.min);
    case 'year':
      // Not before the birth of anybody.
      return String(rule.max);
    case 'age':
      return `${new Date().getFullYear() - rule.min}-01-01`;
    case 'later':
      return '2999-01-01';
    case 'date':
      return '2018-07-15';
    case 'duration':
      return '06/2';
    case 'items':
      return Array.from({ length: rule.count }, () => 'x').join(',');
    case undefined:
      return NAME.slice(0, field.maxLength);
  }
}

/** Answers question by question, because an answer may lead to another question. @param known of the built-in form */
function trialApplication({ version, questions }: TrialForm, known: Answers): unknown {
  const today = dayOf(new Date());
  let answers = known;
  for (let round = 0; round < 10; round += 1) {
    const errors = checkApplication(questions, answers, today);
    const missing = askedFields(questions, answers).filter(({ name }) => errors[name]);
    if (missing.length === 0) break;
    const added = missing.map(({ field, name }): [string, string] => [name, someAnswer(field)]);
    answers = { ...answers, ...Object.fromEntries(added) };
  }
  return applicationFormSchema({ version, questions }).safeParse({ ...answers, [RECEIVED_FIELD]: today }).data;
}

/** In the order in which they are sent: some use the result of an earlier one. */
export function makeTrials(form: TrialForm): Trial[] {
  const id = randomBytes(6).toString('hex');
  // A reserved domain: a mail to it is never delivered.
  const email = `essai-${id}@example.com`;
  const person = { fonction: NAME, entreprise: TRIAL_MARK, email };
  const names = { nom: NAME, prenom: NAME, provenance: TRIAL_MARK };
  const unknownToken = `essai-${id}-lien-invente`;
  const codeOf = ({ report }: Accepted) => reportReceiptSchema.safeParse(report).data?.code ?? '0000 0000 0000 0000';
  const tokenOf = ({ application: receipt }: Accepted) =>
    applicationReceiptSchema.safeParse(receipt).data?.token ?? unknownToken;
  const stored = ['accepted'] as const;
  const continued = ['accepted', 'refused', 'unsupported'] as const;
  const unknownLink = ['refused'] as const;
  return [
    { call: 'newsletter', expected: stored, payload: () => ({ ...names, ...person }) },
    {
      call: 'contact',
      expected: stored,
      payload: () => ({ ...names, ...person, telephone: '01 99 00 12 34', message: TEXT }),
    },
    {
      call: 'report',
      expected: stored,
      payload: () => ({ isAnonymous: true, wantsToIdentify: false, description: TEXT }),
    },
    {
      call: 'studyRequest',
      expected: stored,
      payload: () => ({
        ...person,
        lastname: NAME,
        firstname: NAME,
        etude_title: TRIAL_MARK,
        etude_id: 1,
        statut: false,
      }),
    },
    {
      call: 'application',
      expected: stored,
      payload: () => trialApplication(form, { email, numero_piece: `ESSAI-${id}`, adresse: TEXT, motivation: TEXT }),
    },
    { call: 'verifyEmail', expected: ['accepted', 'refused'], payload: () => ({ email }) },
    { call: 'passwordLink', expected: unknownLink, payload: () => ({ id: unknownToken }) },
    {
      call: 'changePassword',
      expected: unknownLink,
      payload: () => ({ id: unknownToken, email, password: unknownToken, passwordConfirm: unknownToken }),
    },
    { call: 'newsletterConfirm', expected: continued, payload: () => ({ token: unknownToken }) },
    { call: 'newsletterUnsubscribe', expected: continued, payload: () => ({ token: unknownToken }) },
    { call: 'reportFollowUp', expected: continued, payload: (accepted) => ({ code: codeOf(accepted) }) },
    { call: 'reportAddition', expected: continued, payload: (accepted) => ({ code: codeOf(accepted), message: TEXT }) },
    { call: 'applicationStatus', expected: continued, payload: (accepted) => ({ token: tokenOf(accepted) }) },
    { call: 'applicationWithdrawal', expected: continued, payload: (accepted) => ({ token: tokenOf(accepted) }) },
  ];
}
