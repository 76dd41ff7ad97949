import * as z from 'zod/mini';
import { categorySchema } from '@vipp/shared/contract/content-api';
import { readRows } from './content-lists';

const source = { name: 'rows', schema: z.object({ id: z.number(), text: z.string() }), fallbacks: { text: '' } };

describe('a reader of rows', () => {
  it('reports a row that cannot be read in full', () => {
    const list = [{ id: 1, text: 5 }, { id: 'x' }];
    const unreadable = [
      { id: '1', fields: ['text'], isLeftOut: false },
      { id: 'x', fields: ['id', 'text'], isLeftOut: true },
    ];
    expect(readRows(source, list)).toEqual({ rows: [{ id: 1, text: '' }, undefined], unreadable });
  });

  it('reads whole numbers that a backend writes as text', () => {
    const categories = { name: 'categories', schema: categorySchema, fallbacks: {} };
    const category = (id: unknown) => ({ id, name: 'RSE' });
    const { rows } = readRows(categories, [category('4'), category(5), category('4.5'), category('')]);
    expect(rows).toEqual([category(4), category(5), undefined, undefined]);
  });
});
