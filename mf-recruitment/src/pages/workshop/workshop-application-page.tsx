import { ApplicationFile } from '../../components/workshop/applications/application-file';
import { WorkshopFrame } from '../../components/workshop/workshop-frame';
import { WORKSHOP_PATHS } from '../../model/workshop/workshop-paths';

/** One application. */
export function WorkshopApplicationPage() {
  return (
    <WorkshopFrame title="Une candidature" place={WORKSHOP_PATHS.applications}>
      <ApplicationFile />
    </WorkshopFrame>
  );
}
