import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadRse, type RseData } from '../model/rse-data';
import { RsePage } from '../pages/rse-page';

export const page: PageModule<RseData> = {
  publiclyCacheable: true,
  Component: RsePage,
  loader: loadRse,
  meta: () => ({
    title: 'Responsabilité sociale et environnementale (RSE)',
    description:
      'Dix valeurs, des partenaires de terrain, deux labels et sept documents à télécharger : la démarche RSE du groupe VIPP.',
  }),
};
