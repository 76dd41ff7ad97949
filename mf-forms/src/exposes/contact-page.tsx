import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { loadContact, type ContactData } from '../model/contact-data';
import { contactOrganisation } from '../model/contact-organisation';
import { hasTelephone } from '../model/site-telephones';
import { contactForm, sendContact } from '../model/contact-form';
import { newsletterForm, sendNewsletter } from '../model/newsletter-form';
import { ContactPage } from '../pages/contact-page';

export const page: PageModule<ContactData> = {
  Component: ContactPage,
  loader: loadContact,
  action: formActions({ [contactForm.name]: sendContact, [newsletterForm.name]: sendNewsletter }),
  publiclyCacheable: true,
  // `data` is null while the page is unavailable.
  meta: (data: ContactData | null, actionData) => ({
    title: formTitle('Contact', actionData),
    description: hasTelephone(data?.sites ?? null)
      ? 'Écrivez au groupe VIPP ou appelez l’un de ses sites à Paris, Anteuil, Cotonou, Lomé ou Kigali, et recevez ses actualités.'
      : 'Écrivez au groupe VIPP, présent à Paris, Anteuil, Cotonou, Lomé et Kigali, et recevez ses actualités.',
    jsonLd: [contactOrganisation(data?.sites ?? null)],
  }),
};
