import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { toPayload } from '@vipp/shared/contract/application/payload';
import type { ApplicationStatus } from '@vipp/shared/contract/forms/application';
import { completeAnswers } from '@vipp/shared/testing/application-answers';

const answers = { ...completeAnswers, email: 'afi.mensah@example.com', langueAfricaine: 'éwé' };

/** An application as in the answer of POST /candidats/suivi. */
export const applicationStatus: ApplicationStatus = {
  reference: 'VIPP-7F3K-9QTM',
  receivedOn: '2026-03-03',
  etat: 'en_etude',
  etatSince: '2026-03-16',
  nextFrom: '2026-09-03',
  payload: { ...toPayload(application, answers, '2026-03-03') },
};
