import { FORM_FIELD, KEY_FIELD, START_FIELD, HONEYPOT_FIELD, type FormToken } from '../../lib/form/form-answer';
import { VisuallyHidden } from '../visually-hidden';

type Props = { form: string; formToken: FormToken };

/** Hidden fields of a form: its name, its form token, and the honeypot. */
export function HiddenFields({ form, formToken }: Props) {
  return (
    <>
      <input type="hidden" name={FORM_FIELD} value={form} />
      <input type="hidden" name={KEY_FIELD} value={formToken.key} />
      <input type="hidden" name={START_FIELD} value={formToken.start} />
      <VisuallyHidden>
        <label>
          Laissez ce champ vide
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </VisuallyHidden>
    </>
  );
}
