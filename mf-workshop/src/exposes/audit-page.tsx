import { AuditTrail } from '../components/audit/audit-trail';
import { workshopPage } from '../components/workshop-frame';

export const page = workshopPage({
  title: 'Journal de l’atelier',
  description: 'Qui a fait quoi dans l’atelier de recrutement de VIPP, pour ses administrateurs.',
  place: 'audit',
  Content: AuditTrail,
});
