/** POST /contacts (requirements 3.3 and 5.4): the contact form. */
import * as z from 'zod/mini';
import { cleanText } from '../typed-text';
import { emailAddress, fixedText, requiredText } from './fields';
import { telephoneNumber } from './telephone';

/** Requirement 5.4: letters, digits, spaces and hyphens; also apostrophes, for names such as N’Diaye. */
const NAME = /^[\p{L}\p{M}\d ’'-]+$/u;

const INCORRECT = 'L’un des champs que vous avez renseignés est incorrect';

const name = (missing: string) =>
  requiredText(missing).check(z.regex(NAME, `${INCORRECT}\u202F: lettres, chiffres, espaces et tirets seulement.`));

export const contactSchema = z.lazy(() =>
  z.object({
    nom: name('Indiquez votre nom.'),
    prenom: name('Indiquez votre prénom.'),
    fonction: requiredText('Indiquez votre fonction.'),
    entreprise: requiredText('Indiquez votre entreprise.'),
    email: emailAddress(),
    telephone: telephoneNumber(),
    message: requiredText('Écrivez votre message.', 5_000, cleanText),
    /** Fixed text that names the site. */
    provenance: fixedText('Site VIPP'),
  }),
);

export type Contact = z.infer<typeof contactSchema>;
