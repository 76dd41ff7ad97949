import { FormsOverview } from '../components/forms/forms-overview';
import { workshopPage } from '../components/workshop-frame';

export const page = workshopPage({
  title: 'Formulaire de candidature',
  description: 'Les versions du formulaire de candidature de VIPP, pour ses recruteurs.',
  place: 'forms',
  Content: FormsOverview,
});
