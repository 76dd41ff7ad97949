import { ArrowDown } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { ContactDetails } from '../components/contact-details';
import { ContactSection } from '../components/contact-section';
import { NewsletterSection } from '../components/newsletter-section';
import type { ContactData } from '../model/contact-data';
import { hasTelephone } from '../model/site-telephones';

export function ContactPage() {
  const { intro, sites, map, newsletter, reference, formTokens } = usePageData<ContactData>();
  return (
    <>
      <PageBanner
        title="Contact"
        lead={`Écrivez-nous${hasTelephone(sites) ? ' ou appelez le site qui vous est proche' : ''} : nous répondons de France et d’Afrique.`}
      >
        {sites && (
          <Button to="#coordonnees" variant="secondary" icon={<ArrowDown />}>
            Nos coordonnées
          </Button>
        )}
      </PageBanner>
      <ContactSection intro={intro} reference={reference} formToken={formTokens.contact} />
      {sites && <ContactDetails sites={sites} map={map} />}
      <NewsletterSection call={newsletter} formToken={formTokens.newsletter} />
    </>
  );
}
