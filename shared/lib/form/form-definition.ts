/** A form is data: its fields, its texts, and the schema that its action holds. Everything that a visitor reads is French. */

type CommonField = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Legend of the part of the form that it belongs to; neighbours with the same legend stand together. */
  group?: string;
};

export type TextField = CommonField & {
  kind: 'text' | 'email' | 'tel' | 'password' | 'date';
  /** A token of HTML’s autofill, or `off` where nothing of the visitor’s is asked. */
  autocomplete: string;
  inputMode?: 'numeric';
  /** `half` stands beside another field where there is room. */
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
  /** Opens the box of errors that the form found itself. */
  invalid: string;
  /** Said when the service could not be reached; the values stay. */
  unreachable: string;
};

export type FormDefinition = {
  /** The form's own name: a page may hold several. */
  name: string;
  fields: readonly FieldDefinition[];
  texts: FormTexts;
  /** How long the box of errors stays, in milliseconds, by who found them; for ever where absent. Messages at the fields always stay. */
  boxMs?: { form: number; service: number };
  /** Off for the whole form: browsers then keep nothing of what was typed. */
  autocomplete?: 'off';
  /** Value of the step that the form's button asks for, where something stands between filling in and sending. */
  step?: string;
};
