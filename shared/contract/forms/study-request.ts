/** POST /ReceptionDemande (requirements 3.3 and 5.3): the request for a case study. */
import * as z from 'zod/mini';
import { cleanText } from '../typed-text';
import { emailAddress, requiredText } from './fields';

/** Message for hidden fields that the page sets. */
const NOT_RECOGNISED =
  'L’étude demandée n’a pas été reconnue. Rechargez la page, puis envoyez de nouveau votre demande.';
/** Message for a study that the content service does not have. */
export const NO_SUCH_STUDY =
  'Cette étude n’existe pas ou n’est plus proposée. Choisissez-en une autre parmi nos études de cas.';

/** Identifiers are 32-bit integers in the reference backend’s database. */
const MAX_ID = 2_147_483_647;

export const studyRequestSchema = z.lazy(() =>
  z.object({
    lastname: requiredText('Indiquez votre nom.'),
    firstname: requiredText('Indiquez votre prénom.'),
    fonction: requiredText('Indiquez votre fonction.'),
    entreprise: requiredText('Indiquez votre entreprise.'),
    email: emailAddress(),
    etude_title: requiredText(NOT_RECOGNISED, 500, cleanText),
    etude_id: z.coerce
      .number(NOT_RECOGNISED)
      .check(z.int(NOT_RECOGNISED), z.minimum(1, NOT_RECOGNISED), z.maximum(MAX_ID, NOT_RECOGNISED)),
    /** False at submission: the request has not been answered yet. */
    statut: z._default(z.literal(false), false),
  }),
);

export type StudyRequest = z.infer<typeof studyRequestSchema>;
