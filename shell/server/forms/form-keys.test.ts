import { FORM_FIELD, HONEYPOT_FIELD, KEY_FIELD, START_FIELD } from '@vipp/shared/lib/form/form-answer';
import { idempotencyKeySchema } from '@vipp/shared/contract/submissions';
import { earlierKey, isDerivedKey } from '@vipp/shared/lib/form/new-key';
import { createAddFormKey } from './form-keys';

const addFormKey = createAddFormKey(['secret']);
const typed = { [FORM_FIELD]: 'contact', nom: 'Diallo', message: 'Bonjour' };

/** The posted form as the action of the page gets it. */
function posted(fields: Record<string, string>, { path = '/contact', add = addFormKey, now = 1_800_000_000_000 } = {}) {
  const form = new URLSearchParams(fields);
  add(form, path, now);
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

  it('changes in the next minute, and names the one before', () => {
    const [first, next, later] = [0, 59_000, 3_600_000].map((ms) => posted(typed, { now: 1_800_000_030_000 + ms }).key);
    expect(new Set([first, next, later]).size).toBe(3);
    expect([next, later].map((key) => earlierKey(String(key)) === first)).toEqual([true, false]);
    expect(earlierKey('3f0c4f5e-7a5e-4d8b-9a52-0f6f1c2d3e4f')).toBeUndefined();
  });

  it('is the page’s own, if any', () => {
    expect(posted({ ...typed, [KEY_FIELD]: 'own', [START_FIELD]: '5' })).toEqual({ key: 'own', start: '5' });
  });

  it('is added to forms of pages only', () => {
    expect(posted({ choice: 'accepted' })).toEqual({ key: null, start: null });
  });
});
