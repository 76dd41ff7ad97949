/**
 * Types of an application form as data. Rendering, validation on both sides, preview, payload and storage all derive
 * from one value of `ApplicationDefinition`; `definition-schema.ts` parses it, and `docs/form-file.md` explains how to change it.
 */

export type AnswerOption = { value: string; label: string };

/** Condition on the answer to another question; the answer of a ticked box is `on`. Of several choices one has to be among these. */
export type Condition = { field: string } & ({ is: readonly string[] } | { isNot: readonly string[] });

/** Rule for an answer that is not blank; `required` covers blank ones. */
export type AnswerRule = { message: string } & (
  | { rule: 'email' }
  /** Number of digits, without separators and a leading `+`. */
  | { rule: 'digits'; min: number; max: number }
  /** A day of birth; the age is the difference of years (requirement 5.7). */
  | { rule: 'age'; min: number; max: number }
  | { rule: 'year'; min: number; max: number }
  | { rule: 'date' }
  /** A day after the day of the application. */
  | { rule: 'later' }
  /** Months and years, `mm/yy` (requirement 5.8): `06/2` is two years and six months. */
  | { rule: 'duration' }
  /** Number of items that commas separate. */
  | { rule: 'items'; count: number }
  /** Between these, whole unless `decimals`; typed with a comma, sent with a point. */
  | { rule: 'number'; min: number; max: number; decimals?: true }
  /** Number of options that are chosen. */
  | { rule: 'choices'; min: number; max: number }
);

/** Mapping of an answer to the payload and back. A plain string is the key of the unchanged answer. */
export type Feed =
  | string
  /** The same answer under several keys. */
  | { kind: 'text'; keys: readonly [string, ...string[]] }
  /** A checkbox, as `true` or `false`. */
  | { kind: 'flag'; key: string }
  /** A duration, as the day on which it ends when it begins on the answer to `start`. */
  | { kind: 'end'; key: string; start: string }
  /** A checkbox that is true when `key` has an answer. */
  | { kind: 'presence'; key: string }
  /** A checkbox that, when ticked, writes the day of the application to `key`. */
  | { kind: 'receptionDay'; key: string };

type CommonField = {
  /** Unique in the definition; a hidden field of the same name carries the answer between steps. */
  name: string;
  label: string;
  hint?: string;
  /** Message for a blank answer; a field without it is optional. */
  required?: string;
  rules?: readonly AnswerRule[];
  /** In characters; 200 when absent. */
  maxLength?: number;
  feeds: Feed;
  width?: 'half';
};

type TypedField = CommonField & {
  kind: 'text' | 'email' | 'tel' | 'date';
  autocomplete: string;
  inputMode?: 'numeric';
};
type LongField = CommonField & { kind: 'textarea'; rows?: number };
type NumberField = CommonField & { kind: 'number' };
type BoxField = CommonField & { kind: 'checkbox' };
/** One of the options, or of `choices` several. */
type ChoiceField = CommonField & { kind: 'select' | 'radio' | 'choices'; options: readonly AnswerOption[] };

export type ApplicationField = (TypedField | LongField | NumberField | BoxField | ChoiceField) & {
  /** The field is asked only while this is true. Not supported in a repeated section. */
  when?: Condition;
};

export type ApplicationSection = {
  /** Unique in the definition; for a repeated section also the prefix of its fields’ names. */
  id: string;
  title: string;
  /** Paragraphs above the fields. */
  intro?: readonly string[];
  fields: readonly ApplicationField[];
  /** The section is a list of blocks, each with these fields; `{n}` in their keys is the block’s number, from 1. */
  repeated?: {
    max: number;
    /** Title of a block, with `{n}`. */
    itemTitle: string;
    add: string;
    remove: string;
    /** Message when there are more than `max` blocks. */
    tooMany: string;
    /** Shown while there are no blocks. */
    empty: string;
  };
};

export type ApplicationStep = { id: 'step1' | 'step2'; title: string; sections: readonly ApplicationSection[] };

/** A city where a position is open between two days (`yyyy-mm-dd`, inclusive). */
export type Opening = { country: string; city: string; countryCode: string; publishedOn: string; closesOn: string };

export type Position = AnswerOption & {
  /** Two or three sentences for candidates and job boards. */
  summary: string;
  openings: readonly Opening[];
};

/** The form without what only the pages of open positions need. */
export type ApplicationQuestions = {
  steps: readonly ApplicationStep[];
  /** Keys of the payload without a question. */
  fixed: Readonly<Record<string, string | null>>;
  /** Key of the day of the application. */
  receptionKey: string;
};

export type ApplicationDefinition = ApplicationQuestions & {
  positions: readonly Position[];
  /** Why questions that need a reason may be asked, by their name; never sent to candidates. */
  reasons?: Readonly<Record<string, string>>;
};

/** A version of the form, as pages show it. */
export type ApplicationForm = {
  /** 0 for the built-in definition, which pages show where the content service has no versions. */
  version: number;
  questions: ApplicationQuestions;
  /** Whether the version was replaced so long ago that it is accepted no more. */
  isClosed: boolean;
};

/** Answers by full field name; a ticked box is `on`, several choices are lines, an absent answer counts as blank. */
export type Answers = Readonly<Record<string, string>>;

/** Payload of POST /candidats: every key of the definition, `null` without an answer. */
export type ApplicationPayload = Readonly<Record<string, string | boolean | null>>;
