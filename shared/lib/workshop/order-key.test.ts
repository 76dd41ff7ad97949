import * as fc from 'fast-check';
import { orderBetween, orderKeys } from './order-key';

describe('keys of an order', () => {
  it('are in order for a whole list', () => {
    for (const count of [0, 1, 2, 61, 62, 500]) {
      const keys = orderKeys(count);
      expect(keys).toHaveLength(count);
      expect(keys).toEqual([...new Set(keys)].toSorted());
    }
  });

  it('exist between any two others, again and again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { maxLength: 200 }), (places) => {
        const keys = orderKeys(3);
        for (const place of places) {
          const index = place % (keys.length + 1);
          keys.splice(index, 0, orderBetween(keys[index - 1], keys[index]));
        }
        expect(keys).toEqual([...new Set(keys)].toSorted());
      }),
    );
  });

  it('stay short at both ends of a list', () => {
    let [first, last] = orderKeys(1);
    last = first;
    for (let index = 0; index < 100; index += 1) {
      first = orderBetween(undefined, first);
      last = orderBetween(last, undefined);
    }
    expect(first?.length).toBeLessThan(40);
    expect(last?.length).toBeLessThan(40);
  });

  it('follow two that are the same', () => {
    const between = orderBetween('V1', 'V1');
    expect(['V1', between, 'V2'].toSorted()).toEqual(['V1', between, 'V2']);
  });
});
