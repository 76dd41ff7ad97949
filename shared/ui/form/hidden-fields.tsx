import { FORM_FIELD, KEY_FIELD, START_FIELD, HONEYPOT_FIELD, type FormToken } from '../../lib/form/form-answer';
import { VisuallyHidden } from '../visually-hidden';

type Props = { form: string; session: FormToken };

/** What a form carries beside its fields: its name, its key, its start, and a trap that only robots fill in. */
export function HiddenFields({ form, session }: Props) {
  return (
    <>
      <input type="hidden" name={FORM_FIELD} value={form} />
      <input type="hidden" name={KEY_FIELD} value={session.key} />
      <input type="hidden" name={START_FIELD} value={session.start} />
      <VisuallyHidden>
        <label>
          Laissez ce champ vide
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </VisuallyHidden>
    </>
  );
}
