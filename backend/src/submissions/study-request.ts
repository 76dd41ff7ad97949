import type { StudyRequest } from '@vipp/shared/contract/forms/study-request';
import type { Queries } from '../database/database';
import { receptionDemandes } from '../database/submission-schema';
import { requireStudy } from './require-study';
import { SITE } from './site';
import type { SubmissionContext } from './submission';

export const prepareStudyRequest =
  (_context: SubmissionContext, { etude_title: etudeTitle, etude_id: etudeId, ...request }: StudyRequest) =>
  async (tx: Queries) => {
    await requireStudy(tx, etudeId);
    await tx.insert(receptionDemandes).values({ ...request, etudeTitle, etudeId, provenance: SITE });
    return { message: 'Envoyé avec succès\u202F!' };
  };
