import { CallSection } from '@vipp/shared/ui/call-section';

/** Call to action with the link to the form for ethics reports. */
export function ReportCall() {
  return (
    <CallSection title="Un engagement non tenu ?" to="/signalements" linkText="Faire un signalement">
      Collaborateur, fournisseur, voisin, client : chacun peut nous signaler un manquement, en disant son nom ou non.
    </CallSection>
  );
}
