/** Plain-text mails about subscriptions, accounts and reports, and the layout of all mails. */
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import type { Mail } from '../kernel/outbox';
import { greeting } from './typed-text';

/** RFC 3834: auto-responders do not answer these mails. */
const REPLIED = { 'Auto-Submitted': 'auto-replied' };
export const GENERATED = { 'Auto-Submitted': 'auto-generated' };
const SIGNATURE = 'Le groupe VIPP';
const NOT_YOU = 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u202F: rien ne sera fait.';

/** A mail with the signature as its last paragraph. */
export const mailTo = <Head extends Omit<Mail, 'text' | 'to'>>(head: Head, parts: readonly string[]) => ({
  ...head,
  text: `${[...parts, SIGNATURE].join('\n\n')}\n`,
});

/** @param unsubscribe address that ends the subscription by one POST (RFC 8058) */
export function newsletterMail(to: string, prenom: string, confirm: string, unsubscribe: string): Mail {
  const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return mailTo({ to, subject: 'Confirmez votre inscription à la newsletter de VIPP', headers }, [
    greeting(prenom),
    'Vous avez demandé à recevoir les actualités du groupe VIPP. Pour confirmer votre inscription, ouvrez cette page\u202F:',
    confirm,
    NOT_YOU,
    `Vous pouvez vous désinscrire à tout moment\u202F:\n${unsubscribe}`,
  ]);
}

export const passwordMail = (to: string, link: string): Mail =>
  mailTo({ to, subject: 'Réinitialisation de votre mot de passe' }, [
    'Bonjour,',
    'Vous avez demandé à choisir un nouveau mot de passe pour l’espace d’administration du site VIPP. Ouvrez cette page dans les 30 minutes\u202F; elle ne sert qu’une fois\u202F:',
    link,
    `${NOT_YOU} Votre mot de passe actuel reste valable.`,
  ]);

/** @param pages `verify`: where another link can be requested; `workshop`: where an account of the workshop is used */
export function invitationMail(to: string, link: string, pages: { verify: string; workshop?: string }): Mail {
  const place = pages.workshop ? 'l’atelier du site VIPP' : 'l’espace d’administration du site VIPP';
  return mailTo({ to, subject: `Votre accès à ${place}` }, [
    'Bonjour,',
    `Un compte vient d’être créé pour vous${pages.workshop ? `, dans ${place}\u202F:\n${pages.workshop}` : '.'}`,
    'Choisissez votre mot de passe sur cette page dans les 30 minutes\u202F; elle ne sert qu’une fois\u202F:',
    link,
    `Passé ce délai, demandez un nouveau lien ici\u202F:\n${pages.verify}`,
  ]);
}

/** Without the text and the receipt code: the address may be a stranger's, and other people may have access to the mailbox. */
export const reportCopyMail = (to: string, followUp: string): Mail =>
  mailTo({ to, subject: 'Copie de votre signalement' }, [
    'Bonjour,',
    `Vous avez demandé une copie de votre signalement. Pour que personne d’autre ne la lise, elle n’est pas dans ce message\u202F: munissez-vous de votre code de suivi et ouvrez cette page\u202F:\n${followUp}`,
    'Vous y lirez votre texte, tel que nos référents l’ont reçu, puis leur réponse, et pourrez ajouter des précisions.',
    NOT_YOU,
  ]);

/** Without a word of the reports. @param by the first legal deadline, `yyyy-mm-dd` @param page where they are read */
export function reportReminderMail(waiting: number, by: string, page: string): Omit<Mail, 'to'> {
  const subject = waiting === 1 ? 'Un signalement attend' : `${waiting} signalements attendent`;
  return mailTo({ subject, headers: GENERATED }, [
    'Bonjour,',
    `${subject} un accusé de réception, au plus tard le ${dayInWords(by)}. Ce message n’en dit rien\u202F: ils se lisent avec votre clé, dans l’atelier\u202F:`,
    page,
  ]);
}

// Acknowledgements contain no typed text, not even the name: otherwise the typed address lets a visitor write to a stranger
// through the site.

const NO_REPLY = 'Cette adresse d’envoi n’est pas relevée\u202F: merci de ne pas répondre à ce message.';

const notYou = (contact: string): string =>
  `Si vous n’êtes pas à l’origine de cet envoi, quelqu’un a sans doute saisi votre adresse par erreur\u202F: ignorez ce message, ou demandez-nous d’effacer ces données depuis cette page\u202F:\n${contact}`;

/**
 * @param contact address of the contact page
 * @param isNotified whether somebody is notified of the message, and so can answer in time
 */
export const contactAcknowledgement = (to: string, contact: string, isNotified: boolean): Mail =>
  mailTo({ to, subject: 'Nous avons bien reçu votre message', headers: REPLIED }, [
    'Bonjour,',
    `Nous avons bien reçu le message que vous nous avez envoyé par la page Contact de notre site.${isNotified ? ' La personne concernée vous répond sous deux jours ouvrés.' : ''}`,
    `Pour ajouter une précision, écrivez-nous à nouveau\u202F:\n${contact}`,
    NO_REPLY,
    notYou(contact),
  ]);

type StudyMail = {
  to: string;
  /** Title of the study on the site, which the request may misspell. */
  title: string;
  link: { url: string; lastDay: string };
  /** Addresses of the study's page and of the contact page. */
  pages: { study: string; contact: string };
};

export const studyMail = ({ to, title, link, pages }: StudyMail): Mail =>
  mailTo({ to, subject: 'Votre étude de cas', headers: REPLIED }, [
    'Bonjour,',
    `Vous avez demandé l’étude de cas «\u202F${title}\u202F» sur notre site. Ouvrez-la à cette adresse\u202F:`,
    link.url,
    `Ce lien reste ouvert jusqu’au ${dayInWords(link.lastDay)}. Passé cette date, vous pourrez demander l’étude à nouveau depuis sa page\u202F:\n${pages.study}`,
    `Une question, un projet semblable\u202F? Écrivez-nous\u202F:\n${pages.contact}`,
    NO_REPLY,
    notYou(pages.contact),
  ]);
