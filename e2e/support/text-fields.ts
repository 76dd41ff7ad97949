/** The text fields of calls, found in the schemas of their inputs, so that a new one cannot be forgotten. */
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

type TextField = {
  /** Such as `applications.filter.search`; `[]` for each item of a list. */
  name: string;
  /** Whether it takes texts of one form only, such as a day or a random token. */
  isFormatted: boolean;
  schema: $ZodType;
};

const hasFormat = (schema: $ZodType): boolean => {
  const { def } = schema._zod as { def: { format?: string; checks?: readonly { _zod: { def: { check: string } } }[] } };
  return def.format !== undefined || (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'string_format');
};

/** @throws on a kind of schema that no call has had so far: say here whether it takes text */
export function textFieldsOf(name: string, schema: $ZodType): TextField[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [{ name, isFormatted: hasFormat(schema), schema }];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => textFieldsOf(`${name}.${key}`, value));
    case 'array':
      return textFieldsOf(`${name}[]`, def.element);
    case 'optional':
    case 'nullable':
      return textFieldsOf(name, def.innerType);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return [];
    default:
      throw new Error(`${name} is a ${def.type}: textFieldsOf does not know whether that takes text`);
  }
}
