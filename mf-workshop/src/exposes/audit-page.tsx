import type { PageModule } from '@vipp/shared/contract/page-module';
import { AuditTrail } from '../components/audit/audit-trail';
import { workshopPage } from '../components/workshop-frame';

export const page: PageModule<null> = workshopPage({
  title: 'Journal de l’atelier',
  description: 'Qui a fait quoi dans l’atelier de recrutement de VIPP, pour ses administrateurs.',
  place: 'audit',
  Content: AuditTrail,
});
