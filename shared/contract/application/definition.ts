/**
 * Types of an application form as data. Rendering, validation on both sides, preview, payload and storage all derive
 * from one value of `ApplicationDefinition`; `definition-schema.ts` parses it, and `docs/form-file.md` explains how to change it.
 */
import type * as z from 'zod/mini';
import type * as schema from './definition-schema';

/** As in the schema; no code changes a list. */
type Of<Schema> = ReadonlyLists<z.infer<Schema>>;
type Each<Value> = { [Key in keyof Value]: ReadonlyLists<Value[Key]> };
type ReadonlyLists<Value> = Value extends unknown[]
  ? Readonly<Each<Value>>
  : Value extends object
    ? Each<Value>
    : Value;

export type AnswerOption = Of<typeof schema.option>;
export type Condition = Of<typeof schema.condition>;
export type AnswerRule = Of<typeof schema.answerRule>;
export type Feed = Of<typeof schema.feed>;
export type ApplicationField = Of<typeof schema.field>;
export type ApplicationSection = Of<typeof schema.section>;
export type Position = Of<typeof schema.position>;
export type Opening = Position['openings'][number];

export type ApplicationStep = { id: 'step1' | 'step2'; title: string; sections: readonly ApplicationSection[] };

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
  /** Of versions of earlier releases: why questions may be asked, by their name; never sent to candidates. */
  reasons?: Readonly<Record<string, string>>;
};

/** A version of the form, as pages show it. */
export type ApplicationForm = {
  /** 0 for the built-in definition, for a content service without versions. */
  version: number;
  questions: ApplicationQuestions;
  /** Whether the version is closed: replaced over 30 days ago. */
  isClosed: boolean;
};

/** Answers by full field name; a ticked box is `on`, several choices are lines, an absent answer counts as blank. */
export type Answers = Readonly<Record<string, string>>;

/** Payload of POST /candidats: every key of the definition, `null` without an answer. */
export type ApplicationPayload = Readonly<Record<string, string | boolean | null>>;
