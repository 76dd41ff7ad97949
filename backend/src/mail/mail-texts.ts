/** The mails that the site sends, in plain text. */
import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import type { Mail } from './outbox';

const SIGNATURE = 'Le groupe VIPP';
const NOT_YOU = 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u202F: rien ne sera fait.';

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** `yyyy-mm-dd` in French words: « 1er juin 2027 ». */
export const inWords = (day: string): string => longDay.format(new Date(day)).replace(/^1 /, '1er ');

export const paragraphs = (...parts: string[]) => `${[...parts, SIGNATURE].join('\n\n')}\n`;

/** @param unsubscribe address that ends the subscription by one POST (RFC 8058) */
export const newsletterMail = (to: string, prenom: string, confirm: string, unsubscribe: string): Mail => ({
  to,
  subject: 'Confirmez votre inscription à la lettre d’information de VIPP',
  text: paragraphs(
    `Bonjour ${prenom},`,
    'Vous avez demandé à recevoir les actualités du groupe VIPP. Pour confirmer votre inscription, ouvrez cette page\u202F:',
    confirm,
    NOT_YOU,
    `Vous pouvez vous désinscrire à tout moment\u202F:\n${unsubscribe}`,
  ),
  headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

export const passwordMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Réinitialisation de votre mot de passe',
  text: paragraphs(
    'Bonjour,',
    'Vous avez demandé à choisir un nouveau mot de passe pour l’espace d’administration du site VIPP. Ouvrez cette page dans les 30 minutes\u202F; elle ne sert qu’une fois\u202F:',
    link,
    `${NOT_YOU} Votre mot de passe actuel reste valable.`,
  ),
});

/** @param verify page where another link can be requested */
export const invitationMail = (to: string, link: string, verify: string): Mail => ({
  to,
  subject: 'Votre accès à l’espace d’administration du site VIPP',
  text: paragraphs(
    'Bonjour,',
    'Un compte vient d’être créé pour vous. Choisissez votre mot de passe sur cette page dans les 30 minutes\u202F; elle ne sert qu’une fois\u202F:',
    link,
    `Passé ce délai, demandez un nouveau lien ici\u202F:\n${verify}`,
  ),
});

/** Without the receipt code, because other people may have access to the mailbox. */
export const reportCopyMail = (to: string, description: string, followUp: string): Mail => ({
  to,
  subject: 'Copie de votre signalement',
  text: paragraphs(
    'Bonjour,',
    'Vous avez demandé une copie de votre signalement. En voici le texte, tel que nos référents l’ont reçu\u202F:',
    description,
    `Pour lire leur réponse ou ajouter des précisions, munissez-vous de votre code de suivi et ouvrez cette page\u202F:\n${followUp}`,
    'Ce message contient des informations sensibles\u202F: conservez-le en lieu sûr ou supprimez-le.',
  ),
});

type ApplicationMail = { to: string; prenoms: string; reference: string };

/** @param mail `nextFrom` is the first day on which the same person may apply again, `yyyy-mm-dd` */
export const applicationReceiptMail = ({
  to,
  prenoms,
  reference,
  link,
  nextFrom,
}: ApplicationMail & { link: string; nextFrom: string }): Mail => ({
  to,
  subject: `Votre candidature ${reference} est enregistrée`,
  text: paragraphs(
    `Bonjour ${prenoms},`,
    `Nous avons bien reçu votre candidature. Sa référence est ${reference}\u202F: indiquez-la si vous nous écrivez.`,
    `Suivez votre candidature et relisez vos réponses sur cette page\u202F:\n${link}`,
    'Ce lien vous est personnel\u202F: ne le transmettez à personne.',
    `Une candidature envoyée ne peut plus être modifiée. Si elle contient une erreur, ou si vous renoncez au poste, retirez-la depuis cette même page\u202F: vos données sont alors effacées, et vous pouvez en déposer une autre aussitôt. Sinon, vous pourrez déposer une nouvelle candidature à partir du ${inWords(nextFrom)}.`,
  ),
});

export const applicationStateMail = ({
  to,
  prenoms,
  reference,
  link,
  state,
}: ApplicationMail & { link: string; state: ApplicationState }): Mail => ({
  to,
  subject: `Votre candidature ${reference}\u202F: ${APPLICATION_STATES[state].label}`,
  text: paragraphs(
    `Bonjour ${prenoms},`,
    `Votre candidature ${reference} a changé d’état. Elle est maintenant dans l’état «\u202F${APPLICATION_STATES[state].label}\u202F».`,
    APPLICATION_STATES[state].text,
    `Suivez-la sur cette page\u202F:\n${link}`,
  ),
});

export const applicationWithdrawnMail = ({ to, prenoms, reference }: ApplicationMail): Mail => ({
  to,
  subject: `Votre candidature ${reference} est retirée`,
  text: paragraphs(
    `Bonjour ${prenoms},`,
    `Vous avez retiré votre candidature ${reference}. Les données qu’elle contenait ont été effacées, et ses liens de suivi n’ouvrent plus rien.`,
    'Vous pouvez déposer une nouvelle candidature dès maintenant.',
  ),
});

/** To the person of an application, when a second one was refused; `nextFrom` as in `applicationReceiptMail`. */
export const applicationReminderMail = ({
  to,
  prenoms,
  reference,
  link,
  nextFrom,
}: ApplicationMail & { link: string; nextFrom: string }): Mail => ({
  to,
  subject: `Votre candidature ${reference} est déjà enregistrée`,
  text: paragraphs(
    `Bonjour ${prenoms},`,
    `Une nouvelle candidature vient de nous être envoyée avec votre adresse e-mail, ou avec votre pièce d’identité et votre date de naissance. Nous ne l’avons pas enregistrée, car votre candidature ${reference} date de moins de six mois.`,
    `Voici de nouveau un lien pour la suivre et relire vos réponses\u202F:\n${link}`,
    'Ce lien vous est personnel\u202F: ne le transmettez à personne.',
    `Pour corriger une erreur, retirez votre candidature depuis cette même page\u202F: vos données sont alors effacées, et vous pouvez en déposer une autre aussitôt. Sinon, vous pourrez postuler de nouveau à partir du ${inWords(nextFrom)}.`,
    'Si vous n’êtes pas à l’origine de cet envoi, ignorez ce message\u202F: rien n’a changé, et personne d’autre n’a vu votre candidature.',
  ),
});
