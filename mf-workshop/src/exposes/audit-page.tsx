import type { PageModule } from '@vipp/shared/contract/page-module';
import { AuditTrail } from '../components/audit/audit-trail';
import { WorkshopFrame } from '../components/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop-paths';

/** Who did what in the workshop. */
function WorkshopAuditPage() {
  return (
    <WorkshopFrame title="Journal de l’atelier" place={WORKSHOP_PATHS.audit}>
      <AuditTrail />
    </WorkshopFrame>
  );
}

export const page: PageModule<null> = {
  Component: WorkshopAuditPage,
  meta: () => ({
    title: 'Journal de l’atelier',
    description: 'Qui a fait quoi dans l’atelier de recrutement de VIPP, pour ses administrateurs.',
    noindex: true,
  }),
};
