/**
 * Acknowledgements of contact messages and study requests. They contain nothing that was typed, not even the name:
 * a visitor who types the address of a stranger must not be able to write to them through the site.
 */
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { paragraphs } from './mail-texts';
import type { Mail } from '../kernel/outbox';

/** RFC 3834: auto-responders do not answer this mail. */
const HEADERS = { 'Auto-Submitted': 'auto-replied' };
const NO_REPLY = 'Cette adresse d’envoi n’est pas relevée\u202F: merci de ne pas répondre à ce message.';

const notYou = (contact: string): string =>
  `Si vous n’êtes pas à l’origine de cet envoi, quelqu’un a sans doute saisi votre adresse par erreur\u202F: ignorez ce message, ou demandez-nous d’effacer ces données depuis cette page\u202F:\n${contact}`;

/**
 * @param contact address of the contact page
 * @param isNotified whether somebody is notified of the message, and so can answer in time
 */
export const contactAcknowledgement = (to: string, contact: string, isNotified: boolean): Mail => ({
  to,
  subject: 'Nous avons bien reçu votre message',
  text: paragraphs(
    'Bonjour,',
    `Nous avons bien reçu le message que vous nous avez envoyé par la page Contact de notre site.${isNotified ? ' La personne concernée vous répond sous deux jours ouvrés.' : ''}`,
    `Pour ajouter une précision, écrivez-nous à nouveau\u202F:\n${contact}`,
    NO_REPLY,
    notYou(contact),
  ),
  headers: HEADERS,
});

type StudyMail = {
  to: string;
  /** Title of the study on the site, which the request may misspell. */
  title: string;
  link: { url: string; lastDay: string };
  /** Addresses of the study's page and of the contact page. */
  pages: { study: string; contact: string };
};

export const studyMail = ({ to, title, link, pages }: StudyMail): Mail => ({
  to,
  subject: 'Votre étude de cas',
  text: paragraphs(
    'Bonjour,',
    `Vous avez demandé l’étude de cas «\u202F${title}\u202F» sur notre site. Ouvrez-la à cette adresse\u202F:`,
    link.url,
    `Ce lien reste ouvert jusqu’au ${dayInWords(link.lastDay)}. Passé cette date, vous pourrez demander l’étude à nouveau depuis sa page\u202F:\n${pages.study}`,
    `Une question, un projet semblable\u202F? Écrivez-nous\u202F:\n${pages.contact}`,
    NO_REPLY,
    notYou(pages.contact),
  ),
  headers: HEADERS,
});
