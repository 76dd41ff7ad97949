import { idempotencyKeySchema } from '../../contract/submissions';
import { newKey } from './new-key';

describe('a new key', () => {
  const { randomUUID } = crypto;
  afterEach(() => {
    crypto.randomUUID = randomUUID;
  });

  it('is a UUID, and another one each time', () => {
    expect(idempotencyKeySchema.safeParse(newKey()).success).toBe(true);
    expect(newKey()).not.toBe(newKey());
  });

  it('is a UUID when the browser has random bytes only', () => {
    Object.assign(crypto, { randomUUID: undefined });
    expect(idempotencyKeySchema.safeParse(newKey()).success).toBe(true);
    expect(newKey()).not.toBe(newKey());
  });
});
