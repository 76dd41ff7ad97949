import { CallSection } from '@vipp/shared/ui/call-section';

/** Call to action with the link to the contact form, at the end of a page. */
export function ContactCall() {
  return (
    <CallSection title="Et votre projet ?" to="/contact" linkText="Nous contacter">
      Un volume, un délai, une difficulté : quelques lignes suffisent pour commencer la conversation.
    </CallSection>
  );
}
