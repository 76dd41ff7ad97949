import { KEY_FIELD, START_FIELD, HONEYPOT_FIELD } from './form-answer';
import { isSuspect, newFormToken, readFormToken } from './form-token';

const NOW = 1_800_000_000_000;

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('the token of a form', () => {
  it('is read from the posted form', () => {
    const formToken = newFormToken(NOW);
    expect(readFormToken(formOf({ [KEY_FIELD]: formToken.key, [START_FIELD]: String(formToken.start) }))).toEqual(
      formToken,
    );
  });

  it('is created again when its key is invalid', () => {
    const { key, start } = readFormToken(formOf({ [KEY_FIELD]: 'x', [START_FIELD]: 'hier' }), NOW);
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(start).toBe(NOW);
  });
});

describe('a form is suspect', () => {
  const after = (ms: number, fields: Record<string, string> = {}) =>
    isSuspect(formOf(fields), { key: '', start: NOW - ms }, NOW);

  it('when it took less than two seconds', () => {
    expect(after(1_999)).toBe(true);
    expect(after(2_000)).toBe(false);
  });

  it('when its honeypot is filled in, however long it took', () => {
    expect(after(60_000, { [HONEYPOT_FIELD]: 'https://example.com' })).toBe(true);
    expect(after(60_000, { [HONEYPOT_FIELD]: '' })).toBe(false);
  });

  it('not when the visitor’s clock is behind the server’s', () => {
    expect(after(-3_600_000)).toBe(false);
  });
});
