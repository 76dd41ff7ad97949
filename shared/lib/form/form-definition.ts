/** A form is data: its fields, its texts, and the schema of its action. Everything that a visitor reads is French. */

type CommonField = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Legend of its group; consecutive fields with the same legend form one group. */
  group?: string;
};

export type TextField = CommonField & {
  kind: 'text' | 'email' | 'tel' | 'password' | 'date';
  /** A token of HTML’s autofill, or `off` where no personal data is asked. */
  autocomplete: string;
  inputMode?: 'numeric';
  /** `half` is shown beside another field where there is room. */
  width?: 'half';
};
export type TextAreaField = CommonField & { kind: 'textarea'; rows?: number; autocomplete?: 'off' };
export type CheckboxField = CommonField & { kind: 'checkbox' };
export type ChoiceField = CommonField & {
  kind: 'select' | 'radio';
  options: readonly { value: string; label: string }[];
};

export type FieldDefinition = TextField | TextAreaField | CheckboxField | ChoiceField;

export type FormTexts = {
  submit: string;
  sending: string;
  /** Title of the error box for errors found by the form itself. */
  invalid: string;
  /** Message when the service could not be reached; the values stay. */
  unreachable: string;
};

export type FormDefinition = {
  /** The form's own name: a page may hold several. */
  name: string;
  fields: readonly FieldDefinition[];
  texts: FormTexts;
  /** How long the error box is shown, in milliseconds, by the source of the errors; without limit where absent. Messages at fields stay. */
  boxMs?: { form: number; service: number };
  /** Off for the whole form: browsers then do not store what was typed. */
  autocomplete?: 'off';
  /** Value of the step that the form's button submits, where there is a step before sending. */
  step?: string;
};
