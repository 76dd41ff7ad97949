/** POST /contacts (SPEC §3, §5): the contact form. */
import * as z from 'zod/mini';
import { emailAddress, requiredText } from './fields';

/** SPEC §5: letters, digits, spaces and hyphens; an apostrophe too, since names such as N’Diaye have one. */
const NAME = /^[\p{L}\p{M}\d ’'-]+$/u;

/** SPEC §5, on the number without hyphens and underscores: `0[1-9]` and four pairs, or six pairs of digits. */
const TELEPHONE = /^(?:0[1-9](?:[ .]?\d{2}){4}|\d{2}(?:[ .]?\d{2}){5})$/;

const INCORRECT = 'L’un des champs que vous avez renseignés est incorrect';

const name = (missing: string) => requiredText(missing).check(z.regex(NAME, `${INCORRECT}\u202F: lettres, chiffres, espaces et tirets seulement.`));

export const contactSchema = z.lazy(() =>
  z.object({
    nom: name('Indiquez votre nom.'),
    prenom: name('Indiquez votre prénom.'),
    fonction: requiredText('Indiquez votre fonction.'),
    entreprise: requiredText('Indiquez votre entreprise.'),
    email: emailAddress(),
    telephone: requiredText('Indiquez votre numéro de téléphone.').check(
      z.refine((value) => TELEPHONE.test(value.replaceAll(/[-_]/g, '')), 'Indiquez un numéro de téléphone valide, par exemple 01 99 00 12 34.'),
    ),
    message: requiredText('Écrivez votre message.', 5_000),
    /** Fixed text that names the site. */
    provenance: z._default(z.string().check(z.maxLength(200)), 'Site VIPP'),
  }),
);

export type Contact = z.infer<typeof contactSchema>;
