import type { PageModule } from '@vipp/shared/contract/page-module';
import { OpeningList } from '../components/openings/opening-list';
import { WorkshopFrame } from '../components/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop-paths';

function OpeningsPage() {
  return (
    <WorkshopFrame title="Offres d’emploi" place={WORKSHOP_PATHS.openings}>
      <OpeningList />
    </WorkshopFrame>
  );
}

export const page: PageModule<null> = {
  Component: OpeningsPage,
  meta: () => ({
    title: 'Offres d’emploi',
    description: 'Ouvrir et fermer les offres d’emploi de VIPP, pour ses recruteurs.',
    noindex: true,
  }),
};
