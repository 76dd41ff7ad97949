import * as z from 'zod/mini';
import { categorySchema } from '@vipp/shared/contract/content-api';
import { createRowReader } from './read-rows';

const source = { name: 'rows', schema: z.object({ id: z.number(), text: z.string() }), fallbacks: { text: '' } };

describe('a reader of rows', () => {
  it('returns the same object for a row that did not change, wherever it is in the list', () => {
    const { read } = createRowReader(source);
    const [first, second] = read([
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
    ]).rows;
    const next = read([
      { id: 3, text: 'c' },
      { id: 1, text: 'a' },
      { id: 2, text: 'changed' },
    ]).rows;
    expect(next[1]).toBe(first);
    expect(next[2]).not.toBe(second);
    expect(next[2]).toEqual({ id: 2, text: 'changed' });
  });

  it('reports a row that cannot be read in full in every version', () => {
    const { read } = createRowReader(source);
    const list = [{ id: 1, text: 5 }, { id: 'x' }];
    const unreadable = [
      { id: '1', fields: ['text'], isLeftOut: false },
      { id: 'x', fields: ['id', 'text'], isLeftOut: true },
    ];
    for (let version = 0; version < 2; version += 1)
      expect(read(list)).toEqual({ rows: [{ id: 1, text: '' }, undefined], unreadable });
  });

  it('reads whole numbers that a backend writes as text', () => {
    const { read } = createRowReader({ name: 'categories', schema: categorySchema, fallbacks: {} });
    const category = (id: unknown) => ({ id, name: 'RSE' });
    const { rows } = read([category('4'), category(5), category('4.5'), category('')]);
    expect(rows).toEqual([category(4), category(5), undefined, undefined]);
  });
});
