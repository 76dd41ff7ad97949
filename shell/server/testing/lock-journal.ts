/** Acquires the lock of the journal in a folder until the process is killed: `lock-journal.ts FOLDER`. */
import { createJournalStore } from '../remotes/registry/journal-store';

void createJournalStore(process.argv[2] ?? '').then(() => {
  console.log('locked');
  setInterval(() => undefined, 1_000);
});
