/** POST /ReceptionDemande (SPEC §3, §5): the request for a case study. */
import * as z from 'zod/mini';
import { emailAddress, requiredText } from './fields';

export const studyRequestSchema = z.lazy(() =>
  z.object({
    lastname: requiredText('Indiquez votre nom.'),
    firstname: requiredText('Indiquez votre prénom.'),
    fonction: requiredText('Indiquez votre fonction.'),
    entreprise: requiredText('Indiquez votre entreprise.'),
    email: emailAddress(),
    etude_title: requiredText('Le titre de l’étude manque.', 500),
    etude_id: z.coerce.number().check(z.int(), z.positive()),
    /** False at submission: the request has not been answered yet. */
    statut: z._default(z.literal(false), false),
  }),
);

export type StudyRequest = z.infer<typeof studyRequestSchema>;
