/** Definition of a form as data: its fields and its texts, in French. */

type CommonField = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Legend of its group; consecutive fields with the same legend are one group. */
  group?: string;
};

export type TextField = CommonField & {
  kind: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'date' | 'search';
  /** Autofill token of HTML, or `off` for other than personal data. */
  autocomplete: string;
  inputMode?: 'numeric' | 'decimal';
  /** `half` shows it beside another field on wide screens. */
  width?: 'half';
};
export type TextAreaField = CommonField & { kind: 'textarea'; rows?: number; autocomplete?: 'off' };
export type CheckboxField = CommonField & { kind: 'checkbox' };
export type ChoiceField = CommonField & {
  kind: 'select' | 'radio' | 'choices';
  options: readonly { value: string; label: string }[];
  /** Text of the empty option of a list. */
  none?: string;
};

export type FieldDefinition = TextField | TextAreaField | CheckboxField | ChoiceField;

export type FormTexts = {
  submit: string;
  sending: string;
  /** Title of the error box for errors that the form itself found. */
  invalid: string;
  /** Message when the service is unreachable. */
  unreachable: string;
};

export type FormDefinition = {
  /** Unique in the page. */
  name: string;
  fields: readonly FieldDefinition[];
  texts: FormTexts;
  /** How long the error box is shown, in milliseconds, by the origin of the errors; by default without limit. */
  boxMs?: { form: number; service: number };
  /** `off` stops browsers from storing the typed values of the form. */
  autocomplete?: 'off';
  /** Storage of unsent values: of the tab, or in memory until the next load of the page. */
  keep?: 'tab' | 'memory';
  /** Step that the form's button submits, in a form with a preview. */
  step?: string;
};
