import path from 'node:path';
import { packageDirectory } from '../package-directory';

/** SQL that drizzle-kit generated from `schema.ts`, and its journal. */
export const migrations = { migrationsFolder: path.join(packageDirectory(), 'migrations') };

/** Channel on which triggers of the migrations notify of changes of content. */
export const CONTENT_CHANGED = 'content_changed';
