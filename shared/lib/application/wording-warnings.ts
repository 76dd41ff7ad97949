/**
 * Questions about what an employer may not ask, or only with a reason: articles L1132-1 and L1221-6 of the French labour code,
 * articles 9 and 10 of the GDPR. Words are all that is looked at, so a warning is a question to the recruiter and no verdict.
 */
import type { ApplicationDefinition, ApplicationField } from '../../contract/application/definition';
import { keysOf } from '../../contract/application/payload';
import { SPECIFIED_KEYS } from '../../contract/application/specified-keys';
import { foldSearchText } from '../search-text';
import { placedFields, type PlacedField } from './definition-checks/placed-fields';

type Subject = { name: string; words: RegExp };

/** Beginnings of words without accents; `$` after those that are whole words. */
const subject = (name: string, beginnings: readonly string[]): Subject => ({
  name,
  words: new RegExp(`(?<![a-z0-9])(?:${beginnings.map((one) => one.replace('$', '(?![a-z0-9])')).join('|')})`),
});

/** Each name completes « Cette question touche à … ». */
const FORBIDDEN: readonly Subject[] = [
  subject('l’origine', [
    ...['origine', 'ethni', 'race$', 'racial', 'tribu$', 'tribus$', 'tribal', 'caste$', 'peau$'],
    ...['nationalite', 'langue maternelle', 'lieu de naissance', 'pays de naissance', 'nom de jeune fille'],
  ]),
  subject('la santé', [
    ...['sante$', 'maladie', 'malade', 'handicap', 'rqth$', 'enceinte', 'grossesse', 'medica', 'vaccin'],
    ...['groupe sanguin', 'serolog', 'vih$', 'sida$', 'allergi'],
  ]),
  subject('la vie de famille', [
    ...['situation de famille', 'situation familiale', 'situation matrimoniale', 'situation maritale', 'etat civil'],
    ...['marie$', 'mariee$', 'mariage', 'celibataire', 'conjoint', 'epoux$', 'epouse$', 'divorc', 'veuf$', 'veuve$'],
    ...['enfant', 'famille$', 'familial', 'parents$'],
  ]),
  subject('la religion', [
    ...['religi', 'culte$', 'eglise', 'mosquee', 'priere', 'croyan', 'ramadan', 'confession$', 'musulman', 'chretien'],
    ...['catholique', 'protestant', 'vodoun'],
  ]),
  subject('l’activité syndicale', ['syndic', 'syndiqu', 'delegue du personnel', 'greve', 'greviste']),
  subject('les opinions politiques', ['politique', 'parti$', 'opinions$', 'militant', 'electoral']),
  subject('la vie sexuelle', ['sexuel', 'homosexu', 'heterosexu']),
];

const NEEDS_REASON: readonly Subject[] = [
  subject('l’âge', ['age$', 'ages$', 'annee de naissance', 'date de naissance', 'ne le$', 'nee le$']),
  subject('le sexe', ['sexe$', 'genre$', 'homme$', 'femme$']),
  subject('l’apparence physique', ['photo', 'apparence', 'poids$', 'votre taille', 'tatouage', 'coiffure']),
  subject('les condamnations', ['casier', 'condamnation', 'condamne', 'judiciaire', 'prison']),
  subject('l’argent et les biens', ['dette', 'credit$', 'compte bancaire', 'proprietaire']),
];

/** What requirement 3.6 asks for itself, by payload key. */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  nationalite: ['l’origine'],
  date_naissance: ['l’âge'],
  genre: ['le sexe'],
};
/** Requirement 5.7: the age of a candidate is checked from 18 to 100 years, and for nothing else. */
const SPECIFIED_AGE = { min: 18, max: 100 };

export type WordingWarning = {
  /** Name of the question. */
  name: string;
  place: string;
  /** Path of the question in the definition. */
  path: readonly PropertyKey[];
  /** What the question is about, such as « la santé ». */
  subject: string;
  message: string;
  /** Why it may be asked, as a recruiter wrote it. */
  reason: string | undefined;
};

function wordsOf(field: ApplicationField): string {
  const options = 'options' in field ? field.options.map(({ label }) => label) : [];
  return foldSearchText([field.label, field.hint ?? '', ...options].join(' \n '));
}

const FORBIDS =
  'La loi interdit de la poser à un candidat, sauf exception\u202F: indiquez laquelle, ou retirez la question.';
const ASKS_REASON = 'Elle n’est permise que si le poste l’exige\u202F: indiquez en quoi, ou retirez la question.';

type Found = Pick<WordingWarning, 'subject' | 'message'>;

function foundIn({ field }: PlacedField): Found[] {
  const keys = keysOf(field.feeds).filter((key) => SPECIFIED_KEYS.includes(key));
  const allowed = keys.flatMap((key) => SPECIFIED[key] ?? []);
  const words = wordsOf(field);
  const named = (subjects: readonly Subject[], rule: string): Found[] =>
    subjects
      .filter(({ name, words: wanted }) => !allowed.includes(name) && wanted.test(words))
      .map(({ name }) => ({ subject: name, message: `Cette question touche à ${name}. ${rule}` }));
  const found = [...named(FORBIDDEN, FORBIDS), ...named(NEEDS_REASON, ASKS_REASON)];
  const age = field.rules?.find((rule) => rule.rule === 'age');
  const isOtherAge = age?.rule === 'age' && (age.min !== SPECIFIED_AGE.min || age.max !== SPECIFIED_AGE.max);
  const isNamed = found.some(({ subject: name }) => name === 'l’âge');
  if (isOtherAge && !isNamed)
    found.push({
      subject: 'l’âge',
      message: `Cette question n’accepte que de ${age.min} à ${age.max} ans. Une autre limite que 18 ans n’est permise que si la loi l’impose pour le poste\u202F: indiquez laquelle.`,
    });
  return found;
}

/** Warnings about the questions of a definition, in their order; those with a reason do not forbid publishing. */
export const wordingWarnings = (definition: ApplicationDefinition): WordingWarning[] =>
  placedFields(definition).flatMap((placed) =>
    foundIn(placed).map((found) => ({
      ...found,
      name: placed.field.name,
      place: placed.place,
      path: placed.path,
      reason: definition.reasons?.[placed.field.name],
    })),
  );

/** What still needs a reason before the definition may be published. */
export const unexplainedWarnings = (definition: ApplicationDefinition): WordingWarning[] =>
  wordingWarnings(definition).filter(({ reason }) => !reason?.trim());
