import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { linkTitle, loadApplicationDetails, type ApplicationDetailsData } from '../model/application-link';
import { sendWithdrawal, withdrawalForm } from '../model/withdrawal-form';
import { ApplicationDetailsPage } from '../pages/application-details-page';

const TITLE = 'Suivi de votre candidature';

export const page: PageModule<ApplicationDetailsData> = {
  Component: ApplicationDetailsPage,
  loader: loadApplicationDetails,
  action: formActions({ [withdrawalForm.name]: sendWithdrawal }),
  meta: (data, actionData) => ({
    // After a withdrawal, which invalidates the link, the title is that of the form's answer.
    title: formTitle(actionData ? TITLE : linkTitle(TITLE, data), actionData),
    description:
      'Avec votre lien personnel, suivez votre candidature chez VIPP, relisez ce que vous avez envoyé ou retirez-la.',
    noindex: true,
  }),
};
