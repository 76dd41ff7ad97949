/** OpenAPI 3.1 description, generated from the schemas of the contract. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import * as contract from '@vipp/shared/contract/content-api';

/** Schemas that the description names once, under `components`. */
function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  registry.add(contract.contentEntrySchema, { id: 'ContentEntry' });
  registry.add(contract.categorySchema, { id: 'Category' });
  registry.add(contract.postSchema, { id: 'Post' });
  registry.add(contract.postCategorySchema, { id: 'PostCategory' });
  registry.add(contract.etudeSchema, { id: 'Etude' });
  registry.add(contract.apiMessageSchema, { id: 'Message' });
  return registry;
}

export async function describeApi(app: FastifyInstance): Promise<void> {
  const schemaRegistry = namedSchemas();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Content service of the VIPP site',
        description: 'Content pages, posts and case studies. Files are served below `/backend/public/storage`.',
        version: '1.0.0',
      },
      servers: [{ url: '/' }],
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
}
