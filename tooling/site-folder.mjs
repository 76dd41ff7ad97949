// @ts-check
/** The folder with the packages: the project's, or in production that of `server.js`. */
import path from 'node:path';

export const siteFolder = path.resolve(import.meta.dirname, '..');
