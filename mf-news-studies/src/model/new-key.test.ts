import { idempotencyKeySchema } from '@vipp/shared/contract/submissions';
import { newKey } from './new-key';

describe('newKey', () => {
  it('makes a key that the content service takes', () => {
    expect(idempotencyKeySchema.safeParse(newKey()).success).toBe(true);
  });

  it('makes one over plain HTTP too, where browsers have no randomUUID', () => {
    const original = crypto.randomUUID;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true, writable: true });
    try {
      const keys = Array.from({ length: 200 }, newKey);
      expect(keys.filter((key) => !idempotencyKeySchema.safeParse(key).success)).toEqual([]);
      expect(new Set(keys).size).toBe(keys.length);
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true, writable: true });
    }
  });
});
