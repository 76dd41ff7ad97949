/** Of `npm run migrations:generate`, whose program is not installed otherwise. */
export default {
  dialect: 'postgresql',
  schema: './src/database/*schema.ts',
  out: './migrations',
};
