import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';

/** GDPR notice of the newsletter form, in the page and in the modal. */
export const NewsletterNote = () => (
  <PrivacyNote
    purpose="Le groupe VIPP utilise ces informations, avec votre accord, pour vous envoyer ses actualités."
    duration="Elles sont conservées jusqu’à votre désinscription, possible à tout moment."
  />
);
