import type { PageModule } from '@vipp/shared/contract/page-module';
import { FigureView } from '../components/figures/figure-view';
import { workshopPage } from '../components/workshop-frame';

export const page: PageModule<null> = workshopPage({
  title: 'Chiffres du formulaire',
  description: 'Ce que fait chaque version du formulaire de candidature de VIPP, pour son équipe de recrutement.',
  place: 'figures',
  Content: FigureView,
});
