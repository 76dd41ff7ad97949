import path from 'node:path';

/** Folder with the built packages that are tested: this checkout, unless PACKAGES_DIR names another. */
export const packagesFolder = process.env.PACKAGES_DIR ?? path.resolve(import.meta.dirname, '../..');
