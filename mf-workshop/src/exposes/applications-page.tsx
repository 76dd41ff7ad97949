import type { PageModule } from '@vipp/shared/contract/page-module';
import { ApplicationList } from '../components/applications/application-list';
import { workshopPage } from '../components/workshop-frame';

export const page: PageModule<null> = workshopPage({
  title: 'Candidatures reçues',
  description: 'Les candidatures reçues par VIPP, pour son équipe de recrutement.',
  place: 'applications',
  Content: ApplicationList,
});
