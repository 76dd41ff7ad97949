// @ts-check
/** The folder that holds the packages: that of the project, or in a package for production that of `server.js`. */
import path from 'node:path';

export const siteFolder = path.resolve(import.meta.dirname, '..');
