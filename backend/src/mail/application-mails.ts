/** Plain-text mails to candidates about their application. */
import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { GENERATED, mailTo } from './mail-texts';
import type { Mail } from '../kernel/outbox';
import { greeting } from './typed-text';

type ApplicationMail = { to: string; prenoms: string; reference: string };

/** `nextFrom` is the first day on which the same person may apply again, `yyyy-mm-dd`. */
type LinkMail = ApplicationMail & { link: string; nextFrom: string };

export const applicationReceiptMail = ({ to, prenoms, reference, link, nextFrom }: LinkMail): Mail =>
  mailTo({ to, subject: `Votre candidature ${reference} est enregistrée` }, [
    greeting(prenoms),
    `Nous avons bien reçu votre candidature. Sa référence est ${reference}\u202F: indiquez-la si vous nous écrivez.`,
    `Suivez votre candidature et relisez vos réponses sur cette page\u202F:\n${link}`,
    'Ce lien vous est personnel\u202F: ne le transmettez à personne.',
    `Une candidature envoyée ne peut plus être modifiée. Si elle contient une erreur, ou si vous renoncez au poste, retirez-la depuis cette même page\u202F: vos données sont alors effacées, et vous pouvez en déposer une autre aussitôt. Sinon, vous pourrez déposer une nouvelle candidature à partir du ${dayInWords(nextFrom)}.`,
  ]);

export type StateMail = ApplicationMail & {
  link: string;
  state: ApplicationState;
  /** The recruiter's text instead of the state's. */
  words?: string | undefined;
  replyTo?: string | undefined;
};

export function applicationStateMail({ to, prenoms, reference, link, state, words, replyTo }: StateMail): Mail {
  const { label, text } = APPLICATION_STATES[state];
  const subject = `Votre candidature ${reference}\u202F: ${label}`;
  return mailTo({ to, ...(replyTo !== undefined && { replyTo }), subject }, [
    greeting(prenoms),
    `Votre candidature ${reference} a changé d’état. Elle est maintenant dans l’état «\u202F${label}\u202F».`,
    words ?? text,
    `Suivez-la sur cette page\u202F:\n${link}`,
  ]);
}

export const applicationWithdrawnMail = ({ to, prenoms, reference }: ApplicationMail): Mail =>
  mailTo({ to, subject: `Votre candidature ${reference} est retirée` }, [
    greeting(prenoms),
    `Vous avez retiré votre candidature ${reference}. Les données qu’elle contenait ont été effacées, et ses liens de suivi n’ouvrent plus rien.`,
    'Vous pouvez déposer une nouvelle candidature dès maintenant.',
  ]);

/** To a candidate who asked for it. */
export const applicationErasedMail = ({ to, prenoms, reference }: ApplicationMail): Mail =>
  mailTo({ to, subject: `Votre candidature ${reference} est effacée` }, [
    greeting(prenoms),
    `À votre demande, l’équipe de recrutement a effacé votre candidature ${reference}, avec toutes les données qu’elle contenait. Ses liens de suivi n’ouvrent plus rien.`,
    'Vous pouvez déposer une nouvelle candidature dès maintenant.',
  ]);

/** To the candidate of an application, when a second one was refused. */
export const applicationReminderMail = ({ to, prenoms, reference, link, nextFrom }: LinkMail): Mail =>
  mailTo({ to, subject: `Votre candidature ${reference} est déjà enregistrée` }, [
    greeting(prenoms),
    `Une nouvelle candidature vient de nous être envoyée avec votre adresse e-mail, ou avec votre pièce d’identité et votre date de naissance. Nous ne l’avons pas enregistrée, car votre candidature ${reference} date de moins de six mois.`,
    `Voici de nouveau un lien pour la suivre et relire vos réponses\u202F:\n${link}`,
    'Ce lien vous est personnel\u202F: ne le transmettez à personne.',
    `Pour corriger une erreur, retirez votre candidature depuis cette même page\u202F: vos données sont alors effacées, et vous pouvez en déposer une autre aussitôt. Sinon, vous pourrez postuler de nouveau à partir du ${dayInWords(nextFrom)}.`,
    'Si vous n’êtes pas à l’origine de cet envoi, ignorez ce message\u202F: rien n’a changé, et personne d’autre n’a vu votre candidature.',
  ]);

type NewApplications = readonly { country: string; count: number }[];

/** Says nothing of a candidate. @param link page with the list of applications, filtered by country with `pays` */
export function applicationDigestMail(to: string, countries: NewApplications, link: string): Mail {
  const all = countries.reduce((sum, { count }) => sum + count, 0);
  const lines = countries.map(
    ({ country, count }) => `${country}\u202F: ${count}\n${link}?${new URLSearchParams({ pays: country })}`,
  );
  const subject = all === 1 ? 'Une nouvelle candidature' : `${all} nouvelles candidatures`;
  return mailTo({ to, subject, headers: GENERATED }, [
    'Bonjour,',
    `Depuis le dernier courrier, par pays\u202F:`,
    ...lines,
  ]);
}
