import { builtInApplication } from '../../contract/application/built-in-application';
import { checkDefinition } from './check-definition';

const partAt = (definition: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], definition);

describe('the path of a problem', () => {
  it('leads to the part that its place names', () => {
    const [first, second] = builtInApplication.steps[1]?.sections ?? [];
    const fields = first?.fields.map((field) => (field.name === 'filiere' ? { ...field, maxLength: 5 } : field));
    const sections = [second, { ...first, fields }, ...(builtInApplication.steps[1]?.sections.slice(2) ?? [])];
    const definition = {
      ...builtInApplication,
      steps: [builtInApplication.steps[0], { ...builtInApplication.steps[1], sections }],
    };
    const { problems } = checkDefinition(definition);
    expect(problems.map(({ path }) => partAt(definition, path ?? []))).toEqual([
      expect.objectContaining({ name: 'filiere' }),
    ]);
  });
});
