import * as z from 'zod/mini';
import { INVALID_VALUE, parseFields, parsePayload, UNKNOWN_FIELD } from './field-errors';

type Issue = { path: PropertyKey[]; message: string };

/** The messages for values whose schema has these issues. */
function errorsOf(issues: Issue[]) {
  const schema = z.unknown().check((payload) => {
    payload.issues.push(...issues.map((issue) => ({ code: 'custom' as const, input: null, ...issue })));
  });
  const parsed = parseFields(schema, {});
  return parsed.success ? {} : parsed.errors;
}

describe('the messages of a schema', () => {
  it('are grouped by field, in order', () => {
    const issues = [
      { path: ['nom'], message: 'a' },
      { path: ['email', 0], message: 'b' },
      { path: ['nom'], message: 'c' },
      { path: [], message: 'd' },
    ];
    expect(errorsOf(issues)).toEqual({ nom: ['a', 'c'], email: ['b'], '': ['d'] });
  });

  it('are given once when several rules have the same', () => {
    const issue = { path: ['nom'], message: 'a' };
    expect(errorsOf([issue, issue])).toEqual({ nom: ['a'] });
  });

  it('are French when the schema has none', () => {
    const fields = z.object({ nom: z.string(), choix: z.enum(['a']), age: z.optional(z.int()) });
    const errors = { nom: [INVALID_VALUE], choix: [INVALID_VALUE], age: [INVALID_VALUE] };
    expect(parseFields(fields, { choix: 'z', age: '3' })).toEqual({ success: false, errors });
  });

  it.each(['__proto__', '__defineGetter__', 'constructor', 'toString'])(
    'are stored under a field that is named %s, and change nothing else',
    (name) => {
      const errors = errorsOf([{ path: [name], message: 'a' }]);
      expect(Object.entries(errors)).toEqual([[name, ['a']]]);
      expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
    },
  );
});

describe('what a form sent', () => {
  const schema = z.object({ nom: z.string(), note: z._default(z.string(), '') });

  it('is refused with each field that the schema does not know, instead of losing it', () => {
    const errors = { budget: [UNKNOWN_FIELD], constructor: [UNKNOWN_FIELD] };
    expect(parsePayload({ schema }, { nom: 'Awa', budget: '1', constructor: '2' })).toEqual({ success: false, errors });
    const parsed = parsePayload({ schema, dropped: ['budget'] }, { nom: 'Awa', budget: '1' });
    expect(parsed).toEqual({ success: true, data: { nom: 'Awa', note: '' } });
  });
});
