import { AuditTrail } from '../../components/workshop/audit/audit-trail';
import { WorkshopFrame } from '../../components/workshop/workshop-frame';
import { WORKSHOP_PATHS } from '../../model/workshop/workshop-paths';

/** Who did what in the workshop. */
export function WorkshopAuditPage() {
  return (
    <WorkshopFrame title="Journal de l’atelier" place={WORKSHOP_PATHS.audit}>
      <AuditTrail />
    </WorkshopFrame>
  );
}
