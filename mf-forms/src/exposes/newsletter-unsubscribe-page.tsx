import type { PageModule } from '@vipp/shared/contract/page-module';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { loadNewsletterLink, sendUnsubscription, type NewsletterLinkData } from '../model/newsletter-links';
import { NewsletterUnsubscribePage } from '../components/newsletter-link-page';

export const page: PageModule<NewsletterLinkData> = {
  Component: NewsletterUnsubscribePage,
  loader: loadNewsletterLink,
  // Not by form name: mail programs unsubscribe with a POST without one (RFC 8058).
  action: sendUnsubscription,
  meta: (_data, actionData) => ({
    title: formTitle('Désinscription de la newsletter', actionData),
    description: 'Désinscrivez-vous de la newsletter de VIPP en un clic ; vos données sont effacées aussitôt.',
    noindex: true,
  }),
};
