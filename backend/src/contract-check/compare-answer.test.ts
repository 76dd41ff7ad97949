import { etudeListSchema, postListSchema } from '@vipp/shared/contract/content-api';
import { compareAnswer } from './compare-answer';

const post = {
  id: 1,
  title: 'Titre',
  slug: 'titre',
  image: null,
  meta_description: null,
  content: null,
  published_at: '2025-01-01',
};
const fieldOf = (reports: ReturnType<typeof compareAnswer>, path: string) =>
  reports.find((report) => report.path === path);

describe('comparing an answer with its schema', () => {
  it('counts the values of each field that conforms', () => {
    const reports = compareAnswer(postListSchema, { data: [post, post] });
    expect(reports.filter(({ wrong }) => wrong)).toEqual([]);
    expect(fieldOf(reports, 'data[].title')).toEqual({
      path: 'data[].title',
      expected: 'string',
      optional: false,
      values: 2,
    });
    expect(fieldOf(reports, 'data[].image')).toMatchObject({ expected: 'string or null', values: 2 });
    expect(fieldOf(reports, 'data[].image_width')).toMatchObject({ optional: true, values: 0 });
  });

  it('reports for a wrong field what was received, how often, and where first', () => {
    const reports = compareAnswer(postListSchema, { data: [post, { ...post, id: 'b' }, { ...post, id: 'c' }] });
    expect(fieldOf(reports, 'data[].id')).toMatchObject({
      expected: 'integer or string',
      values: 3,
      wrong: { times: 2, got: '"b"', example: 'data[1].id' },
    });
  });

  it('reports a field that is missing', () => {
    const { slug: _slug, ...without } = post;
    expect(fieldOf(compareAnswer(postListSchema, { data: [without] }), 'data[].slug')).toMatchObject({
      values: 0,
      wrong: { times: 1, got: 'nothing', example: 'data[0].slug' },
    });
  });

  it('names the values that a field may have', () => {
    const report = fieldOf(compareAnswer(etudeListSchema, { data: [{ etude_theme: 'it' }] }), 'data[].etude_theme');
    expect(report?.expected).toContain('"activités-it"');
    expect(report?.wrong?.got).toBe('"it"');
  });

  it.each([
    [[post], '(the answer)', 'object', 'a list'],
    [{ data: {} }, 'data', 'array', 'an object'],
    [{ data: [null] }, 'data[]', 'object', 'null'],
  ])('reports where %j does not match the schema', (answer, path, expected, got) => {
    expect(fieldOf(compareAnswer(postListSchema, answer), path)).toMatchObject({ expected, wrong: { got } });
  });
});
