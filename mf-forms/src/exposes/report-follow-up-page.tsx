import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import {
  additionForm,
  addToReport,
  codeForm,
  loadFollowUp,
  openReport,
  type FollowUpData,
} from '../model/follow-up-forms';
import { ReportFollowUpPage } from '../pages/report-follow-up-page';

export const page: PageModule<FollowUpData> = {
  Component: ReportFollowUpPage,
  loader: loadFollowUp,
  action: formActions({ [codeForm.name]: openReport, [additionForm.name]: addToReport }),
  meta: (_data, actionData) => ({
    title: formTitle('Suivre un signalement', actionData),
    description:
      'Avec votre code de suivi, lisez la réponse du référent à votre signalement et ajoutez des précisions, sans donner votre nom.',
    noindex: true,
  }),
};
