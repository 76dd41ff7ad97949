import type { ReactNode } from 'react';
import type { FormValues } from '../../lib/form/form-answer';
import type { FieldDefinition, FormDefinition } from '../../lib/form/form-definition';
import { fieldId } from './form-failure';
import { FormField } from './form-field';
import type { FieldView } from './use-typed-checks';
import styles from './field-grid.module.css';

const isHalf = (field: FieldDefinition): boolean => 'width' in field && field.width === 'half';

type GridProps = {
  form: Pick<FormDefinition, 'name'>;
  fields: readonly FieldDefinition[];
  /** Initial values of the fields. */
  values: FormValues | undefined;
  viewOf: (name: string) => FieldView;
};

/** Fields below each other; on wide screens two fields of half a width are side by side. */
export function FieldGrid({ form, fields, values, viewOf }: GridProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} className={isHalf(field) ? undefined : styles.whole}>
          <FormField
            id={fieldId(form, field.name)}
            field={field}
            value={values?.[field.name]}
            view={viewOf(field.name)}
          />
        </div>
      ))}
    </div>
  );
}

type GroupProps = { legend: string | undefined; children: ReactNode };

/** A group of fields in a fieldset; without a legend, only the fields. */
export function FieldGroup({ legend, children }: GroupProps) {
  if (!legend) return children;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
