/** Schema of the definition of an application: its shape. `checkDefinition` has the rules between its parts. */
import * as z from 'zod/mini';
import type { ApplicationDefinition } from './definition';

/** Names that a form uses for itself: its hidden fields, parameters of its address, ids of its buttons. */
export const RESERVED_NAMES: readonly string[] = [
  ...['formulaire', 'cle', 'debut', 'etape', 'site_bis', 'recue', 'scelle', 'version', 'enregistre'],
  ...['motif', 'cookies', 'manque', 'valider'],
  // Every object inherits these.
  ...Object.getOwnPropertyNames(Object.prototype),
];

/** A line stored, sent and compared unchanged: without blanks around it and without control characters. */
const line = (maxLength: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(maxLength),
    z.refine((text) => text === text.trim() && !/[\p{Cc}\p{Cs}]/u.test(text)),
  );

const label = line(200);
const message = line(300);
const paragraph = line(2_000);
const value = line(100);
const sectionId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const name = z.string().check(
  z.regex(/^[a-zA-Z][a-zA-Z0-9_]{0,39}$/),
  z.refine((text) => !RESERVED_NAMES.includes(text)),
);
const key = z.string().check(z.regex(/^[a-z](?:[a-z0-9_]|\{n\}){0,59}$/));
const day = z.iso.date();
const count = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

export const option = z.strictObject({ value, label });

const answers = z.array(z.union([z.literal(''), value])).check(z.minLength(1));

/**
 * Condition on the answer to another question; the answer of a ticked box is `on`, none is blank. Of several choices one has to
 * be among these.
 */
export const condition = z.union([
  z.strictObject({ field: name, is: answers }),
  z.strictObject({ field: name, isNot: answers }),
]);

const areOrdered = z.refine<{ min: number; max: number }>(({ min, max }) => min <= max);
const between = (rule: 'digits' | 'age' | 'year' | 'choices', min: number, max: number) =>
  z.strictObject({ rule: z.literal(rule), min: count(min, max), max: count(min, max), message }).check(areOrdered);
const plain = <Rule extends string>(rule: Rule) => z.strictObject({ rule: z.literal(rule), message });

/** Rule for an answer that is not blank; `required` covers blank ones. */
export const answerRule = z.discriminatedUnion('rule', [
  plain('email'),
  // Number of digits, without separators and a leading `+`.
  between('digits', 1, 30),
  // A day of birth; the age is the difference of years (requirement 5.7).
  between('age', 0, 150),
  between('year', 1000, 9999),
  // Number of options that are chosen.
  between('choices', 1, 100),
  plain('date'),
  // A day after the day of the application.
  plain('later'),
  // Months and years, `mm/yy` (requirement 5.8): `06/2` is two years and six months.
  plain('duration'),
  // Number of items that commas separate.
  z.strictObject({ rule: z.literal('items'), count: count(1, 20), message }),
  // Between these, whole unless `decimals`; typed with a comma, sent with a point.
  z
    .strictObject({
      rule: z.literal('number'),
      min: count(0, 999_999_999),
      max: count(0, 999_999_999),
      decimals: z.optional(z.literal(true)),
      message,
    })
    .check(areOrdered),
]);

/** Mapping of an answer to the payload and back. A plain string is the key of the unchanged answer. */
export const feed = z.union([
  key,
  // The same answer under several keys.
  z.strictObject({ kind: z.literal('text'), keys: z.tuple([key], key) }),
  // A checkbox, as `true` or `false`.
  z.strictObject({ kind: z.literal('flag'), key }),
  // A duration from the answer to `start`, stored as its last day.
  z.strictObject({ kind: z.literal('end'), key, start: name }),
  // A checkbox, true when `key` has an answer.
  z.strictObject({ kind: z.literal('presence'), key }),
  // A checkbox that writes the day of the application to `key`.
  z.strictObject({ kind: z.literal('receptionDay'), key }),
]);

