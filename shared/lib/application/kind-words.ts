import type { ApplicationField } from '../../contract/application/definition';

/** Kinds of questions in words for recruiters. */
export const KIND_WORDS: Readonly<Record<ApplicationField['kind'], string>> = {
  text: 'Texte court',
  textarea: 'Texte long',
  email: 'Adresse e-mail',
  tel: 'Numéro de téléphone',
  date: 'Date',
  checkbox: 'Case à cocher',
  select: 'Liste déroulante',
  radio: 'Choix à cocher, un seul',
};
