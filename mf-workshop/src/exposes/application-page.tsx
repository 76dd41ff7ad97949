import { ApplicationFile } from '../components/applications/application-file';
import { workshopPage } from '../components/workshop-frame';

export const page = workshopPage({
  title: 'Une candidature',
  description: 'Une candidature reçue par VIPP, pour son équipe de recrutement.',
  place: 'applications',
  Content: ApplicationFile,
});
