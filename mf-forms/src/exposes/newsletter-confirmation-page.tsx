import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import {
  confirmationForm,
  loadNewsletterLink,
  sendConfirmation,
  type NewsletterLinkData,
} from '../model/newsletter-links';
import { NewsletterConfirmationPage } from '../components/newsletter-link-page';

export const page: PageModule<NewsletterLinkData> = {
  Component: NewsletterConfirmationPage,
  loader: loadNewsletterLink,
  action: formActions({ [confirmationForm.name]: sendConfirmation }),
  meta: (_data, actionData) => ({
    title: formTitle('Confirmation de votre inscription', actionData),
    description: 'Confirmez votre inscription à la newsletter de VIPP pour recevoir chaque mois ses actualités.',
    noindex: true,
  }),
};
