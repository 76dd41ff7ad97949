import type { AnswerRule, ApplicationField } from '../../contract/application/definition';

export type RuleName = AnswerRule['rule'];

type KindFacts = {
  /** For recruiters. */
  words: string;
  /** The rules that fit it. */
  rules: readonly RuleName[];
  /** The rule of a new question; with `isRuled` each question has one. */
  firstRule?: RuleName;
  isRuled?: true;
  /** What its questions have besides the properties of all. */
  has: readonly ('options' | 'maxLength' | 'rows' | 'autocomplete' | 'inputMode')[];
};

const TYPED = ['maxLength', 'autocomplete', 'inputMode'] as const;

/** The kinds of questions. Beside it, `cleanAnswer` cleans their answers and `FormField` shows their controls. */
export const QUESTION_KINDS: Readonly<Record<ApplicationField['kind'], KindFacts>> = {
  text: {
    words: 'Texte court',
    rules: ['email', 'digits', 'age', 'year', 'date', 'later', 'duration', 'items'],
    has: TYPED,
  },
  textarea: { words: 'Texte long', rules: ['items'], has: ['maxLength', 'rows'] },
  email: { words: 'Adresse e-mail', rules: ['email'], firstRule: 'email', has: TYPED },
  tel: { words: 'Numéro de téléphone', rules: ['digits'], has: TYPED },
  date: { words: 'Date', rules: ['age', 'date', 'later'], firstRule: 'date', isRuled: true, has: TYPED },
  number: { words: 'Nombre', rules: ['number'], firstRule: 'number', isRuled: true, has: [] },
  checkbox: { words: 'Case à cocher', rules: [], has: [] },
  select: { words: 'Liste déroulante', rules: [], has: ['options'] },
  radio: { words: 'Choix à cocher, un seul', rules: [], has: ['options'] },
  choices: { words: 'Choix à cocher, plusieurs', rules: ['choices'], has: ['options'] },
};

export const isQuestionKind = (kind: unknown): kind is ApplicationField['kind'] =>
  typeof kind === 'string' && Object.hasOwn(QUESTION_KINDS, kind);

/** The limits of a rule until a recruiter changes them. */
export const RULE_LIMITS: Readonly<Partial<Record<RuleName, { min: number; max: number }>>> = {
  digits: { min: 8, max: 15 },
  age: { min: 18, max: 100 },
  year: { min: 1900, max: 2100 },
  number: { min: 0, max: 100 },
  choices: { min: 1, max: 3 },
};
