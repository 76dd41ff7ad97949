import { idempotencyKeySchema } from '../../contract/submissions';
import { formDataOf } from '../../testing/posted-form';
import { KEY_FIELD, START_FIELD, HONEYPOT_FIELD } from './form-answer';
import { isHoneypotFilled, missingFillMs, newFormToken, readFormToken } from './form-token';
import { newKey } from './new-key';

const NOW = 1_800_000_000_000;

it('the token of a form is read from the posted form', () => {
  const formToken = newFormToken(NOW);
  expect(readFormToken(formDataOf({ [KEY_FIELD]: formToken.key, [START_FIELD]: String(formToken.start) }))).toEqual(
    formToken,
  );
});

it('the token of a form is created again when its key is invalid', () => {
  const { key, start } = readFormToken(formDataOf({ [KEY_FIELD]: 'x', [START_FIELD]: 'hier' }), NOW);
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(start).toBe(NOW);
});

describe('the minimum time of a form', () => {
  const missingAfter = (ms: number) => missingFillMs({ key: '', start: NOW - ms }, NOW);

  it('has two seconds', () => {
    expect([500, 1_999, 2_000].map(missingAfter)).toEqual([1_500, 1, 0]);
  });

  it('is over when the visitor’s clock is behind the server’s', () => {
    expect(missingAfter(-3_600_000)).toBe(0);
  });
});

it('a filled honeypot is recognised', () => {
  const forms = ['https://example.com', ''].map((text) => formDataOf({ [HONEYPOT_FIELD]: text }));
  expect(forms.map(isHoneypotFilled)).toEqual([true, false]);
});

describe('a new key', () => {
  const { randomUUID } = crypto;
  afterEach(() => void (crypto.randomUUID = randomUUID));

  it.each([
    ['random UUIDs', randomUUID],
    ['random bytes only', undefined],
  ])('is another UUID each time in a browser with %s', (_what, given) => {
    Object.assign(crypto, { randomUUID: given });
    const keys = [newKey(), newKey()];
    expect(keys.map((key) => idempotencyKeySchema.safeParse(key).success)).toEqual([true, true]);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
