/** Configuration of drizzle-kit for `npm run migrations:generate`, which downloads it: it is not a dependency. */
export default {
  dialect: 'postgresql',
  schema: './src/database/*schema.ts',
  out: './migrations',
};
