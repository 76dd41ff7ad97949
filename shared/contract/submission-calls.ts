/** Every POST call of the site: its path below `API_BASE`, and its payload. For servers; pages import only their forms. */
import type * as z from 'zod/mini';
import { anyApplicationSchema } from './application/application-schema';
import { applicationLinkSchema } from './forms/application';
import { changePasswordSchema, passwordLinkSchema, verifyEmailSchema } from './forms/back-office-password';
import { contactSchema } from './forms/contact';
import { newsletterLinkSchema, newsletterSchema } from './forms/newsletter';
import { IDENTITY_FIELDS, reportAdditionSchema, reportFollowUpSchema, reportSchema } from './forms/report';
import { studyLinkSchema } from './forms/study-link';
import { studyRequestSchema } from './forms/study-request';

export const submissionCalls = {
  studyRequest: { path: '/ReceptionDemande', schema: studyRequestSchema },
  studyLink: { path: '/ReceptionDemande/lien', schema: studyLinkSchema },
  newsletter: { path: '/store/newsletter', schema: newsletterSchema },
  newsletterConfirm: { path: '/newsletter/confirm', schema: newsletterLinkSchema },
  newsletterUnsubscribe: { path: '/newsletter/unsubscribe', schema: newsletterLinkSchema },
  contact: { path: '/contacts', schema: contactSchema },
  report: { path: '/signalements', schema: reportSchema, dropped: IDENTITY_FIELDS },
  reportFollowUp: { path: '/signalements/suivi', schema: reportFollowUpSchema },
  reportAddition: { path: '/signalements/complement', schema: reportAdditionSchema },
  verifyEmail: { path: '/verify-email', schema: verifyEmailSchema },
  passwordLink: { path: '/change-your-password', schema: passwordLinkSchema },
  // Its version decides which answers are valid: `applicationPayloadSchema` checks them.
  application: { path: '/candidats', schema: anyApplicationSchema },
  applicationStatus: { path: '/candidats/suivi', schema: applicationLinkSchema },
  applicationWithdrawal: { path: '/candidats/retrait', schema: applicationLinkSchema },
  changePassword: { path: '/change-your-password-post', schema: changePasswordSchema },
} as const;

export type SubmissionName = keyof typeof submissionCalls;
export type SubmissionPayload<Name extends SubmissionName> = z.infer<(typeof submissionCalls)[Name]['schema']>;
