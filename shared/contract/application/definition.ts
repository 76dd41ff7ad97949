/**
 * What an application form is made of, as data. Rendering, validation on both sides, the preview, the payload and what
 * the backend stores all follow from one value of `ApplicationDefinition`; `docs/recruitment-questions.md` explains how to
 * change it.
 */

export type AnswerOption = { value: string; label: string };

/** True depending on the answer to another question; the answer of a ticked box is `on`. */
export type Condition = { field: string } & ({ is: readonly string[] } | { isNot: readonly string[] });

/** Rule for an answer that is not blank; blank ones are covered by `required`. */
export type AnswerRule = { message: string } & (
  | { rule: 'email' }
  /** Digits once separators and a leading `+` are gone. */
  | { rule: 'digits'; min: number; max: number }
  /** A day of birth; the age is the difference of years (requirement 5.7). */
  | { rule: 'age'; min: number; max: number }
  | { rule: 'year'; min: number; max: number }
  | { rule: 'date' }
  /** A day after that of the application. */
  | { rule: 'later' }
  /** Months and years, `mm/yy` (requirement 5.8): `06/2` is two years and six months. */
  | { rule: 'duration' }
  /** So many items between commas. */
  | { rule: 'items'; count: number }
);

/** How an answer reaches the payload, and comes back from it. A plain string is the key that takes the answer itself. */
export type Feed =
  | string
  /** The same answer under several keys. */
  | { kind: 'text'; keys: readonly [string, ...string[]] }
  /** A box, as `true` or `false`. */
  | { kind: 'flag'; key: string }
  /** A duration, as the day on which it ends after the one that answers `start`. */
  | { kind: 'end'; key: string; start: string }
  /** A box that says only whether `key` has an answer. */
  | { kind: 'presence'; key: string }
  /** A box that, ticked, puts the day of the application under `key`. */
  | { kind: 'receptionDay'; key: string };

type CommonField = {
  /** Unique in the definition; a hidden field of the same name carries the answer between steps. */
  name: string;
  label: string;
  hint?: string;
  /** Message when the answer is blank; a field without it is optional. */
  required?: string;
  rules?: readonly AnswerRule[];
  /** Characters at most; 200 where absent. */
  longest?: number;
  feeds: Feed;
  width?: 'half';
};

type TypedField = CommonField & {
  kind: 'text' | 'email' | 'tel' | 'date';
  autocomplete: string;
  inputMode?: 'numeric';
};
type LongField = CommonField & { kind: 'textarea'; rows?: number };
type BoxField = CommonField & { kind: 'checkbox' };
type ChoiceField = CommonField & { kind: 'select' | 'radio'; options: readonly AnswerOption[] };

export type ApplicationField = (TypedField | LongField | BoxField | ChoiceField) & {
  /** Asked only while this is true. Not inside a repeated section. */
  when?: Condition;
};

export type ApplicationSection = {
  /** Unique in the definition; for a repeated section also the start of its fields’ names. */
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
    /** Message when more than `max` are asked for. */
    tooMany: string;
    /** Shown in place of blocks while there are none. */
    empty: string;
  };
};

export type ApplicationStep = { id: 'step1' | 'step2'; title: string; sections: readonly ApplicationSection[] };

/** A place where a position is open between two days (`yyyy-mm-dd`, both included). */
export type Opening = { country: string; city: string; countryCode: string; publishedOn: string; closesOn: string };

export type Position = AnswerOption & {
  /** Two or three sentences for those who look for work; also what job boards show. */
  summary: string;
  openings: readonly Opening[];
};

export type ApplicationDefinition = {
  steps: readonly ApplicationStep[];
  positions: readonly Position[];
  /** Keys of the payload without a question. */
  fixed: Readonly<Record<string, string | null>>;
  /** Key of the day of the application. */
  receptionKey: string;
};

/** Answers by the full name of their field; a ticked box is `on`, an absent answer counts as blank. */
export type Answers = Readonly<Record<string, string>>;

/** Payload of POST /candidats: every key of the definition, `null` where nothing was answered. */
export type ApplicationPayload = Readonly<Record<string, string | boolean | null>>;
