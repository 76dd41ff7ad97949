const refuse = (): never => {
  throw new Error('this server has no compilers of schemas');
};

/**
 * The option `schemaController` of fastify for servers with checks or compilers of their own. Where it names none, fastify
 * loads those of JSON Schema for a tenth of a second at each start.
 */
export const noSchemaCompilers = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };
