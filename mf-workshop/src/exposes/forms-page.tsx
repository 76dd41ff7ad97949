import type { PageModule } from '@vipp/shared/contract/page-module';
import { FormsOverview } from '../components/forms/forms-overview';
import { WorkshopFrame } from '../components/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop-paths';

/** Versions and drafts of the application form. */
function WorkshopFormsPage() {
  return (
    <WorkshopFrame title="Formulaire de candidature" place={WORKSHOP_PATHS.forms}>
      <FormsOverview />
    </WorkshopFrame>
  );
}

export const page: PageModule<null> = {
  Component: WorkshopFormsPage,
  meta: () => ({
    title: 'Atelier de recrutement',
    description: 'Les versions du formulaire de candidature de VIPP, pour ses recruteurs.',
    noindex: true,
  }),
};
