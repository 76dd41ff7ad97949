import { FormsOverview } from '../components/workshop/forms/forms-overview';
import { WorkshopFrame } from '../components/workshop/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop/workshop-paths';

/** Versions and drafts of the application form. */
export function WorkshopFormsPage() {
  return (
    <WorkshopFrame title="Formulaire de candidature" place={WORKSHOP_PATHS.forms}>
      <FormsOverview />
    </WorkshopFrame>
  );
}
