/** Holds the journal in the folder that it is given, until it is killed: `hold-journal.ts FOLDER`. */
import { createJournalStore } from '../releases/registry/journal-store';

void createJournalStore(process.argv[2] ?? '').then(() => {
  console.log('holds');
  setInterval(() => undefined, 1_000);
});
