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

type Framed = TextField | TextAreaField | ChoiceField;

/** A control of one line, of several, or a list. */
function FramedControl({ id, field, value = '', view = NEUTRAL }: Props<Framed>) {
  const common = { ...ariaOf(id, field, view), id, name: field.name, defaultValue: value };
  return (
    <FieldFrame id={id} field={field} view={view}>
      {'options' in field ? (
        <select {...common} className={classNames(styles.control, styles.select)}>
          <option value="">{field.none ?? 'Choisissez'}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : field.kind === 'textarea' ? (
        <textarea
          {...common}
          className={classNames(styles.control, styles.area)}
          rows={field.rows ?? 6}
          autoComplete={field.autocomplete}
        />
      ) : (
        <input
          {...common}
          className={styles.control}
          type={field.kind}
          inputMode={field.inputMode}
          autoComplete={field.autocomplete}
          spellCheck={field.kind === 'text' ? undefined : false}
        />
      )}
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

/** So many short answers are side by side. */
const SIDE_BY_SIDE = 3;

/** One of the options, or several. */
function OptionsControl({ id, field, value = '', view = NEUTRAL }: Props<ChoiceField>) {
  const isOne = field.kind === 'radio';
  const chosen = value.split('\n');
  return (
    <fieldset
      className={classNames(styles.group, isOne && field.options.length <= SIDE_BY_SIDE && styles.row)}
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
  if (field.kind === 'checkbox') return <CheckboxControl field={field} {...rest} />;
  if (field.kind === 'radio' || field.kind === 'choices') return <OptionsControl field={field} {...rest} />;
  return <FramedControl field={field} {...rest} />;
}
