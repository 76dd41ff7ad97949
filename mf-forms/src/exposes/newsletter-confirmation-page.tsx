import { formActions } from '@vipp/shared/lib/form/form-action';
import { newsletterLinkPage } from '../components/newsletter-link-page';
import { confirmationForm, sendConfirmation } from '../model/newsletter-links';

export const page = newsletterLinkPage(confirmationForm, formActions({ [confirmationForm.name]: sendConfirmation }), {
  title: 'Confirmation de votre inscription',
  lead: 'Encore un geste, et nos actualités vous parviennent.',
  heading: 'Recevoir la newsletter',
  done: 'Votre inscription est confirmée.',
  description: 'Confirmez votre inscription à la newsletter de VIPP pour recevoir chaque mois ses actualités.',
});
