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

const WITHOUT_TEXT: readonly string[] = ['number', 'boolean', 'enum', 'literal'];

/** @throws on a kind of schema that no call has had so far: say here whether it takes text */
export function textFieldsOf(name: string, schema: $ZodType): TextField[] {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'string') return [{ name, isFormatted: hasFormat(schema), schema }];
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, value]) => textFieldsOf(`${name}.${key}`, value));
  if (def.type === 'array') return textFieldsOf(`${name}[]`, def.element);
  if (def.type === 'union') return def.options.flatMap((option) => textFieldsOf(name, option));
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'readonly')
    return textFieldsOf(name, def.innerType);
  if (WITHOUT_TEXT.includes(def.type)) return [];
  throw new Error(`${name} is a ${def.type}: textFieldsOf does not know whether that takes text`);
}