const common = {
  /** Unique in the definition; a hidden field of the same name carries the answer between steps. */
  name,
  label,
  hint: z.optional(message),
  /** Message for a blank answer; a field without it is optional. */
  required: z.optional(message),
  // With two rules an answer may satisfy neither.
  rules: z.optional(z.array(answerRule).check(z.maxLength(1))),
  /** In characters; 200 when absent. */
  maxLength: z.optional(count(1, 10_000)),
  feeds: feed,
  width: z.optional(z.literal('half')),
  /** The field is asked only while this is true, or each of these. Not supported in a repeated section. */
  when: z.optional(z.union([condition, z.array(condition).check(z.minLength(1))])),
};

/** The values of `autocomplete` known to browsers and screen readers, as far as useful for an application. */
export const AUTOCOMPLETE: readonly string[] = [
  ...['off', 'name', 'given-name', 'additional-name', 'family-name', 'nickname', 'honorific-prefix', 'sex', 'language'],
  ...['email', 'tel', 'url', 'bday', 'organization', 'organization-title', 'postal-code', 'country-name'],
  ...['street-address', 'address-line1', 'address-line2', 'address-level1', 'address-level2', 'address-level3'],
];
const autocomplete = z.string().check(z.refine((token) => AUTOCOMPLETE.includes(token)));
const typed = <Kind extends string>(kind: Kind) =>
  z.strictObject({
    ...common,
    kind: z.literal(kind),
    autocomplete,
    inputMode: z.optional(z.literal('numeric')),
  });
const choice = <Kind extends string>(kind: Kind) =>
  z.strictObject({ ...common, kind: z.literal(kind), options: z.array(option).check(z.minLength(1)) });

export const field = z.discriminatedUnion('kind', [
  typed('text'),
  typed('email'),
  typed('tel'),
  typed('date'),
  z.strictObject({ ...common, kind: z.literal('textarea'), rows: z.optional(count(1, 30)) }),
  z.strictObject({ ...common, kind: z.literal('number') }),
  z.strictObject({ ...common, kind: z.literal('checkbox') }),
  choice('select'),
  choice('radio'),
  choice('choices'),
]);

const withNumber = label.check(z.regex(/\{n\}/));

export const section = z.strictObject({
  /** Unique in the definition; for a repeated section also the prefix of its fields’ names. */
  id: sectionId,
  title: label,
  /** Paragraphs above the fields. */
  intro: z.optional(z.array(paragraph)),
  fields: z.array(field).check(z.minLength(1)),
  /** The section is a list of blocks, each with these fields; `{n}` in their keys is the block’s number, from 1. */
  repeated: z.optional(
    z.strictObject({
      // A button without JavaScript names a block with one digit.
      max: count(1, 9),
      itemTitle: withNumber,
      add: label,
      remove: label,
      /** Message for more than `max` blocks. */
      tooMany: message,
      /** Shown while there are no blocks. */
      empty: message,
    }),
  ),
});

const step = <Id extends string>(id: Id) =>
  z.strictObject({ id: z.literal(id), title: label, sections: z.array(section).check(z.minLength(1)) });

/** Properties of `ApplicationQuestions`. */
const questions = {
  steps: z.tuple([step('step1'), step('step2')]),
  fixed: z.record(z.string(), z.nullable(z.string())),
  receptionKey: z.string(),
};

export const position = z.strictObject({
  value,
  label,
  /** Two or three sentences for candidates and job boards. */
  summary: paragraph,
  /** Cities where it is open between two days (`yyyy-mm-dd`, inclusive). */
  openings: z.array(
    z.strictObject({
      country: value,
      city: label,
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      publishedOn: day,
      closesOn: day,
    }),
  ),
});

/** The declared type checks that each parsed value is an `ApplicationDefinition`. */
export const definitionSchema: z.ZodMiniType<ApplicationDefinition> = z.strictObject({
  ...questions,
  positions: z.array(position),
  reasons: z.optional(z.record(name, message)),
});
