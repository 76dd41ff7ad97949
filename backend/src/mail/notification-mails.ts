/** Mails to the sales team about contact messages and study requests. Replies go to the sender of the form. */
import type { Contact } from '@vipp/shared/contract/forms/contact';
import type { StudyRequest } from '@vipp/shared/contract/forms/study-request';
import type { Mail } from '../kernel/outbox';
import { GENERATED } from './mail-texts';
import { oneLine, quoted, subjectPart } from './typed-text';

type Notification = Omit<Mail, 'to'>;

/** `title` is the title of the study on the site. */
type Requested = Pick<StudyRequest, 'lastname' | 'firstname' | 'fonction' | 'entreprise' | 'email'> & { title: string };

type About = {
  /** Whether an acknowledgement is sent to the visitor. */
  acknowledged: boolean;
  /** All recipients, named in the mail. */
  recipients: readonly string[];
};

const REPLY = 'Répondez à ce message\u202F: votre réponse ira directement à son auteur.';

/** A line for each row, unless it was left empty. */
const facts = (rows: readonly (readonly [label: string, value: string])[]): string =>
  rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}\u202F: ${oneLine(value)}`)
    .join('\n');

/** Every field of the form but the message, which is quoted. */
const CONTACT_LABELS: Readonly<Record<Exclude<keyof Contact, 'message' | 'provenance'>, string>> = {
  nom: 'Nom',
  prenom: 'Prénom',
  fonction: 'Fonction',
  entreprise: 'Entreprise',
  email: 'Adresse e-mail',
  telephone: 'Téléphone',
};

const text = (parts: readonly string[], { recipients }: About): string =>
  `${[...parts, `Message automatique du site VIPP, adressé à\u202F: ${recipients.join(', ')}`].join('\n\n')}\n`;

export const contactNotification = (contact: Contact, about: About): Notification => ({
  replyTo: contact.email,
  subject: `Message de ${subjectPart(`${contact.prenom} ${contact.nom}`)}${contact.entreprise && ` (${subjectPart(contact.entreprise)})`}`,
  text: text(
    [
      'Un message est arrivé par la page Contact du site.',
      facts(
        Object.entries(CONTACT_LABELS).map(([name, label]) => [label, contact[name as keyof typeof CONTACT_LABELS]]),
      ),
      quoted(contact.message),
      `${REPLY} ${about.acknowledged ? 'Un accusé de réception lui annonce une réponse sous deux jours ouvrés.' : 'Il n’a pas reçu d’accusé de réception\u202F: son adresse en a déjà reçu plusieurs aujourd’hui.'}`,
    ],
    about,
  ),
  headers: GENERATED,
});

export const studyNotification = (request: Requested, about: About): Notification => ({
  replyTo: request.email,
  subject: `Étude de cas demandée par ${subjectPart(`${request.firstname} ${request.lastname}`)} (${subjectPart(request.entreprise)})`,
  text: text(
    [
      'Une étude de cas a été demandée sur le site.',
      facts([
        ['Étude', request.title],
        ['Nom', request.lastname],
        ['Prénom', request.firstname],
        ['Fonction', request.fonction],
        ['Entreprise', request.entreprise],
        ['Adresse e-mail', request.email],
      ]),
      `${REPLY} ${about.acknowledged ? 'Le lien vers l’étude, ouvert trente jours, lui est envoyé.' : 'Le lien vers l’étude ne lui a pas été envoyé\u202F: son adresse a déjà reçu plusieurs messages aujourd’hui. Transmettez-la-lui.'}`,
    ],
    about,
  ),
  headers: GENERATED,
});
