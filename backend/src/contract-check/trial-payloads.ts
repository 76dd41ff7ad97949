/** Payloads of `npm run site -- contract --forms`: recognisable as a trial, and valid for every form. */
import { randomBytes } from 'node:crypto';
import type { Answers, ApplicationForm } from '@vipp/shared/contract/application/definition';
import { applicationReceiptSchema } from '@vipp/shared/contract/forms/application';
import { reportReceiptSchema } from '@vipp/shared/contract/forms/report';
import type { SubmissionName } from '@vipp/shared/contract/submission-calls';
import { trialApplication } from './trial-application';

export const TRIAL_MARK = 'ESSAI du contrat';
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

const applicationAnswers = (id: string, email: string): Answers => ({
  pays: 'Bénin',
  poste: 'Téléconseiller',
  civilite: 'Féminin',
  prenom: NAME,
  nom: NAME,
  nationalite: 'Béninoise',
  date_naissance: '2000-01-01',
  type_piece: 'Autre',
  numero_piece: `ESSAI-${id}`,
  email,
  adresse: TEXT,
  quartier: NAME,
  ville: 'Cotonou',
  telephone1: '+229 01 99 00 12 34',
  niveauEtudes: 'bac',
  anneeObtention: '2018-07-15',
  universite: NAME,
  filiere: 'litterature',
  etudesTerminees: 'on',
  langue: 'francais',
  langueAfricaine: 'Fon',
  dispoNow: 'on',
  motivation: TEXT,
});

/** In the order in which they are sent: some use the result of an earlier one. */
export function makeTrials(form: Pick<ApplicationForm, 'version' | 'questions'>): Trial[] {
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
      payload: () => trialApplication(form, applicationAnswers(id, email), NAME),
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
