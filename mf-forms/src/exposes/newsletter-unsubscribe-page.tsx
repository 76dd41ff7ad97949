import { newsletterLinkPage } from '../components/newsletter-link-page';
import { sendUnsubscription, unsubscribeForm } from '../model/newsletter-links';

// Not by form name: mail programs unsubscribe with a POST without one (RFC 8058).
export const page = newsletterLinkPage(unsubscribeForm, sendUnsubscription, {
  title: 'Désinscription de la newsletter',
  lead: 'Vous ne recevrez plus nos actualités, et vos données sont effacées.',
  heading: 'Ne plus recevoir la newsletter',
  done: 'Vous êtes désinscrit.',
  description: 'Désinscrivez-vous de la newsletter de VIPP en un clic ; vos données sont effacées aussitôt.',
});
