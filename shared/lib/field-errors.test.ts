import { toFieldErrors } from './field-errors';

describe('the messages of a schema', () => {
  it('stand under the field that they are about, in order', () => {
    const issues = [{ path: ['nom'], message: 'a' }, { path: ['email', 0], message: 'b' }, { path: ['nom'], message: 'c' }, { path: [], message: 'd' }];
    expect(toFieldErrors(issues)).toEqual({ nom: ['a', 'c'], email: ['b'], '': ['d'] });
  });

  it.each(['__proto__', '__defineGetter__', 'constructor', 'toString'])('stand under a field that somebody named %s, and touch nothing else', (name) => {
    const errors = toFieldErrors([{ path: [name], message: 'a' }]);
    expect(Object.entries(errors)).toEqual([[name, ['a']]]);
    expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
  });
});
