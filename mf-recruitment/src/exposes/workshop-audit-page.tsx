import type { PageModule } from '@vipp/shared/contract/page-module';
import { WorkshopAuditPage } from '../pages/workshop/workshop-audit-page';

export const page: PageModule<null> = {
  Component: WorkshopAuditPage,
  meta: () => ({
    title: 'Journal de l’atelier',
    description: 'Qui a fait quoi dans l’atelier de recrutement de VIPP, pour ses administrateurs.',
    noindex: true,
  }),
};
