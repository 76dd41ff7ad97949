/** The kinds of questions that the form of a new site has. */
import type { AnswerOption, ApplicationField, Feed } from './definition';

/** Options by their value. */
export const optionsOf = (labels: Readonly<Record<string, string>>): AnswerOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type Common = Partial<Pick<ApplicationField, 'hint' | 'width' | 'when'>>;
type Typed = Extract<ApplicationField, { autocomplete: string }>;
type MoreOfTyped = Common & Partial<Pick<Typed, 'kind' | 'autocomplete' | 'inputMode' | 'rules' | 'maxLength'>>;

/** A question with a field of one line; `required` is the message for a blank answer, or undefined. */
export const typed = (
  name: string,
  label: string,
  feeds: Feed,
  required: string | undefined,
  more: MoreOfTyped = {},
): ApplicationField => ({
  name,
  label,
  kind: 'text',
  autocomplete: 'off',
  ...(required !== undefined && { required }),
  feeds,
  ...more,
});

/** A question with a list. */
export const select = (
  name: string,
  label: string,
  options: readonly AnswerOption[],
  feeds: Feed,
  required: string,
  more: Common = {},
): ApplicationField => ({ name, label, kind: 'select', options, required, feeds, ...more });

export const box = (name: string, label: string, feeds: Feed, when?: ApplicationField['when']): ApplicationField => ({
  name,
  label,
  kind: 'checkbox',
  feeds,
  ...(when && { when }),
});

export const half = { width: 'half' } as const;
