/** The fields of a schema of the contract, one by one. */
import * as z from 'zod/mini';

/** A value that is neither an object nor a list; `path` is written like `data[].typologie.content`. */
export type Field = { path: string; expected: string; optional: boolean };

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

function describe(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describe).join(' or ');
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  return [schema.type ?? 'anything'].flat().join(' or ');
}

function fieldsBelow(schema: JsonSchema, path: string, optional: boolean): Field[] {
  if (schema.type === 'array' && isSchema(schema.items) && !Array.isArray(schema.items)) {
    return fieldsBelow(schema.items, `${path}[]`, optional);
  }
  if (schema.type !== 'object') return [{ path, expected: describe(schema), optional }];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isSchema(property)
      ? fieldsBelow(property, path === '' ? name : `${path}.${name}`, optional || !schema.required?.includes(name))
      : [],
  );
}

/** Every field that `schema` names, in its order. */
export function fieldsOf(schema: z.core.$ZodType): Field[] {
  return fieldsBelow(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), '', false);
}
