import type { PageModule } from '@vipp/shared/contract/page-module';
import { ApplicationFile } from '../components/applications/application-file';
import { workshopPage } from '../components/workshop-frame';

export const page: PageModule<null> = workshopPage({
  title: 'Une candidature',
  description: 'Une candidature reçue par VIPP, pour son équipe de recrutement.',
  place: 'applications',
  Content: ApplicationFile,
});
