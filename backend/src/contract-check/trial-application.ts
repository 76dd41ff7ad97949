/** A trial of the application, with the form that the content service has, or the built-in one. */
import { applicationFormSchema, RECEIVED_FIELD } from '@vipp/shared/contract/application/application-schema';
import { askedFields } from '@vipp/shared/contract/application/asked-fields';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { checkApplication } from '@vipp/shared/contract/application/check-answers';
import type { Answers, ApplicationField, ApplicationForm } from '@vipp/shared/contract/application/definition';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import { readBodyText } from '@vipp/shared/lib/read-body';

const DEADLINE_MS = 15_000;
const MAX_BYTES = 1024 * 1024;

type TrialForm = Pick<ApplicationForm, 'version' | 'questions'>;

const BUILT_IN_FORM: TrialForm = { version: 0, questions: builtInApplication };

/** The form of the content service; the built-in one where it has none. */
export async function readTrialForm(api: string, token: string): Promise<TrialForm> {
  try {
    const response = await fetch(api + formCalls.current.path, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const { version, definition } = formCalls.current.schema.parse(JSON.parse(await readBodyText(response, MAX_BYTES)));
    return { version, questions: definition };
  } catch {
    // A service that does not answer is reported by the trials themselves.
    return BUILT_IN_FORM;
  }
}

/** Some answer that a question accepts. */
function someAnswer(field: ApplicationField, text: string): string {
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
      return text.slice(0, field.maxLength);
  }
}

/** Completes answers, question by question, because an answer may lead to another question. */
function complete(questions: ApplicationForm['questions'], known: Answers, text: string, today: string): Answers {
  let answers = known;
  for (let round = 0; round < 10; round += 1) {
    const errors = checkApplication(questions, answers, today);
    const missing = askedFields(questions, answers).filter(({ name }) => errors[name]);
    if (missing.length === 0) break;
    const added = missing.map(({ field, name }): [string, string] => [name, someAnswer(field, text)]);
    answers = { ...answers, ...Object.fromEntries(added) };
  }
  return answers;
}

/** @param known answers to the questions of the built-in form */
export function trialApplication({ version, questions }: TrialForm, known: Answers, text: string): unknown {
  const today = dayOf(new Date());
  const answers = complete(questions, known, text, today);
  const parsed = applicationFormSchema({ version, questions }).safeParse({ ...answers, [RECEIVED_FIELD]: today });
  return parsed.data;
}
