import { OpeningList } from '../components/openings/opening-list';
import { workshopPage } from '../components/workshop-frame';

export const page = workshopPage({
  title: 'Offres d’emploi',
  description: 'Ouvrir et fermer les offres d’emploi de VIPP, pour ses recruteurs.',
  place: 'openings',
  Content: OpeningList,
});
