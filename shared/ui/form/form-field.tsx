import { classNames } from '../../lib/class-names';
import type {
  ChoiceField,
  CheckboxField,
  FieldDefinition,
  TextAreaField,
  TextField,
} from '../../lib/form/form-definition';
import { VisuallyHidden } from '../visually-hidden';
import { describedBy, FieldFrame, FieldHint, FieldMessage, RequiredStar } from './field-frame';
import type { FieldView } from './use-typed-checks';
import styles from './form-field.module.css';

type Props<Field extends FieldDefinition> = {
  /** Unique in the page; the ids of hint and message derive from it. */
  id: string;
  field: Field;
  /** Initial value; the field is uncontrolled. */
  value?: string;
  view?: FieldView;
};

const NEUTRAL: FieldView = { state: 'neutral' };

const ariaOf = (id: string, field: FieldDefinition, view: FieldView) =>
  ({
    'aria-describedby': describedBy(id, field, view),
    'aria-invalid': view.state === 'invalid' ? true : undefined,
    'aria-required': field.required || undefined,
  }) as const;

function TextControl({ id, field, value = '', view = NEUTRAL }: Props<TextField>) {
  return (
    <FieldFrame id={id} field={field} view={view}>
      <input
        {...ariaOf(id, field, view)}
        className={styles.control}
        id={id}
        name={field.name}
        type={field.kind}
        inputMode={field.inputMode}
        autoComplete={field.autocomplete}
        spellCheck={field.kind === 'text' ? undefined : false}
        defaultValue={value}
      />
    </FieldFrame>
  );
}

function TextAreaControl({ id, field, value = '', view = NEUTRAL }: Props<TextAreaField>) {
  return (
    <FieldFrame id={id} field={field} view={view}>
      <textarea
        {...ariaOf(id, field, view)}
        className={classNames(styles.control, styles.area)}
        id={id}
        name={field.name}
        rows={field.rows ?? 6}
        autoComplete={field.autocomplete}
        defaultValue={value}
      />
    </FieldFrame>
  );
}

function CheckboxControl({ id, field, value, view = NEUTRAL }: Props<CheckboxField>) {
  return (
    <div className={styles.checkbox}>
      <label className={styles.option}>
        <input {...ariaOf(id, field, view)} id={id} name={field.name} type="checkbox" defaultChecked={value === 'on'} />
        <span>
          {field.label}
          {field.required && <RequiredStar />}
        </span>
      </label>
      <FieldHint id={id} hint={field.hint} />
      <FieldMessage id={id} view={view} />
    </div>
  );
}

function SelectControl({ id, field, value = '', view = NEUTRAL }: Props<ChoiceField>) {
  return (
    <FieldFrame id={id} field={field} view={view}>
      <select
        {...ariaOf(id, field, view)}
        className={classNames(styles.control, styles.select)}
        id={id}
        name={field.name}
        defaultValue={value}
      >
        <option value="">{field.none ?? 'Choisissez'}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** One of the options, or several. */
function OptionsControl({ id, field, value = '', view = NEUTRAL }: Props<ChoiceField>) {
  const isOne = field.kind === 'radio';
  const chosen = value.split('\n');
  return (
    <fieldset
      className={styles.group}
      {...(isOne && { role: 'radiogroup', 'aria-required': field.required || undefined })}
      aria-describedby={describedBy(id, field, view)}
    >
      <legend className={styles.legend}>
        {field.label}
        {field.required && <RequiredStar />}
        {field.required && !isOne && <VisuallyHidden> (obligatoire)</VisuallyHidden>}
      </legend>
      <FieldHint id={id} hint={field.hint} />
      {field.options.map((option, index) => (
        <label key={option.value} className={styles.option}>
          {/* The first one has the id of the field, as the target of links in the error box. */}
          <input
            id={index === 0 ? id : undefined}
            name={field.name}
            type={isOne ? 'radio' : 'checkbox'}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            aria-invalid={view.state === 'invalid' ? true : undefined}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldMessage id={id} view={view} />
    </fieldset>
  );
}

/** A field of a form, rendered from its definition. */
export function FormField({ field, ...rest }: Props<FieldDefinition>) {
  switch (field.kind) {
    case 'textarea':
      return <TextAreaControl field={field} {...rest} />;
    case 'checkbox':
      return <CheckboxControl field={field} {...rest} />;
    case 'select':
      return <SelectControl field={field} {...rest} />;
    case 'radio':
    case 'choices':
      return <OptionsControl field={field} {...rest} />;
    case 'text':
    case 'email':
    case 'tel':
    case 'url':
    case 'number':
    case 'password':
    case 'date':
    case 'search':
      return <TextControl field={field} {...rest} />;
  }
}
