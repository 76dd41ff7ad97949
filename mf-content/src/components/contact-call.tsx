import { CallSection } from '@vipp/shared/ui/call-section';

/** Closes a page with the link to the contact form. */
export function ContactCall() {
  return (
    <CallSection title="Et votre projet ?" to="/contact" linkText="Nous contacter">
      Un volume, un délai, une difficulté : quelques lignes suffisent pour commencer la conversation.
    </CallSection>
  );
}
