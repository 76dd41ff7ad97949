import type { PageModule } from '@vipp/shared/contract/page-module';
import { ApplicationFile } from '../components/applications/application-file';
import { WorkshopFrame } from '../components/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop-paths';

/** One application. */
function WorkshopApplicationPage() {
  return (
    <WorkshopFrame title="Une candidature" place={WORKSHOP_PATHS.applications}>
      <ApplicationFile />
    </WorkshopFrame>
  );
}

export const page: PageModule<null> = {
  Component: WorkshopApplicationPage,
  meta: () => ({
    title: 'Une candidature',
    description: 'Une candidature reçue par VIPP, pour son équipe de recrutement.',
    noindex: true,
  }),
};
