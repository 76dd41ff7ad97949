/** `npm run check`: every package, with project references. tsconfig.json names those that are no remote. */
import { runScript } from '../run/test-programs';
import { remoteFolders } from '../remote-folders';

export const main = (): Promise<void> => runScript('node_modules/typescript/bin/tsc', ['-b', '.', ...remoteFolders()]);
