import type { PageModule } from '@vipp/shared/contract/page-module';
import { OpeningList } from '../components/openings/opening-list';
import { workshopPage } from '../components/workshop-frame';

export const page: PageModule<null> = workshopPage({
  title: 'Offres d’emploi',
  description: 'Ouvrir et fermer les offres d’emploi de VIPP, pour ses recruteurs.',
  place: 'openings',
  Content: OpeningList,
});
