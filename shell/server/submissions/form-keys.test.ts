import { FORM_FIELD, HONEYPOT_FIELD, KEY_FIELD, START_FIELD } from '@vipp/shared/lib/form/form-answer';
import { idempotencyKeySchema } from '@vipp/shared/contract/submissions';
import { isDerivedKey } from '@vipp/shared/lib/form/new-key';
import { createAddFormKey } from './form-keys';

const addFormKey = createAddFormKey(['secret']);
const typed = { [FORM_FIELD]: 'contact', nom: 'Diallo', message: 'Bonjour' };

/** The posted form as the action of the page gets it. */
function posted(fields: Record<string, string>, { path = '/contact', add = addFormKey } = {}) {
  const form = new URLSearchParams(fields);
  add(form, path);
  return { key: form.get(KEY_FIELD), start: form.get(START_FIELD) };
}

describe('the key of a form that was sent without scripts', () => {
  it('is a valid key, the same each time the form is sent, and its start is long ago', () => {
    const first = posted({ ...typed, [KEY_FIELD]: '', [START_FIELD]: '' });
    expect(idempotencyKeySchema.safeParse(first.key).success).toBe(true);
    expect([isDerivedKey(String(first.key)), first.start]).toEqual([true, '0']);
    expect(posted(typed)).toEqual(first);
    expect(posted({ ...typed, [HONEYPOT_FIELD]: '' })).toEqual(first);
  });

  it('is another one for other content, on another page, and with another secret', () => {
    const keys = [
      posted(typed),
      posted({ ...typed, nom: 'Diallo ' }),
      posted(typed, { path: '/' }),
      posted(typed, { add: createAddFormKey(['other']) }),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('is that of the page where it has one', () => {
    expect(posted({ ...typed, [KEY_FIELD]: 'own', [START_FIELD]: '5' })).toEqual({ key: 'own', start: '5' });
  });

  it('is not added to what is no form of a page', () => {
    expect(posted({ choice: 'accepted' })).toEqual({ key: null, start: null });
  });
});
