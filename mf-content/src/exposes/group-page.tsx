import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadGroup, type GroupData } from '../model/group-data';
import { GroupPage } from '../pages/group-page';

export const page: PageModule<GroupData> = {
  publiclyCacheable: true,
  Component: GroupPage,
  loader: loadGroup,
  meta: () => ({
    title: 'Le groupe',
    description:
      'De Paris et d’Anteuil à Cotonou, Lomé et Kigali : l’histoire, les sites et les métiers d’un groupe de services présent sur deux continents.',
  }),
};
