import { buildAll } from '../build/build-packages';
import { asUserError } from '../user-error.mjs';

/** Builds it when it is stale, before a command line of it runs; the standard output is the command's. */
export const buildBackend = (): Promise<void> => buildAll({ log: console.error, only: ['backend'] }).catch(asUserError);
