import type { PageModule } from '@vipp/shared/contract/page-module';
import { FigureView } from '../components/figures/figure-view';
import { WorkshopFrame } from '../components/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop-paths';

/** What each version of the application form does. */
function WorkshopFiguresPage() {
  return (
    <WorkshopFrame title="Chiffres du formulaire" place={WORKSHOP_PATHS.figures}>
      <FigureView />
    </WorkshopFrame>
  );
}

export const page: PageModule<null> = {
  Component: WorkshopFiguresPage,
  meta: () => ({
    title: 'Chiffres du formulaire',
    description: 'Ce que fait chaque version du formulaire de candidature de VIPP, pour son équipe de recrutement.',
    noindex: true,
  }),
};
