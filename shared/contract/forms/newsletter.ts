/** POST /store/newsletter (requirements 3.3 and 5.3). */
import * as z from 'zod/mini';
import { emailAddress, fixedText, linkToken, requiredText } from './fields';

export const newsletterSchema = z.lazy(() =>
  z.object({
    nom: requiredText('Indiquez votre nom.'),
    prenom: requiredText('Indiquez votre prénom.'),
    fonction: requiredText('Indiquez votre fonction.'),
    entreprise: requiredText('Indiquez votre entreprise.'),
    email: emailAddress(),
    /** Fixed text that names the site. */
    provenance: fixedText('Site VIPP'),
  }),
);

export type Newsletter = z.infer<typeof newsletterSchema>;

/** POST /newsletter/confirm and /newsletter/unsubscribe: the last segment of the address in the mail. */
export const newsletterLinkSchema = z.object({ token: linkToken() });
