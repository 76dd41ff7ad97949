import { ApplicationList } from '../../components/workshop/applications/application-list';
import { WorkshopFrame } from '../../components/workshop/workshop-frame';
import { WORKSHOP_PATHS } from '../../model/workshop/workshop-paths';

/** The applications that candidates sent. */
export function WorkshopApplicationsPage() {
  return (
    <WorkshopFrame title="Candidatures reçues" place={WORKSHOP_PATHS.applications}>
      <ApplicationList />
    </WorkshopFrame>
  );
}
