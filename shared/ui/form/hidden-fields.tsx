import { useState } from 'react';
import {
  FORM_FIELD,
  KEY_FIELD,
  START_FIELD,
  HONEYPOT_FIELD,
  type FormToken,
  type FormValues,
} from '../../lib/form/form-answer';
import { hydratedFormToken } from '../../lib/form/form-token';
import { useHydrated } from '../use-hydrated';
import { VisuallyHidden } from '../visually-hidden';

type Props = {
  form: string;
  formToken: FormToken;
  /** Values without a field that the visitor sees. */
  values?: Readonly<FormValues>;
};

/** The token of the page. A publicly cacheable page gets one after hydration. */
function useOwnToken(ofPage: FormToken): { key: string; start: number | '' } {
  const isHydrated = useHydrated();
  const [created] = useState(hydratedFormToken);
  if (ofPage.key !== '') return ofPage;
  return isHydrated ? created : { key: '', start: '' };
}

/** Hidden fields of a form: its name, its form token, further values, and the honeypot. */
export function HiddenFields({ form, formToken, values = {} }: Props) {
  const { key, start } = useOwnToken(formToken);
  return (
    <>
      <input type="hidden" name={FORM_FIELD} value={form} />
      <input type="hidden" name={KEY_FIELD} value={key} />
      <input type="hidden" name={START_FIELD} value={start} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Screen readers would read it as the first field of every form. The label is for browsers without style sheets. */}
      <VisuallyHidden>
        <label aria-hidden="true">
          Laissez ce champ vide
          <input key={key} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </VisuallyHidden>
    </>
  );
}
