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

  it('adds, replaces and removes rows by changes, and keeps the objects of all others', () => {
    const { read, change } = createRowReader(source);
    const [first] = read([
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
      { id: 3, text: 'c' },
    ]).rows;
    const changes = {
      data: [
        { id: 2, text: 'B' },
        { id: 4, text: 'd' },
      ],
      ids: [2, 3, 4],
    };
    const changed = change(changes).rows;
    expect(changed).toEqual([
      { id: 1, text: 'a' },
      { id: 2, text: 'B' },
      { id: 4, text: 'd' },
    ]);
    expect(changed[0]).toBe(first);
    // A version that was changed already, as after an answer that was read and could not be used.
    expect(change(changes).rows).toEqual(changed);
    expect(read([{ id: 1, text: 'a' }]).rows[0]).toBe(first);
  });

  it('reports a row that changes make unreadable, and no longer one that they mend', () => {
    const { read, change } = createRowReader(source);
    read([
      { id: 1, text: 5 },
      { id: 2, text: 'b' },
    ]);
    const { rows, unreadable } = change({ data: [{ id: 1, text: 'a' }, { id: 2 }], ids: [1, 2] });
    expect(rows).toEqual([
      { id: 1, text: 'a' },
      { id: 2, text: '' },
    ]);
    expect(unreadable).toEqual([{ id: '2', fields: ['text'], isLeftOut: false }]);
  });
});
