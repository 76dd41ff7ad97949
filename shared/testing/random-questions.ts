/** Random questions of the application, and their words; rules and answers fit most of the time. */
import * as fc from 'fast-check';
import type { ApplicationField } from '../contract/application/definition';
import { QUESTION_KINDS, type RuleName } from '../lib/application/question-kinds';

export type Field = Record<string, unknown> & { name: string; feeds: unknown };

export const label = fc.oneof(
  {
    weight: 60,
    arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => text.trim() || 'x'),
  },
  { weight: 1, arbitrary: fc.constantFrom('<b>&amp;"', 'Expérience {n}', '__proto__', 'toString', '\u202F', ' ', '') },
);
export const name = fc.oneof(
  { weight: 60, arbitrary: fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,12}$/) },
  { weight: 1, arbitrary: fc.constantFrom('nom', 'langue', 'version', 'constructor', '__proto__', 'a.b', 'été', '1') },
);
export const key = fc.oneof(
  { weight: 60, arbitrary: fc.stringMatching(/^k_[a-z0-9_]{1,12}$/) },
  { weight: 1, arbitrary: fc.constantFrom('nom', 'email', 'etat', 'experience_client', 'k_{n}', 'constructor') },
);
const options = fc.uniqueArray(fc.record({ value: label, label }), {
  minLength: 1,
  maxLength: 5,
  selector: ({ value, label: text }) => `${value[0]}${text[0]}`,
});

/** Limits that a rule may have, most of them possible. */
const RANGES: Readonly<Partial<Record<RuleName, readonly [number, number]>>> = {
  digits: [1, 20],
  age: [17, 90],
  year: [2010, 2100],
  number: [0, 50],
  choices: [1, 4],
};

const ruleOf = (rule: RuleName, numbers: readonly number[], message: string): object => {
  const [lowest = 1, highest = 6] = RANGES[rule] ?? [];
  const [min = 1, max] = numbers.map((one) => lowest + (one % (highest - lowest + 1))).toSorted((a, b) => a - b);
  return { rule, ...(RANGES[rule] && { min, max }), ...(rule === 'items' && { count: min }), message };
};

/** Kinds of questions with what each needs; rules fit most of the time. */
const kinds = fc.constantFrom(...(Object.keys(QUESTION_KINDS) as ApplicationField['kind'][])).chain((kind) => {
  const { rules, isRuled, has } = QUESTION_KINDS[kind];
  const fitting: readonly (RuleName | undefined)[] = isRuled ? rules : [undefined, ...rules];
  const rule = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: fc.constantFrom(...(['digits', 'duration', 'later'] as const)) },
  );
  return fc
    .tuple(rule, fc.array(fc.nat(100), { minLength: 2, maxLength: 2 }), options, label)
    .map(([chosen, numbers, own, message]) => ({
      kind,
      ...(chosen && { rules: [ruleOf(chosen, numbers, message)] }),
      ...(has.includes('options') && { options: own }),
      ...(has.includes('autocomplete') && { autocomplete: 'off' }),
      ...(has.includes('rows') && { rows: 3 }),
    }));
});

const feedOf = (kind: string) =>
  kind === 'checkbox'
    ? fc.record({
        kind: fc.oneof(
          { weight: 20, arbitrary: fc.constant('flag') },
          { weight: 1, arbitrary: fc.constantFrom('presence', 'receptionDay') },
        ),
        key,
      })
    : fc.oneof(
        { weight: 5, arbitrary: key },
        {
          weight: 1,
          arbitrary: fc.uniqueArray(key, { minLength: 1, maxLength: 3 }).map((keys) => ({ kind: 'text', keys })),
        },
      );

export const field: fc.Arbitrary<Field> = kinds.chain((kind) =>
  fc
    .record({
      name,
      label,
      feeds: feedOf(kind.kind),
      hint: fc.option(label, { nil: undefined }),
      required: fc.option(label, { nil: undefined }),
      width: fc.constantFrom('half', undefined),
      maxLength: fc.oneof(
        { weight: 5, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 300 }) },
      ),
    })
    .map((common) => JSON.parse(JSON.stringify({ ...common, ...kind })) as Field),
);
