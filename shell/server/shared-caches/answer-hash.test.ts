import { hashOf } from './answer-hash';

describe('the hash of an answer', () => {
  it('is the same for equal answers, whatever objects they are', () => {
    const card = { id: 1, title: 'A' };
    expect(hashOf({ ok: true, data: [card, { id: 2 }] })).toBe(hashOf({ ok: true, data: [{ ...card }, { id: 2 }] }));
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { a: null }],
    [['a', 'b'], ['a,b']],
    [['a'], { 0: 'a' }],
    [[['a'], 'b'], [['a', 'b']]],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])('differs between %j and %j', (one, other) => {
    expect(hashOf(one)).not.toBe(hashOf(other));
  });
});
