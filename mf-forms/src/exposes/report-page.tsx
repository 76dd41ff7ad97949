import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { loadReport, type ReportData } from '../model/report-data';
import { sendReport } from '../model/report-form';
import { ReportPage } from '../pages/report-page';

export const page: PageModule<ReportData> = {
  Component: ReportPage,
  loader: loadReport,
  action: formActions({ report: sendReport }),
  meta: (_data, actionData) => ({
    title: formTitle('Signalements', actionData),
    description:
      'Signalez un manquement à l’éthique au sein du groupe VIPP ou chez l’un de ses partenaires, en restant anonyme si vous le souhaitez.',
  }),
};
