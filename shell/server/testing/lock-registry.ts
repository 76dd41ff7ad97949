/** Acquires the lock of the registry in a folder until the process is killed: `lock-registry.ts FOLDER`. */
import { createFolderStore } from '../remotes/registry/local-store';

void createFolderStore(process.argv[2] ?? '').then(() => {
  console.log('locked');
  setInterval(() => undefined, 1_000);
});
