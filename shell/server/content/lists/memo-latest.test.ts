import { memoLatest } from './memo-latest';

describe('memoLatest', () => {
  it('computes again only when an input is another object', () => {
    const join = jest.fn((...lists: readonly string[][]) => lists.flat().join(''));
    const joined = memoLatest(join);
    const [first, second] = [['a'], ['b']];
    expect([joined(first, second), joined(first, second)]).toEqual(['ab', 'ab']);
    expect(join).toHaveBeenCalledTimes(1);
    expect(joined(first, ['c'])).toBe('ac');
    expect(joined(first, second)).toBe('ab');
    expect(join).toHaveBeenCalledTimes(3);
  });
});
