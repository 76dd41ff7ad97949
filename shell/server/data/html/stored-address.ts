import { STORAGE_BASE } from '@vipp/shared/contract/paths';

/** A path of a stored file without `..`, backslashes, or encoded dots, separators, percent signs or null bytes. */
export const isStored = (path: string): boolean =>
  path.startsWith(`${STORAGE_BASE}/`) && !/\.\.|\\|%(?:2e|2f|5c|25|00)/i.test(path);

const STORED = /^(?:(?:https?:)?\/\/[^/]+)?\/?(?:backend\/public\/|\.\/)?storage\//i;

/** `storage/a.pdf`, in any of the spellings used in content → `/backend/public/storage/a.pdf`. */
export const storedAddress = (address: string): string =>
  STORED.test(address) ? address.replace(STORED, `${STORAGE_BASE}/`) : address;
