/** Holds the lock of the folder in DATA_DIR until it is killed. */
import { lockDataDirectory } from '../lock/data-directory-lock';

lockDataDirectory(process.env.DATA_DIR ?? '').then(
  () => {
    console.log('locked');
    setInterval(() => undefined, 1000);
  },
  (error: Error) => console.log(`refused ${error.message}`),
);
