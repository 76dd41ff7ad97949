import type { PageModule } from '@vipp/shared/contract/page-module';
import { ReportDesk } from '../components/reports/report-desk';
import { workshopPage } from '../components/workshop-frame';

export const page: PageModule<null> = workshopPage({
  title: 'Signalements',
  description: 'Les signalements reçus par VIPP, pour ses référents.',
  place: 'reports',
  Content: ReportDesk,
});
