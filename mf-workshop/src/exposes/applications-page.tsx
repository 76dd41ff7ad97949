import type { PageModule } from '@vipp/shared/contract/page-module';
import { ApplicationList } from '../components/applications/application-list';
import { WorkshopFrame } from '../components/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop-paths';

/** The applications that candidates sent. */
function WorkshopApplicationsPage() {
  return (
    <WorkshopFrame title="Candidatures reçues" place={WORKSHOP_PATHS.applications}>
      <ApplicationList />
    </WorkshopFrame>
  );
}

export const page: PageModule<null> = {
  Component: WorkshopApplicationsPage,
  meta: () => ({
    title: 'Candidatures reçues',
    description: 'Les candidatures reçues par VIPP, pour son équipe de recrutement.',
    noindex: true,
  }),
};
