import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadHome, type HomeData } from '../model/home-data';
import { HomePage } from '../pages/home-page';

export const page: PageModule<HomeData> = {
  publiclyCacheable: true,
  Component: HomePage,
  loader: loadHome,
  meta: () => ({
    title: 'Externalisation et expérience client, de la France à l’Afrique',
    description:
      'Relation client, soutien d’activité, actions commerciales et IT : 3 000 collaborateurs en France, au Bénin, au Togo et au Rwanda.',
  }),
};
