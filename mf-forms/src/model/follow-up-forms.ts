/** The two forms of the follow-up page, which open a report by its code and add a message to the open report. */
import * as z from 'zod/mini';
import {
  receiptCodeSchema,
  reportAdditionSchema,
  reportFollowUpSchema,
  reportThreadSchema,
  type ReportThread,
} from '@vipp/shared/contract/forms/report';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { formAction, type FormAction } from '@vipp/shared/lib/form/form-action';
import { success, type Result } from '@vipp/shared/contract/result';
import type { FormAnswer, FormToken } from '@vipp/shared/lib/form/form-answer';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';
import { newFormToken } from '@vipp/shared/lib/form/form-token';
import { newKey } from '@vipp/shared/lib/form/new-key';

export const ADDITION_SENT = 'Votre complément a bien été ajouté.';

export const codeForm: FormDefinition = {
  name: 'reportFollowUp',
  fields: [
    {
      name: 'code',
      label: 'Code de suivi',
      kind: 'text',
      autocomplete: 'off',
      inputMode: 'numeric',
      required: true,
      hint: 'Les 16 chiffres que vous avez reçus en envoyant votre signalement.',
    },
  ],
  texts: {
    submit: 'Consulter le suivi',
    sending: 'Ouverture en cours…',
    invalid: 'Vérifiez votre code de suivi.',
    unreachable: 'Votre signalement n’a pas pu être consulté : notre service ne répond pas.',
  },
  autocomplete: 'off',
};

export const additionForm: FormDefinition = {
  name: 'reportAddition',
  fields: [
    {
      name: 'message',
      label: 'Votre complément',
      kind: 'textarea',
      rows: 8,
      required: true,
      autocomplete: 'off',
      hint: 'Une précision, une réponse au référent, un fait nouveau. Si vous êtes anonyme, n’écrivez rien qui vous désigne.',
    },
  ],
  texts: {
    submit: 'Ajouter à mon signalement',
    sending: 'Envoi en cours…',
    invalid: 'Veuillez corriger les erreurs avant de soumettre.',
    unreachable: 'Votre complément n’a pas pu être envoyé : notre service ne répond pas.',
  },
  autocomplete: 'off',
};

const openReportSchema = z.object({ code: z.string(), thread: z.nullable(reportThreadSchema) });
/** The open report; `thread` is null when it could not be read again. */
export type OpenReport = { code: string; thread: ReportThread | null };

const toThread = (body: unknown): ReportThread | null => {
  const thread = reportThreadSchema.safeParse(body);
  return thread.success ? thread.data : null;
};

const readCode = formAction({ name: 'reportFollowUp', schema: reportFollowUpSchema });
const sendAddition = formAction({ name: 'reportAddition', schema: reportAdditionSchema });

export const openReport: FormAction = async (args) => {
  const answer = await readCode(args);
  if (answer.outcome.kind !== 'accepted') return answer;
  const context: OpenReport = { code: String(args.formData.get('code')), thread: toThread(answer.outcome.body) };
  return { ...answer, outcome: { kind: 'accepted' }, context };
};

async function readThread(api: SiteApi, typed: unknown): Promise<OpenReport | undefined> {
  const code = receiptCodeSchema.safeParse(typed);
  if (!code.success) return undefined;
  const outcome = await api.submit('reportFollowUp', { code: code.data }, newKey());
  return { code: code.data, thread: outcome.kind === 'accepted' ? toThread(outcome.body) : null };
}

/** Adds a message; the report remains open also after a failure. */
export const addToReport: FormAction = async (args) => {
  const answer = await sendAddition(args);
  return { ...answer, context: await readThread(args.api, args.formData.get('code')) };
};

/** The open report in the last answer. */
export function readOpenReport(answer: FormAnswer | undefined): OpenReport | undefined {
  const parsed = openReportSchema.safeParse(answer?.context);
  return parsed.success ? parsed.data : undefined;
}

export type FollowUpData = { formTokens: { code: FormToken; addition: FormToken } };

/** Loads only form tokens, because the code is sent with the form and never in the address. */
export const loadFollowUp = async (): Promise<Result<FollowUpData>> =>
  success({ formTokens: { code: newFormToken(), addition: newFormToken() } });
