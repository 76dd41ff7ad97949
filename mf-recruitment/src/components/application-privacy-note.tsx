import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';

/** GDPR notice of both steps of the application. */
export function ApplicationPrivacyNote() {
  return (
    <PrivacyNote
      purpose="Le groupe VIPP utilise ces réponses pour étudier votre candidature, et pour rien d’autre."
      duration="Elles sont effacées deux ans après notre dernier échange."
    />
  );
}
