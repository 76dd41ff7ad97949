import { ArrowDown } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { ContactDetails } from '../components/contact-details';
import { ContactSection } from '../components/contact-section';
import { NewsletterSection } from '../components/newsletter-section';
import { type ContactData, loadContact } from '../model/contact-data';
import { contactForm, sendContact } from '../model/contact-form';
import { contactOrganisation } from '../model/contact-organisation';
import { newsletterForm, sendNewsletter } from '../model/newsletter-form';
import { hasTelephone } from '../model/site-telephones';

function ContactPage() {
  const { intro, sites, map, newsletter, reference, formTokens } = usePageData<ContactData>();
  return (
    <>
      <PageBanner
        title="Contact"
        lead={`Écrivez-nous${hasTelephone(sites) ? ' ou appelez le site qui vous est proche' : ''} : nous vous répondons depuis la France et l’Afrique.`}
      >
        {sites && (
          <Button to="#coordonnees" variant="secondary" icon={<ArrowDown />}>
            Nos implantations
          </Button>
        )}
      </PageBanner>
      <ContactSection intro={intro} reference={reference} formToken={formTokens.contact} />
      {sites && <ContactDetails sites={sites} map={map} />}
      <NewsletterSection call={newsletter} formToken={formTokens.newsletter} />
    </>
  );
}

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
