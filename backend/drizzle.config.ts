import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/database/schema.ts', './src/database/submission-schema.ts', './src/database/candidate-schema.ts'],
  out: './migrations',
});
