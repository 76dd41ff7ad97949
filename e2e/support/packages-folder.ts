import path from 'node:path';

/** Folder of the tested packages: this checkout, unless PACKAGES_DIR names another. */
export const packagesFolder = process.env.PACKAGES_DIR ?? path.resolve(import.meta.dirname, '../..');
