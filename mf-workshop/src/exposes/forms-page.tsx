import type { PageModule } from '@vipp/shared/contract/page-module';
import { FormsOverview } from '../components/forms/forms-overview';
import { workshopPage } from '../components/workshop-frame';

export const page: PageModule<null> = workshopPage({
  title: 'Formulaire de candidature',
  description: 'Les versions du formulaire de candidature de VIPP, pour ses recruteurs.',
  place: 'forms',
  Content: FormsOverview,
});
