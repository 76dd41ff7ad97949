/** Reports in words. */
import type { ReportOutcome } from '@vipp/shared/contract/forms/report';
import type { ListedReport } from '@vipp/shared/contract/workshop/report-calls';

/** Short name of a report: the beginning of its id. */
export const shortName = (id: string): string => id.slice(0, 8);
/** Beginning and end of a public key. */
export const shortKey = (key: string): string => `${key.slice(0, 10)}…${key.slice(-5)}`;

/** Outcomes of a report, and their consequence. */
export const OUTCOMES: Readonly<Record<ReportOutcome, { label: string; fate: string }>> = {
  'hors-champ': { label: 'Hors du champ de ce dispositif', fate: 'effacé dans l’heure' },
  'sans-suite': { label: 'Sans suite', fate: 'effacé deux mois après' },
  procedure: { label: 'Une procédure suit', fate: 'conservé jusqu’à ce qu’il soit clos comme terminé' },
  termine: { label: 'Procédure terminée', fate: 'effacé dans l’heure' },
};

export const messagesInWords = ({ messages, lastFrom }: ListedReport): string =>
  messages === 0 ? 'aucun' : `${messages}, le dernier ${lastFrom === 'reporter' ? 'de l’auteur' : 'd’un référent'}`;

export type Fact = { question: string; answer: string };

const LABELS: Readonly<Record<string, string>> = {
  fullName: 'Nom complet',
  relationWithVipp: 'Lien avec VIPP',
  phone: 'Téléphone',
  email: 'Adresse électronique',
  other: 'Autre moyen de contact',
  wantsContact: 'Souhaite être recontacté',
  wantsResult: 'Souhaite connaître la suite',
  wantsCopy: 'A demandé une copie',
  description: 'Faits',
};
const inWords = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'Oui' : 'Non') : String(value));

/** Also of a report of another version of the form: nothing that somebody wrote is left out. */
export function factsOf(text: string): Fact[] {
  try {
    const { isAnonymous, wantsToIdentify: _same, ...fields } = Object(JSON.parse(text)) as Record<string, unknown>;
    const rows = Object.entries(fields).filter(([, value]) => value !== '');
    return [
      { question: 'Identité', answer: isAnonymous === true ? 'Signalement anonyme' : 'Signalement identifié' },
      ...rows.map(([name, value]) => ({ question: LABELS[name] ?? name, answer: inWords(value) })),
    ];
  } catch {
    return [{ question: 'Faits', answer: text }];
  }
}
